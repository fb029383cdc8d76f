import { useCallback, useEffect, useState } from 'react';
import { useNoteLeaving } from '../../routes/leaving.ts';
import { useNote, useQuery } from '../../routes/location.ts';
import { planIdOf } from '../../routes/paths.ts';

/** How far the rows were scrolled, in pixels. */
interface Scrolled {
  readonly top: number;
}

const rows = () => document.querySelector<HTMLElement>('main [role="grid"]')?.parentElement;
/** Only the link to a row's own plan carries the way back. */
const linkToRow = () =>
  document.activeElement?.closest('main [role="row"]')?.querySelector('a[href*="useContext"]');

/**
 * Back finds the list as it was left: whoever goes from a row to its plan leaves that row's mark in the address, and how
 * far the rows were scrolled beside it (E4).
 */
export function useWayBack(): void {
  const [query, setQuery] = useQuery();
  const onLeaving = useCallback(
    (path: string) => {
      const next = new URLSearchParams(query);
      const opened = planIdOf(path) && planIdOf(linkToRow()?.getAttribute('href') ?? path);
      if (opened) next.set('selectedRecordId', opened);
      const note: Scrolled = { top: rows()?.scrollTop ?? 0 };
      setQuery(next, { isReplacing: true, note });
    },
    [query, setQuery],
  );
  useNoteLeaving(onLeaving);
  const [left] = useState(useNote());
  useEffect(() => (isScrolled(left) ? scrollTo(left.top) : undefined), [left]);
}

const isScrolled = (note: unknown): note is Scrolled =>
  typeof note === 'object' && note !== null && 'top' in note && typeof note.top === 'number' && note.top > 0;

/** Scrolls as soon as there are rows: mostly they are here already. */
function scrollTo(top: number): () => void {
  const arriving = new MutationObserver(scroll);
  arriving.observe(document.body, { childList: true, subtree: true });
  function scroll(): void {
    const scroller = rows();
    if (!scroller?.querySelector('[role="gridcell"]')) return;
    arriving.disconnect();
    scroller.scrollTop = top;
  }
  scroll();
  return () => arriving.disconnect();
}
