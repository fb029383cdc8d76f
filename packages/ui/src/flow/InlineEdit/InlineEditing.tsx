import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Check, X } from 'lucide-react';
import { IconButton } from '../../primitives/Button/IconButton.tsx';
import { useTexts } from '../../texts/TextsProvider.tsx';
import { useUnsavedChanges } from '../UnsavedChanges/use-unsaved-changes.ts';
import { InlineDisplay } from './InlineDisplay.tsx';
import { editor } from './inline-editor.ts';
import type { InlineEditProps } from './inline-edit.ts';
import * as styles from './InlineEdit.css.ts';
import type { InlineEditFlow } from './use-inline-edit.ts';

/** The editor of one value with its two buttons, from the wish to edit until the value is saved or restored. */
export const InlineEditing = ({ edit, flow }: { edit: InlineEditProps; flow: InlineEditFlow }) => {
  const texts = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useFocusOnBox(box);
  const [Editor] = useState(editor);
  const isPending = flow.step === 'pending';
  const remember = useFocusAgain(box, isPending);
  // A number is a draft only when its field is left.
  const [isTyped, setTyped] = useState(false);
  useUnsavedChanges({ isDirty: isTyped && !isPending });
  // A date that does not exist is no value, and says so itself: an empty one must not be saved in its place.
  const confirm = () => {
    if (box.current?.querySelector('[data-refused]') === null) void flow.confirm();
  };
  return (
    <div
      ref={box}
      data-component="InlineEdit"
      role="group"
      aria-label={texts.edit(edit.label)}
      tabIndex={-1}
      className={`${styles.editing} ${styles.editingWidth[edit.width ?? 'place']}`}
      onFocusCapture={remember}
      onInput={() => setTyped(true)}
      onKeyDownCapture={(event) => onEnter(event, confirm)}
      onKeyDown={(event) => onEscape(event, flow.cancel)}
    >
      <div className={styles.editor}>
        <Suspense
          fallback={
            <span className={styles.waiting}>
              <InlineDisplay edit={edit} />
            </span>
          }
        >
          <Editor
            edit={edit}
            draft={flow.draft}
            onChange={(value) => {
              setTyped(true);
              flow.change(value);
            }}
            isDisabled={isPending}
            isInvalid={flow.error !== undefined}
          />
        </Suspense>
      </div>
      <span data-inline-action="" className={styles.actions}>
        <IconButton
          tone="accent"
          label={texts.confirmEdit}
          icon={<Check />}
          isPending={isPending}
          onPress={confirm}
        />
        <IconButton label={texts.cancelEdit} icon={<X />} isDisabled={isPending} onPress={flow.cancel} />
      </span>
      {flow.error !== undefined && (
        <span role="alert" className={styles.error}>
          {flow.error}
        </span>
      )}
    </div>
  );
};

/** Whether an element that is in use can still have the focus: a field that waits is closed, unless it is only read. */
const keepsFocus = (element: Element | null): boolean =>
  (element instanceof HTMLInputElement || element instanceof HTMLButtonElement) && !element.disabled;

/**
 * What waits for its answer cannot have the focus: meanwhile the box has it, to which a dialog that asks about the value
 * gives it back. Who is refused, or decided nothing in that dialog, goes on where he was, not at the top of the page.
 */
const useFocusAgain = (box: RefObject<HTMLDivElement | null>, isPending: boolean) => {
  const last = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement === box.current;
    if (!isPending && isLost) last.current?.focus();
    const isHere = isLost || box.current?.contains(activeElement) === true;
    if (isPending && isHere && !keepsFocus(activeElement)) box.current?.focus({ preventScroll: true });
  }, [box, isPending]);
  return ({ target }: FocusEvent<HTMLElement>) => {
    if (target !== box.current) last.current = target;
    else if (!isPending) last.current?.focus();
  };
};

/** The box has the focus until its editor takes it, so that Escape leaves one that is on its way, too. */
const useFocusOnBox = (box: RefObject<HTMLElement | null>) => {
  useLayoutEffect(() => {
    if (!box.current?.contains(document.activeElement)) box.current?.focus({ preventScroll: true });
  }, [box]);
};

const isInside = (
  event: KeyboardEvent<HTMLElement>,
): event is KeyboardEvent<HTMLElement> & { target: Element } =>
  // Lists and calendars that the editor opens are children for React only; their keys are their own.
  event.target instanceof Element && event.currentTarget.contains(event.target);

const onEnter = (event: KeyboardEvent<HTMLElement>, confirm: () => void) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isInside(event)) return;
  if (
    event.target.closest(
      '[data-inline-action], [data-component="DatePicker"] button, [data-component="DateTimePicker"] button',
    )
  )
    return;
  event.preventDefault();
  // A number field takes its text over on this very key, after us.
  if (event.target.closest('[data-component="NumberField"]')) {
    setTimeout(confirm);
    return;
  }
  event.stopPropagation();
  confirm();
};

const onEscape = (event: KeyboardEvent<HTMLElement>, cancel: () => void) => {
  if (event.key !== 'Escape' || !isInside(event)) return;
  event.preventDefault();
  event.stopPropagation();
  cancel();
};
