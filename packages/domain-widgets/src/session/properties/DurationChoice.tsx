import {
  durationOf,
  durationParts,
  hourChoices,
  minuteChoices,
  workingDayChoices,
  type DurationParts,
} from '@crt/domain/session-duration';
import { Select } from '@crt/ui/Select';
import { Inline, Stack } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { useId } from 'react';
import { durationFieldTexts as texts } from './duration-fields.texts.ts';

export interface DurationChoiceProps {
  readonly label: string;
  /** Preparation and post are chosen in working days of 8 hours and hours, a session in hours and minutes (N14). */
  readonly kind: 'working' | 'session';
  /** ms */
  readonly value: number;
  readonly onChange: (duration: number) => void;
  readonly errorMessage?: string | undefined;
  readonly isDisabled?: boolean;
}

/** How long a part of a session takes (N14). */
export const DurationChoice = ({
  kind,
  value,
  onChange,
  label,
  errorMessage,
  ...rest
}: DurationChoiceProps) => {
  const title = useId();
  const parts = durationParts(value);
  const change = (part: Partial<DurationParts>) => onChange(durationOf({ ...parts, ...part }));
  const hours = (
    <PartChoice
      {...rest}
      label={texts.hours(label)}
      choices={hourChoices}
      word={texts.countedHours}
      value={parts.hours}
      onChange={(count) => change({ hours: count })}
    />
  );
  return (
    <div role="group" aria-labelledby={title}>
      <Stack gap={1}>
        <Text size="caption" tone="muted" as="div">
          <span id={title}>{label}</span>
        </Text>
        <Inline gap={2} isWrapping={false}>
          {kind === 'working' && (
            <PartChoice
              {...rest}
              label={texts.workingDays(label)}
              choices={workingDayChoices}
              word={texts.countedDays}
              value={parts.workingDays}
              onChange={(count) => change({ workingDays: count })}
            />
          )}
          {hours}
          {kind === 'session' && (
            <PartChoice
              {...rest}
              label={texts.minutes(label)}
              choices={minuteChoices}
              word={texts.countedMinutes}
              value={parts.minutes}
              onChange={(count) => change({ minutes: count })}
            />
          )}
        </Inline>
        {errorMessage !== undefined && (
          <Text tone="critical" size="caption" as="p">
            {errorMessage}
          </Text>
        )}
      </Stack>
    </div>
  );
};

interface PartChoiceProps {
  readonly label: string;
  readonly choices: readonly number[];
  readonly word: (count: number) => string;
  readonly value: number;
  readonly onChange: (count: number) => void;
  readonly isDisabled?: boolean;
}

const PartChoice = ({ choices, word, value, onChange, ...field }: PartChoiceProps) => (
  <Select<number>
    {...field}
    isLabelHidden
    options={choices.map((count) => ({ id: count, name: word(count) }))}
    value={value}
    onChange={(count) => count !== null && onChange(count)}
  />
);
