import type { DataTableHandle } from '@crt/ui/DataTable';
import { useCallback, useState, type RefObject } from 'react';

/** The record of a list that is looked at beside its rows. */
export interface Peek {
  /** Undefined while nobody looks. */
  readonly id: number | undefined;
  /** Looks at the row where the focus is, or no longer. */
  readonly toggle: () => void;
  /** No longer; whoever was in the panel is in the rows again. */
  readonly close: () => void;
  /** Goes on to the row into which the focus has come. */
  readonly follow: (row: string) => void;
}

/** A look at the record of a row: once it is open, it follows the rows (REG17). */
export function usePeek(rows: RefObject<DataTableHandle | null>): Peek {
  const [id, setId] = useState<number>();
  const close = () => {
    rows.current?.step(0);
    setId(undefined);
  };
  const toggle = () => {
    const row = rows.current?.step(0);
    setId(id === undefined && row !== undefined ? Number(row) : undefined);
  };
  const follow = useCallback(
    (row: string) => setId((before) => (before === undefined ? undefined : Number(row))),
    [],
  );
  return { id, toggle, close, follow };
}
