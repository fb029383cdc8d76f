import { useWrite } from '@crt/api-client/hooks';
import { acknowledgeGlobalNotification } from '@crt/api-client/main/global-notification';
import { toast } from '@crt/ui/toast';
import { sentenceOf } from '../../shared/edit/sentence-of.ts';
import { globalNoticesTexts as texts } from './global-notices.texts.ts';

/** Records what was ticked and then closes; what could not be recorded is told, and nothing is closed (D21). */
export function useCloseNotices(close: () => void): (acknowledged: readonly number[]) => Promise<void> {
  const { mutateAsync } = useWrite(acknowledgeGlobalNotification);
  return async (acknowledged) => {
    try {
      await Promise.all(acknowledged.map((id) => mutateAsync({ id })));
    } catch (reason) {
      toast({ message: sentenceOf(reason, texts.notAcknowledged), tone: 'critical' });
      return;
    }
    close();
  };
}
