import { plannedDays } from '@crt/domain/planned-years';
import { DatePicker } from '@crt/ui/DatePicker';
import { DateRangePicker } from '@crt/ui/DateRangePicker';
import { RadioGroup } from '@crt/ui/RadioGroup';
import { RelativeRangeField } from '@crt/ui/RelativeRangeField';
import type { DaysDraft } from './days-draft.ts';
import { daysTexts as texts } from './days.texts.ts';

export interface DaysFieldsProps {
  readonly draft: DaysDraft;
  readonly onChange: (part: Partial<DaysDraft>) => void;
}

/** One day, a range of days, or one that is told from today (E12). */
export const DaysFields = ({ draft, onChange }: DaysFieldsProps) => (
  <>
    <RadioGroup<DaysDraft['kind']>
      label={texts.span}
      orientation="horizontal"
      options={texts.spans}
      value={draft.kind}
      onChange={(kind) => onChange({ kind })}
    />
    <FieldsOfKind draft={draft} onChange={onChange} />
  </>
);

const FieldsOfKind = ({ draft, onChange }: DaysFieldsProps) => {
  if (draft.kind === 'date') {
    return (
      <DatePicker
        {...plannedDays}
        label={texts.day}
        value={draft.date}
        onChange={(date) => onChange({ date })}
      />
    );
  }
  if (draft.kind === 'range') {
    return (
      <DateRangePicker
        {...plannedDays}
        label={texts.range}
        value={draft.days}
        onChange={(days) => onChange({ days })}
      />
    );
  }
  return (
    <RelativeRangeField
      label={texts.relative}
      value={draft.range}
      onChange={(range) => onChange({ range })}
    />
  );
};
