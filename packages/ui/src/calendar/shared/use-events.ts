import { useMemo } from 'react';
import { type CalendarEvent, type PreparedEvent, prepareEvent } from '../layout/event.ts';

/** Reads the events once for as long as they are the same list. */
export function useEvents(events: readonly CalendarEvent[]) {
  return useMemo(() => {
    const all = events.map(prepareEvent);
    const isBehind = ({ event }: PreparedEvent) => event.isBackground === true;
    return { all, shown: all.filter((event) => !isBehind(event)), background: all.filter(isBehind) };
  }, [events]);
}
