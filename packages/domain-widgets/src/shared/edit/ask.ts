import { confirm } from '@crt/ui/confirm';
import { toast } from '@crt/ui/toast';
import { editTexts } from './edit.texts.ts';

/** Questions take a quarter of the window here (F56). */
const width = '25%';

/** What all questions have in common: title, OK and Cancel (A36). */
const question = (message: string) =>
  ({
    title: editTexts.warning,
    message,
    confirmLabel: editTexts.ok,
    cancelLabel: editTexts.cancel,
    width,
  }) as const;

/** Asks whether to go on in spite of what the server warns of (A24). */
export const askAboutWarning = (message: string): Promise<boolean> => confirm(question(message));

/** A no to any other question than a warning is told (A25). */
const onDeclined = () => void toast({ message: editTexts.cancelled, tone: 'info' });

/** Asks a specified question; a no is answered with 'Operation cancelled.' (A25). */
export const ask = (message: string): Promise<boolean> => confirm({ ...question(message), onDeclined });

/** Asks before what cannot be taken back, beginning on Cancel; a no is answered the same (A25, F49, F51, H16, W6). */
export const askBeforeLoss = (message: string): Promise<boolean> =>
  confirm({ ...question(message), onDeclined, tone: 'critical' });

/** Asks before something is deleted for good where a no is answered with words of its own (I7). */
export const askWithTexts = (
  message: string,
  { declined }: { readonly declined: string },
): Promise<boolean> =>
  confirm({
    ...question(message),
    onDeclined: () => void toast({ message: declined, tone: 'info' }),
    tone: 'critical',
  });

/** Tells something that stops what was begun, until it was read (L4, J5). */
export const tell = async (title: string, message: string): Promise<void> => {
  await confirm({ title, message, confirmLabel: editTexts.ok, cancelLabel: null, width });
};
