import { Button } from '@crt/ui/Button';
import { useState, type ReactNode } from 'react';
import type { FilterControl } from '../list/filter-face.ts';
import type { FilterPopoverPlace } from './FilterButton.tsx';
import { filterTexts } from './filter.texts.ts';
import { FilterSheet } from './FilterSheet.tsx';
import { useSettled } from './use-settled.ts';

export interface DraftSheetProps<Value, Draft> extends FilterControl<Value | undefined>, FilterPopoverPlace {
  /** The fields that show a value. */
  readonly draftOf: (value: Value | undefined) => Draft;
  /** The value that the fields make; undefined where they say nothing that can be asked for. */
  readonly valueOf: (draft: Draft) => Value | undefined;
  /** Whether the fields end before they begin. */
  readonly isReversed: (draft: Draft) => boolean;
  /** The fields after Clear; default: those of no value. */
  readonly clearedOf?: (draft: Draft) => Draft;
  readonly children: (draft: Draft, change: (part: Partial<Draft>) => void) => ReactNode;
}

/** Several fields that make one value of a filter: what is whole counts at once, what is not yet does not narrow. */
export const DraftSheet = <Value, Draft extends object>(props: DraftSheetProps<Value, Draft>) => {
  const { label, value, onChange, trigger, onClose, children } = props;
  const { draftOf, valueOf, isReversed, clearedOf = () => draftOf(undefined) } = props;
  const [draft, setDraft] = useState(() => draftOf(value));
  const settled = useSettled(value);
  const put = (next: Draft) => {
    setDraft(next);
    // The list stays as it is until the ends have their order; the field says what is wrong.
    onChange(isReversed(next) ? settled.current : valueOf(next));
  };
  return (
    <FilterSheet
      label={label}
      trigger={trigger}
      onClose={onClose}
      footer={
        <Button variant="ghost" size="small" onPress={() => put(clearedOf(draft))}>
          {filterTexts.clear}
        </Button>
      }
    >
      {children(draft, (part) => put({ ...draft, ...part }))}
    </FilterSheet>
  );
};
