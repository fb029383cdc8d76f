import { useState } from 'react';

interface History<Value> {
  readonly past: readonly Value[];
  readonly future: readonly Value[];
  /** The value that they lead to and from: another one from outside begins anew. */
  readonly known: Value;
  /** The last step was a change, and the next one may go on with it. */
  readonly isOpen?: boolean;
}

/** Steps back and forth through what was entered; undefined where there is none. */
export interface Undoing<Value> {
  /** `isContinued`: it goes on with the change just made, and both are taken back together. */
  readonly change: (next: Value, isContinued?: boolean) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** Remembers the changes of a value that its user holds. A value that comes from elsewhere forgets them. */
export function useUndo<Value>(value: Value, onChange: (next: Value) => void): Undoing<Value> {
  const [kept, setKept] = useState<History<Value>>({ past: [], future: [], known: value });
  const history = kept.known === value ? kept : { past: [], future: [], known: value };
  const { past, future } = history;
  const go = (known: Value, next: Omit<History<Value>, 'known'>): void => {
    setKept({ ...next, known });
    onChange(known);
  };
  const [before, after] = [past.at(-1), future[0]];
  return {
    change: (next, isContinued = false) => {
      if (next === value) return;
      const isSame = isContinued && history.isOpen === true;
      go(next, { past: isSame ? past : [...past, value], future: [], isOpen: true });
    },
    undo:
      before === undefined
        ? undefined
        : () => go(before, { past: past.slice(0, -1), future: [value, ...future] }),
    redo:
      after === undefined ? undefined : () => go(after, { past: [...past, value], future: future.slice(1) }),
  };
}
