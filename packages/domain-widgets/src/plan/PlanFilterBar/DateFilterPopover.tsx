import { Button } from '@crt/ui/Button';
import { RadioGroup } from '@crt/ui/RadioGroup';
import { Select } from '@crt/ui/Select';
import { useState } from 'react';
import { isReversed } from '../../shared/filter/days-draft.ts';
import { DaysFields } from '../../shared/filter/DaysFields.tsx';
import type { FilterPopoverPlace } from '../../shared/filter/FilterButton.tsx';
import { filterTexts } from '../../shared/filter/filter.texts.ts';
import { FilterSheet } from '../../shared/filter/FilterSheet.tsx';
import { useSettled } from '../../shared/filter/use-settled.ts';
import { planTexts } from '../plan.texts.ts';
import { draftOf, filterOf, type DateDraft } from './date-draft.ts';
import type { DateFilterProps } from './DateFilterButton.tsx';

const texts = planTexts.list.filters;

/** Which date of which milestone, and when: one day, a range, or a range told from today. What is whole counts at once. */
const DateFilterPopover = (props: DateFilterProps & FilterPopoverPlace) => {
  const { label, value, onChange, milestones, dateTypes, trigger, onClose } = props;
  const [draft, setDraft] = useState(() => draftOf(value));
  const settled = useSettled(value);
  const change = (part: Partial<DateDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    // The list stays as it is until the ends have their order; the field says what is wrong.
    onChange(isReversed(next) ? settled.current : filterOf(next));
  };
  const clear = () => {
    setDraft(draftOf(undefined));
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
      <Select<number>
        label={texts.milestone}
        options={milestones}
        value={draft.milestoneId}
        onChange={(milestoneId) => change({ milestoneId })}
        autoFocus
      />
      <RadioGroup
        label={texts.dateType}
        orientation="horizontal"
        options={dateTypes.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(draft.dateType)}
        onChange={(dateType) => change({ dateType: dateType === '0' ? 0 : 1 })}
      />
      <DaysFields draft={draft} onChange={change} />
    </FilterSheet>
  );
};

export default DateFilterPopover;
