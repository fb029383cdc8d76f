import { confirm } from '@crt/ui/confirm';
import { toast } from '@crt/ui/toast';
import { editTexts } from './edit.texts.ts';

/** Questions take a quarter of the window here (F56). */
export const questionWidth = '25%';

/** Asks a specified question; a no is answered with 'Operation cancelled.' (A25). */
export async function ask(message: string): Promise<boolean> {
  const isAgreed = await confirm({
    title: editTexts.warning,
    message,
    confirmLabel: editTexts.ok,
    cancelLabel: editTexts.cancel,
    width: questionWidth,
  });
  if (!isAgreed) toast({ message: editTexts.cancelled, tone: 'info' });
  return isAgreed;
}
