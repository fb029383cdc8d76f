import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useTexts } from '../../texts/TextsProvider.tsx';
import type { OpenQuestion } from './confirm.ts';

/** The dialog of one question. */
export const ConfirmQuestion = ({ question }: { question: OpenQuestion }) => {
  const texts = useTexts();
  const { title, message, confirmLabel, cancelLabel, tone = 'accent', width = 'small', answer } = question;
  // An Enter that was on its way must not do what cannot be undone.
  const isCancelFirst = tone === 'critical' && cancelLabel !== null;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      width={width}
      title={title ?? texts.warning}
      onClose={() => answer(false)}
      footer={
        <>
          {cancelLabel !== null && (
            <Button autoFocus={isCancelFirst} onPress={() => answer(false)}>
              {cancelLabel ?? texts.cancel}
            </Button>
          )}
          <Button autoFocus={!isCancelFirst} tone={tone} variant="solid" onPress={() => answer(true)}>
            {confirmLabel ?? texts.ok}
          </Button>
        </>
      }
    >
      {message}
    </Dialog>
  );
};
