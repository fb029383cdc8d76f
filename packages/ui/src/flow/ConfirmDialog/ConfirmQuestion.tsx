import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useTexts } from '../../texts/TextsProvider.tsx';
import type { OpenQuestion } from './confirm.ts';

/** The dialog of one question. */
export const ConfirmQuestion = ({ question }: { question: OpenQuestion }) => {
  const texts = useTexts();
  const { title, message, confirmLabel, cancelLabel, tone = 'accent', answer } = question;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      width="small"
      title={title ?? texts.warning}
      onClose={() => answer(false)}
      footer={
        <>
          {cancelLabel !== null && (
            <Button onPress={() => answer(false)}>{cancelLabel ?? texts.cancel}</Button>
          )}
          <Button autoFocus tone={tone} variant="solid" onPress={() => answer(true)}>
            {confirmLabel ?? texts.ok}
          </Button>
        </>
      }
    >
      {message}
    </Dialog>
  );
};
