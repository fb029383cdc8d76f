import { useState } from 'react';

/** What the typed parts of a date tell their field. */
export interface TypedDate {
  /** The zone of an instant; absent for days. */
  timeZone?: string | undefined;
  /** What is shown is not the value: whoever takes the value has to wait. */
  isRefused: boolean;
  /** What `slot` shows does not exist, in a sentence; '' while that is not to be told yet; `null` once it does. */
  onMissing: (slot: string, sentence: string | null) => void;
  /** A text that was pasted or typed is none, in a sentence. */
  onRefused: (sentence: string) => void;
  /** The field is left, with this sentence for a year that was not typed to its end. */
  onLeave: (unfinished: string) => void;
}

interface Options<T, V> {
  value: T | null;
  onChange: (value: T | null) => void;
  /** From the value to what is shown. */
  read: (value: T | null) => V | null;
  /** Back, with short years written out; `null` for a year of three digits. */
  write: (shown: V | null) => T | null;
  timeZone?: string;
}

/**
 * Between a date's value and its typed parts: while somebody types, the parts keep what was typed, 27, and the value has
 * what it means, 2027. What does not exist stays as it was typed, has no value, and `notice` says so.
 */
export const useTypedDate = <T, V>({ value, onChange, read, write, timeZone }: Options<T, V>) => {
  const [held, setHeld] = useState({ value, timeZone, shown: read(value) });
  const [missing, setMissing] = useState<Record<string, string | null>>({});
  const [refused, setRefused] = useState<string>();
  // The value was changed from outside.
  if (!isSame(held.value, value) || held.timeZone !== timeZone)
    setHeld({ value, timeZone, shown: read(value) });
  const sentence = Object.values(missing).find((text) => text !== null);

  const change = (shown: V | null) => {
    const next = write(shown);
    setHeld({ value: next, timeZone, shown });
    setRefused(undefined);
    onChange(next);
  };
  const onMissing = (slot: string, text: string | null) => {
    const before = missing[slot] ?? null;
    if (before === text) return;
    setMissing({ ...missing, [slot]: text });
    setRefused(undefined);
    // The last whole date, which react-aria keeps meanwhile, is not what is shown; afterwards it is again.
    const next = text === null && held.value === null ? write(held.shown) : text === null ? held.value : null;
    if (isSame(next, held.value)) return;
    setHeld({ ...held, value: next });
    onChange(next);
  };
  const onLeave = (unfinished: string) => {
    if (sentence !== undefined) return;
    if (held.value === null && held.shown !== null) setRefused(unfinished);
    setHeld((last) => ({ ...last, shown: read(last.value) }));
  };
  const notice = refused ?? (sentence === '' ? undefined : sentence);
  const isRefused = notice !== undefined || sentence !== undefined;
  const parts: TypedDate = { timeZone, isRefused, onMissing, onRefused: setRefused, onLeave };
  return { shown: held.shown, change, notice, parts };
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
