import { type KeyboardEvent, Suspense, lazy, useEffect, useRef } from 'react';
import { Check, X } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { Key } from 'react-aria-components/Select';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { IconButton } from '../../primitives/Button/IconButton.tsx';
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx';
import { useTexts } from '../../texts/TextsProvider.tsx';
import { InlineDisplay } from './InlineDisplay.tsx';
import type { InlineEditCommon, InlineEditProps } from './inline-edit.ts';
import * as styles from './InlineEdit.css.ts';
import { useInlineEdit } from './use-inline-edit.ts';

// Fields, lists and calendars are many times the size of the text that they edit, so they come when a hand or the focus
// comes near.
const loadEditor = () => import('./InlineEditor.tsx');
const InlineEditor = lazy(async () => ({ default: (await loadEditor()).InlineEditor<Key> }));

/**
 * A value that looks like text and is edited where it stands, at the same height. Enter or the check mark confirms,
 * Escape or the cross restores.
 */
export const InlineEdit = <K extends Key = Key>(edit: InlineEditProps<K>) => {
  const texts = useTexts();
  const flow = useInlineEdit(edit as InlineEditCommon<unknown>);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusBack(flow.step, opener);

  if (edit.isReadOnly === true)
    return (
      <span data-component="InlineEdit" className={styles.fixed}>
        <InlineDisplay edit={edit} />
      </span>
    );
  if (flow.step === 'view')
    return (
      <Tooltip content={edit.disabledReason} isDisabled={edit.disabledReason === undefined} delay={200}>
        <AriaButton
          ref={opener}
          data-component="InlineEdit"
          className={styles.display}
          onHoverStart={() => void loadEditor()}
          onFocus={() => void loadEditor()}
          {...(edit.disabledReason === undefined
            ? { onPress: flow.start }
            : ({ 'aria-disabled': true } as Record<string, unknown>))}
        >
          <span className={styles.text}>
            <InlineDisplay edit={edit} />
          </span>
          <VisuallyHidden>, {texts.edit(edit.label)}</VisuallyHidden>
        </AriaButton>
      </Tooltip>
    );
  const isPending = flow.step === 'pending';
  return (
    <div
      data-component="InlineEdit"
      role="group"
      aria-label={texts.edit(edit.label)}
      className={styles.editing}
      onKeyDownCapture={(event) => onEnter(event, () => void flow.confirm())}
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
          <InlineEditor
            edit={edit as InlineEditProps}
            draft={flow.draft}
            onChange={flow.change as (value: never) => void}
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
          onPress={() => void flow.confirm()}
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

/** Whoever leaves the editor by key stands on the value again, not at the top of the page. */
const useFocusBack = (step: string, opener: { current: HTMLButtonElement | null }) => {
  const before = useRef(step);
  useEffect(() => {
    const hasLeft = before.current !== 'view' && step === 'view';
    before.current = step;
    if (hasLeft && (document.activeElement === document.body || document.activeElement === null))
      opener.current?.focus();
  }, [step, opener]);
};
