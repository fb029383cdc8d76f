import { readId } from '@crt/domain/record-id';
import type { CalendarPlace } from '@crt/domain-widgets/ConnectedLocalCalendar';

/** Reads where somebody is in the local calendar; what makes no sense counts as left out. */
export function readPlace(query: URLSearchParams): CalendarPlace {
  const date = query.get('date') ?? '';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date) && new Date(date).toJSON()?.startsWith(date);
  return {
    calendarId: readId(query.get('calendar') ?? undefined),
    locationId: readId(query.get('location') ?? undefined),
    ...(isDay === true && { date }),
    ...(query.get('view') === 'year' && { view: 'year' }),
  };
}

/** Writes it, so that the address leads here again. */
export function writePlace({ calendarId, locationId, date, view }: CalendarPlace): URLSearchParams {
  const parts = {
    calendar: calendarId,
    location: locationId,
    date,
    view: view === 'year' ? view : undefined,
  };
  const given = Object.entries(parts).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(given);
}
