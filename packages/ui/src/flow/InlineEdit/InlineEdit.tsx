import { useEffect, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { Key } from 'react-aria-components/Select';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx';
import { useTexts } from '../../texts/TextsProvider.tsx';
import { InlineDisplay } from './InlineDisplay.tsx';
import { InlineEditing } from './InlineEditing.tsx';
import { useAmongEdits } from './InlineEdits.tsx';
import { loadWhenIdle } from './inline-editor.ts';
import { type InlineEditCommon, type InlineEditProps, limitsOfEdit } from './inline-edit.ts';
import * as styles from './InlineEdit.css.ts';
import { useInlineEdit } from './use-inline-edit.ts';

/**
 * A value that looks like text and is edited where it stands, at the same height. Enter or the check mark confirms,
 * Escape or the cross restores.
 */
export const InlineEdit = <K extends Key = Key>(edit: InlineEditProps<K>) => {
  const texts = useTexts();
  const flow = useInlineEdit(edit as InlineEditCommon<unknown>, limitsOfEdit(edit as InlineEditProps));
  const opener = useRef<HTMLButtonElement>(null);
  useFocusBack(flow.step, opener);
  const isEditable = edit.isReadOnly !== true && edit.disabledReason === undefined;
  useAmongEdits(opener, isEditable && flow.step === 'view');
  useEffect(() => {
    if (isEditable) loadWhenIdle();
  }, [isEditable]);

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
          {...(edit.disabledReason === undefined
            ? { onPress: flow.start }
            : ({ 'aria-disabled': true } as Record<string, unknown>))}
        >
          <span className={textStyle(edit)}>
            <InlineDisplay edit={edit} />
          </span>
          <VisuallyHidden>, {texts.edit(edit.label)}</VisuallyHidden>
        </AriaButton>
      </Tooltip>
    );
  return <InlineEditing edit={edit as InlineEditProps} flow={flow} />;
};

const textStyle = ({ kind, lines }: Pick<InlineEditProps, 'kind' | 'lines'>) => {
  if (kind === 'instant') return `${styles.text} ${styles.instant}`;
  return lines === 3 ? `${styles.text} ${styles.threeLines}` : styles.text;
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
