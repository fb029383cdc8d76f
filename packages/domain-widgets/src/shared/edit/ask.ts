import { confirm } from '@crt/ui/confirm';
import { toast } from '@crt/ui/toast';
import { editTexts } from './edit.texts.ts';

/** Questions take a quarter of the window here (F56). */
const width = '25%';

/** Asks whether to go on in spite of what the server warns of (A24). */
export const askAboutWarning = (message: string): Promise<boolean> =>
  confirm({
    title: editTexts.warning,
    message,
    confirmLabel: editTexts.ok,
    cancelLabel: editTexts.cancel,
    width,
  });

/** Asks a specified question; a no is answered with 'Operation cancelled.' (A25). */
export async function ask(message: string): Promise<boolean> {
  const isAgreed = await askAboutWarning(message);
  if (!isAgreed) toast({ message: editTexts.cancelled, tone: 'info' });
  return isAgreed;
}

/** Asks before something is deleted for good; after a no it is simply still there (F49, F51). */
export const askToDelete = (message: string): Promise<boolean> =>
  confirm({ message, confirmLabel: editTexts.remove, tone: 'critical', width });
