import { useDelayedCommit } from '../use-delayed-commit.ts';
import { useState } from 'react';

/** Filters being changed, and the address that they will replace. */
interface Draft<Filters> {
  readonly filters: Filters;
  readonly address: string;
  /** They are on their way into the address. */
  readonly isSent?: boolean;
  /** They were changed while what was sent before them was on its way there. */
  readonly isAhead?: boolean;
}

/**
 * Filters while somebody changes them: on screen at once, sent half a second after the last change (E18, V7). They are
 * over as soon as the address is another one, sent or not: whoever goes on is not called back, and a step back shows
 * what its address says. Only what is ahead of its own address goes on from there: a change in the moment of the sending
 * before it would be lost.
 */
export function useDraft<Filters>(
  address: string,
  send: (filters: Filters) => void,
): [draft: Filters | undefined, change: (filters: Filters) => void] {
  const [draft, setDraft] = useState<Draft<Filters>>();
  const isElsewhere = draft !== undefined && draft.address !== address;
  const isOver = isElsewhere && draft.isAhead !== true;
  if (isElsewhere) setDraft(isOver ? undefined : { filters: draft.filters, address });
  const sendLater = useDelayedCommit((filters: Filters) => {
    if (filters !== draft?.filters) return;
    setDraft({ ...draft, isSent: true });
    send(filters);
  });
  const change = (filters: Filters) => {
    setDraft((before) => {
      const isOnItsWay = before?.isSent === true || before?.isAhead === true;
      return { filters, address, isAhead: isOnItsWay && before.address === address };
    });
    sendLater(filters);
  };
  return [isOver ? undefined : draft?.filters, change];
}
