import type { ListPlace } from '@crt/domain-widgets/use-list';
import type { DataTableHandle } from '@crt/ui/DataTable';
import { useCallback, useMemo, useRef, useState } from 'react';
import { isOnArrival } from '../routes/arrival.ts';
import { useNoteLeaving } from '../routes/leaving.ts';
import { useNote, useQuery } from '../routes/location.ts';

/** How far the rows were scrolled, in pixels. */
interface Scrolled {
  readonly top: number;
}

const isScrolled = (note: unknown): note is Scrolled =>
  typeof note === 'object' && note !== null && 'top' in note && typeof note.top === 'number';

/**
 * Back finds a list as it was left: whoever follows a link of a row leaves that row's mark in the address, and how far the
 * rows were scrolled beside it. Who comes back and has not gone elsewhere goes on from that row (E4).
 */
export function useWayBack(): ListPlace {
  const [query, setQuery] = useQuery();
  const handle = useRef<DataTableHandle>(null);
  const onLeaving = useCallback(() => {
    const place = handle.current?.place();
    const next = new URLSearchParams(query);
    if (place?.openedRow !== undefined) next.set('selectedRecordId', place.openedRow);
    const note: Scrolled = { top: place?.scrollTop ?? 0 };
    setQuery(next, { isReplacing: true, note });
  }, [query, setQuery]);
  useNoteLeaving(onLeaving);
  const [left] = useState(useNote());
  return useMemo(
    () => ({
      handle,
      comesBack: { scrollTop: isScrolled(left) ? left.top : undefined, takesFocus: isOnArrival },
    }),
    [left],
  );
}
