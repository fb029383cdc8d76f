import { useState } from 'react';
import type { PlainField } from './record-values.ts';

/** A filter once its facts have been checked against the contract. */
export interface PlainFilter extends Pick<PlainField, 'label' | 'from' | 'value' | 'text'> {
  readonly key: string;
}

/** The chosen values by the member of the record that they are compared with. */
export type Chosen = Readonly<Record<string, number>>;

/** The chosen values and the ways to change them. */
export interface RecordFilterState {
  readonly chosen: Chosen;
  /** Sets the value of one filter; null takes it back. */
  readonly choose: (key: string, value: number | null) => void;
  /** Takes all of them back; absent while none is set. */
  readonly onClear: (() => void) | undefined;
}

/** What a list of reference data is narrowed to: one value for each of its filters (Y1). */
export function useRecordFilters(): RecordFilterState {
  const [chosen, setChosen] = useState<Chosen>({});
  const choose = (key: string, value: number | null) => {
    const { [key]: _before, ...others } = chosen;
    setChosen(value === null ? others : { ...others, [key]: value });
  };
  const isSet = Object.keys(chosen).length > 0;
  return { chosen, choose, onClear: isSet ? () => setChosen({}) : undefined };
}

/** The records that have all chosen values. */
export function narrowed<Row extends object>(records: readonly Row[], chosen: Chosen): readonly Row[] {
  const wanted = Object.entries(chosen);
  return wanted.length === 0
    ? records
    : records.filter((record) => wanted.every(([key, value]) => Reflect.get(record, key) === value));
}
