import type { IdName, StatusOption } from '@crt/api-client/types-main';
import { Button } from '@crt/ui/Button';
import { DatePicker } from '@crt/ui/DatePicker';
import { DateRangePicker } from '@crt/ui/DateRangePicker';
import { RadioGroup } from '@crt/ui/RadioGroup';
import { RelativeRangeField } from '@crt/ui/RelativeRangeField';
import { Select } from '@crt/ui/Select';
import { useState } from 'react';
import type { FilterPopoverPlace } from '../../shared/filter/FilterButton.tsx';
import { filterTexts } from '../../shared/filter/filter.texts.ts';
import { FilterSheet } from '../../shared/filter/FilterSheet.tsx';
import type { PlanDateFilter } from '../plan-date-filter.ts';
import { planTexts } from '../plan.texts.ts';
import { draftOf, filterOf, type DateDraft } from './date-draft.ts';

const texts = planTexts.list.filters;

export interface DateFilterFieldsProps {
  readonly value: PlanDateFilter | undefined;
  /** Gets undefined as long as the fields do not make a whole filter. */
  readonly onChange: (value: PlanDateFilter | undefined) => void;
  readonly milestones: readonly IdName[];
  /** Planned and actual, in the words of the server. */
  readonly dateTypes: readonly StatusOption[];
}

/** Which date of which milestone, and when: one day, a range, or a range told from today. What is whole counts at once. */
const DateFilterPopover = (props: DateFilterFieldsProps & FilterPopoverPlace) => {
  const { value, onChange, milestones, dateTypes, trigger, onClose } = props;
  const [draft, setDraft] = useState(() => draftOf(value));
  const change = (part: Partial<DateDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    onChange(filterOf(next));
  };
  const clear = () => {
    setDraft(draftOf(undefined));
    onChange(undefined);
  };
  return (
    <FilterSheet
      label={texts.date}
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
      <RadioGroup<DateDraft['kind']>
        label={texts.span}
        orientation="horizontal"
        options={texts.spans}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      <SpanFields draft={draft} onChange={change} />
    </FilterSheet>
  );
};

export default DateFilterPopover;

const SpanFields = ({
  draft,
  onChange,
}: {
  draft: DateDraft;
  onChange: (part: Partial<DateDraft>) => void;
}) => {
  if (draft.kind === 'date') {
    return <DatePicker label={texts.day} value={draft.date} onChange={(date) => onChange({ date })} />;
  }
  if (draft.kind === 'range') {
    return <DateRangePicker label={texts.range} value={draft.days} onChange={(days) => onChange({ days })} />;
  }
  return (
    <RelativeRangeField
      label={texts.relative}
      value={draft.range}
      onChange={(range) => onChange({ range })}
    />
  );
};
