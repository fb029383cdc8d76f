import { useDelayedCommit } from '../use-delayed-commit.ts';
import { useState } from 'react';

/** Filters being changed, and the address that they will replace. */
interface Draft<Filters> {
  readonly filters: Filters;
  readonly address: string;
}

/**
 * Filters while somebody changes them: on screen at once, sent half a second after the last change (E18, V7). They are
 * over as soon as the address is another one, sent or not: whoever goes on is not called back, and a step back shows
 * what its address says.
 */
export function useDraft<Filters>(
  address: string,
  send: (filters: Filters) => void,
): [draft: Filters | undefined, change: (filters: Filters) => void] {
  const [draft, setDraft] = useState<Draft<Filters>>();
  const isOver = draft !== undefined && draft.address !== address;
  if (isOver) setDraft(undefined);
  const sendLater = useDelayedCommit((next: Draft<Filters>) => {
    if (next === draft) send(next.filters);
  });
  const change = (filters: Filters) => {
    const next = { filters, address };
    setDraft(next);
    sendLater(next);
  };
  return [isOver ? undefined : draft?.filters, change];
}
