import type { HourCycle } from '@crt/ui/EventCalendar';
import { RadioGroup } from '@crt/ui/RadioGroup';
import { clockTexts as texts } from './clock.texts.ts';

export interface ClockChoiceProps {
  readonly hourCycle: HourCycle;
  readonly onHourCycle: (hourCycle: HourCycle) => void;
}

const clocks = [
  { value: '24', label: texts.hours24 },
  { value: '12', label: texts.hours12 },
] as const;

/** Whether the hours of a schedule, and those of what is opened from it, are read with 24 or 12 hours (N3, N37). */
export const ClockChoice = ({ hourCycle, onHourCycle }: ClockChoiceProps) => (
  <RadioGroup
    label={texts.clock}
    isLabelHidden
    orientation="horizontal"
    options={clocks}
    value={hourCycle === 12 ? '12' : '24'}
    onChange={(value) => onHourCycle(value === '12' ? 12 : 24)}
  />
);
