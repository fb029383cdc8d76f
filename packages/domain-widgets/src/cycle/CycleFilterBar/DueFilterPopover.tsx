import { Button } from '@crt/ui/Button';
import { useState } from 'react';
import { daysOfDraft, draftOfDays, isReversed, type DaysDraft } from '../../shared/filter/days-draft.ts';
import { DaysFields } from '../../shared/filter/DaysFields.tsx';
import type { FilterPopoverPlace } from '../../shared/filter/FilterButton.tsx';
import { filterTexts } from '../../shared/filter/filter.texts.ts';
import { FilterSheet } from '../../shared/filter/FilterSheet.tsx';
import { useSettled } from '../../shared/filter/use-settled.ts';
import type { DueFilterProps } from './DueFilter.tsx';

/** One day, a range, or a range told from today. What is whole counts at once (G13). */
const DueFilterPopover = (props: DueFilterProps & FilterPopoverPlace) => {
  const { label, value, onChange, trigger, onClose } = props;
  const [draft, setDraft] = useState(() => draftOfDays(value));
  const settled = useSettled(value);
  const change = (part: Partial<DaysDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    // The list stays as it is until the ends have their order; the field says what is wrong.
    onChange(isReversed(next) ? settled.current : daysOfDraft(next));
  };
  const clear = () => {
    setDraft(draftOfDays(undefined));
    onChange(undefined);
  };
  return (
    <FilterSheet
      label={label}
      trigger={trigger}
      onClose={onClose}
      footer={
        <Button variant="ghost" size="small" onPress={clear}>
          {filterTexts.clear}
        </Button>
      }
    >
      <DaysFields draft={draft} onChange={change} />
    </FilterSheet>
  );
};

export default DueFilterPopover;
