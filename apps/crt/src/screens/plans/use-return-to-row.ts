import { useEffect } from 'react';

const currentRow = 'main [role="row"][aria-current="true"]';

/**
 * Who comes back to a list goes on at the row that he came from: the heading has the focus until that row is there, and
 * nothing happens when the person goes elsewhere meanwhile (E4).
 */
export function useReturnToRow(id: number | undefined): void {
  useEffect(() => {
    if (id === undefined) return undefined;
    const stopped = new AbortController();
    const look = () => {
      const { activeElement } = document;
      // Between two screens nothing has the focus.
      if (activeElement === document.body || stopped.signal.aborted) return;
      const row = document.querySelector(currentRow);
      const isOnHeading = activeElement?.tagName === 'H1';
      if (isOnHeading && !row) return;
      stopped.abort();
      if (isOnHeading) row?.closest<HTMLElement>('[role="grid"]')?.focus();
    };
    // Once the effects of the same drawing are over.
    const lookLater = () => requestAnimationFrame(look);
    const rows = new MutationObserver(lookLater);
    rows.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', lookLater, { signal: stopped.signal });
    stopped.signal.addEventListener('abort', () => rows.disconnect());
    lookLater();
    return () => stopped.abort();
  }, [id]);
}
