import { type ReactNode, useEffect, useState } from 'react';
import { X } from 'lucide-react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTexts } from '../../texts/TextsProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { useUnsaved } from '../Unsaved/use-unsaved.ts';
import * as styles from './Dialog.css.ts';
import { keepPlaceOfOpener } from './keep-place-of-opener.ts';
import { useBeginAtTitle } from './use-begin-at-title.ts';
import { useDiscardQuestion } from './use-discard-question.ts';

/** `small` 400, `medium` 560, `large` 800 px, or what the specification asks in pixels or percent of the window. */
export type DialogWidth = 'small' | 'medium' | 'large' | `${number}px` | `${number}%`;

export interface DialogProps {
  isOpen: boolean;
  /** Called when it should close: Escape, the close button. A press beside it is mostly an accident and does nothing. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the primary one last. They close the dialog themselves. */
  footer?: ReactNode;
  width?: DialogWidth;
  /** `alertdialog` for a question that must be answered; screen readers read its text at once. */
  role?: 'dialog' | 'alertdialog';
  /** Counts as typed, for what is chosen and not typed: selections, dates, checks. */
  isDirty?: boolean;
  /** Off while something is being saved. */
  isClosable?: boolean;
  /** Where it stands: in the middle, or along an edge at full height. */
  placement?: 'center' | 'end' | 'start';
}

/**
 * One question over the page. Escape closes it, unless something was typed: then it asks first, inside itself, and
 * the typed text stays.
 */
export const Dialog = ({
  isOpen,
  onClose,
  isClosable = true,
  placement = 'center',
  ...props
}: DialogProps) => (
  <ModalOverlay
    isOpen={isOpen}
    // Closing goes through the sheet, which knows whether something was typed.
    isKeyboardDismissDisabled
    className={styles.overlay[placement]}
  >
    <Sheet {...props} placement={placement} isClosable={isClosable} onClose={onClose} />
  </ModalOverlay>
);

const namedWidths = ['small', 'medium', 'large'] as const;
const isNamed = (width: DialogWidth): width is (typeof namedWidths)[number] =>
  (namedWidths as readonly string[]).includes(width);

/** Keys that change nothing in a field. */
const passingKeys = new Set(['Tab', 'Escape', 'Shift', 'Control', 'Alt', 'Meta']);

const Sheet = ({
  title,
  children,
  footer,
  width = 'medium',
  role = 'dialog',
  isClosable,
  isDirty = false,
  placement = 'center',
  onClose,
}: Omit<DialogProps, 'isOpen'>) => {
  const texts = useTexts();
  const [isTyped, setTyped] = useState(false);
  usePlaceOfOpener();
  const parts = useBeginAtTitle();
  const { isAsking, ask, answer, goOn } = useDiscardQuestion();
  // What is on its way to the server is not lost by leaving.
  const isUnsaved = isClosable !== false && (isTyped || isDirty);
  useUnsaved(isUnsaved, ask);
  const tryClose = () => {
    if (isUnsaved) void ask().then((isLeaving) => isLeaving && onClose());
    else if (isClosable !== false) onClose();
  };
  return (
    <Modal
      className={`${styles.sheet[placement]} ${isNamed(width) ? styles.width[width] : ''}`}
      style={isNamed(width) ? {} : { inlineSize: width }}
    >
      <div
        role="presentation"
        className={styles.dialog}
        onInput={() => setTyped(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          event.stopPropagation();
          if (isAsking) answer(false);
          else tryClose();
        }}
      >
        <AriaDialog ref={parts} data-component="Dialog" role={role} className={styles.parts}>
          <header className={styles.header}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {isClosable !== false && (
              <span className={styles.close}>
                <IconButton size="small" label={texts.close} icon={<X />} onPress={tryClose} />
              </span>
            )}
          </header>
          <div
            role="presentation"
            className={styles.body}
            // What is chosen makes no input: a press or a key in the fields, or in a list of theirs, says it first.
            onInputCapture={goOn}
            onClickCapture={goOn}
            onKeyDownCapture={({ key }) => {
              if (!passingKeys.has(key)) goOn();
            }}
          >
            {children}
          </div>
          {isAsking ? (
            <footer className={styles.footer}>
              <span role="alert" className={styles.question}>
                {texts.discardTitle}
              </span>
              <Button onPress={() => answer(true)} tone="critical">
                {texts.discard}
              </Button>
              <Button autoFocus onPress={() => answer(false)}>
                {texts.keepEditing}
              </Button>
            </footer>
          ) : (
            footer !== undefined && <footer className={styles.footer}>{footer}</footer>
          )}
        </AriaDialog>
      </div>
    </Modal>
  );
};

/** Who closes it goes on where it was opened. */
const usePlaceOfOpener = () => {
  const [comeBack] = useState(keepPlaceOfOpener);
  useEffect(() => comeBack, [comeBack]);
};

/** A dialog along the edge: something to look at or fill in while the page stays in view. */
export const Drawer = ({
  side = 'end',
  width = '480px',
  ...props
}: Omit<DialogProps, 'placement' | 'role'> & { side?: 'start' | 'end' }) => (
  <Dialog {...props} width={width} placement={side} />
);
