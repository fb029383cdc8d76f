import { useState } from 'react';
import { useFlowTexts } from '../../texts/flow-texts.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { PlainField } from '../Field/PlainField.tsx';
import { ReadOnlyField } from '../Field/ReadOnlyField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Select } from '../Select/Select.tsx';
import { type RelativeRange, directionName, relativeRangeWords, unitName } from './relative-range.ts';
import { parts } from './RelativeRangeField.css.ts';

export interface RelativeRangeFieldProps extends FieldProps {
  /** `null` is empty: no amount is chosen. */
  value: RelativeRange | null;
  onChange: (value: RelativeRange | null) => void;
  /** Largest amount; by default 999. */
  max?: number;
  isDisabled?: boolean;
  /** Shows the range in words. */
  isReadOnly?: boolean;
}

const directions = ['last', 'next'] as const;
const units = ['day', 'week', 'month'] as const;

/** Last or Next, an amount, and Day, Week or Month: a span of days that moves along with today (E12–E15). */
export const RelativeRangeField = ({
  value,
  onChange,
  max = 999,
  isDisabled = false,
  isReadOnly = false,
  ...frame
}: RelativeRangeFieldProps) => {
  const texts = useFlowTexts();
  // Direction and unit can be chosen before the amount, and stay when the amount is taken away.
  const [choice, setChoice] = useState<Omit<RelativeRange, 'amount'>>({ direction: 'last', unit: 'day' });
  // No range has one: it stays in the field to be mended, and nobody is told of it.
  const [fraction, setFraction] = useState<number>();
  const { direction, unit } = value ?? choice;
  const amount = value?.amount ?? null;
  const change = (part: Partial<RelativeRange>) => {
    const next = { direction, unit, amount, ...part };
    setChoice({ direction: next.direction, unit: next.unit });
    if (next.amount !== null) onChange({ ...next, amount: next.amount });
  };
  const changeAmount = (next: number | null) => {
    const isFraction = next !== null && !Number.isInteger(next);
    setFraction(isFraction ? next : undefined);
    if (isFraction) return;
    if (next === null) onChange(null);
    else change({ amount: next });
  };
  if (isReadOnly)
    return (
      <ReadOnlyField
        {...frame}
        component="RelativeRangeField"
        isDisabled={isDisabled}
        value={value === null ? '' : relativeRangeWords(value, texts)}
      />
    );
  const common = {
    isLabelHidden: true,
    isDisabled,
    ...(frame.errorMessage === undefined ? {} : { isInvalid: true }),
  };
  return (
    <PlainField component="RelativeRangeField" {...frame}>
      <div className={parts}>
        <Select
          {...common}
          label={texts.rangeDirection}
          options={directions.map((id) => ({ id, name: directionName(id, texts) }))}
          value={direction}
          onChange={(next) => next !== null && change({ direction: next })}
        />
        <NumberField
          {...common}
          label={texts.rangeAmount}
          minValue={0}
          maxValue={max}
          isWhole
          formatOptions={{ useGrouping: false }}
          value={fraction ?? amount}
          onChange={changeAmount}
        />
        <Select
          {...common}
          label={texts.rangeUnit}
          options={units.map((id) => ({ id, name: unitName(id, amount ?? 0, texts) }))}
          value={unit}
          onChange={(next) => next !== null && change({ unit: next })}
        />
      </div>
    </PlainField>
  );
};
