import { useState } from 'react';

/** A value that the caller may own: with `value` the caller decides, without it the component keeps its own. */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value | (() => Value),
  onChange: ((next: Value) => void) | undefined,
): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = (next: Value): void => {
    if (value === undefined) setOwn(() => next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
}
