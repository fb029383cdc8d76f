import { skipToken, useRead } from '@crt/api-client/hooks';
import { listCalendarOptions } from '@crt/api-client/main/calendar';
import { getDefaultCapacity, listCalendarEvents, listCapacityLoad } from '@crt/api-client/main/calendar-day';
import { listLocationOptions } from '@crt/api-client/main/manufacturing-location';
import type { CalendarOption, ManufacturingLocationOption } from '@crt/api-client/types-main';
import { calendarKind } from '@crt/domain/calendar-kind';
import { EmptyState } from '@crt/ui/EmptyState';
import { Skeleton } from '@crt/ui/Skeleton';
import { none } from '@crt/ui/none';
import { lazy, Suspense, useState } from 'react';
import { FailedRead } from '../shared/read/FailedRead.tsx';
import { calendarAdminTexts as texts } from './calendar-admin.texts.ts';
import { daysAroundYear } from './calendar-days.ts';
import type { OpenDay } from './ConnectedDayDialog.tsx';
import { LocalCalendar, type LocalCalendarView } from './LocalCalendar.tsx';
import { useCapacityWrites } from './use-calendar-writes.tsx';

// The dialogs of a day come when somebody opens one.
const loadDialogs = () => import('./ConnectedDayDialog.tsx');
const ConnectedHolidayDialog = lazy(async () => ({ default: (await loadDialogs()).ConnectedHolidayDialog }));
const ConnectedCapacityDialog = lazy(async () => ({
  default: (await loadDialogs()).ConnectedCapacityDialog,
}));

/** Where somebody is in the local calendar; what is left out is the first one, this month (T12). */
export interface CalendarPlace {
  readonly calendarId?: number | undefined;
  readonly locationId?: number | undefined;
  /** A day of the month or year that is shown. */
  readonly date?: string | undefined;
  readonly view?: LocalCalendarView | undefined;
}

export interface ConnectedLocalCalendarProps {
  readonly place: CalendarPlace;
  readonly onPlace: (place: CalendarPlace) => void;
  /** The day that it is. */
  readonly today: string;
  /** Address of a plan. */
  readonly planHref: (id: number) => string;
}

/** The local calendar: holidays of a calendar, or capacities of a location, and what they do to plans (T12 to T15). */
export const ConnectedLocalCalendar = (props: ConnectedLocalCalendarProps) => {
  const calendars = useRead(listCalendarOptions, {});
  const locations = useRead(listLocationOptions, {});
  const failed = [calendars, locations].find(({ isLoadingError }) => isLoadingError);
  if (failed)
    return (
      <FailedRead
        error={failed.error}
        failed={texts.failed}
        onRetry={failed.refetch}
        isRetrying={failed.isFetching}
      />
    );
  if (!calendars.data || !locations.data) return <Skeleton height="40rem" />;
  if (calendars.data.length === 0) return <EmptyState reason="nothingYet">{texts.noCalendars}</EmptyState>;
  return <Chosen {...props} calendars={calendars.data} locations={locations.data} />;
};

interface ChosenProps extends ConnectedLocalCalendarProps {
  readonly calendars: readonly CalendarOption[];
  readonly locations: readonly ManufacturingLocationOption[];
}

const Chosen = ({ place, onPlace, today, planHref, calendars, locations }: ChosenProps) => {
  const calendar = calendars.find(({ value }) => value === place.calendarId) ?? calendars[0];
  const usable = locations.filter(({ disabled }) => !disabled);
  const location = usable.find(({ id }) => id === place.locationId) ?? usable[0];
  const calendarId = calendar?.value ?? 0;
  const locationId = location?.id ?? 0;
  const isCapacity = calendarKind(calendar?.text ?? '') === 'capacity';
  const { date = today, view = 'month' } = place;
  const days = useDays({ calendarId, locationId, isCapacity, date });
  const writes = useCapacityWrites(planHref);
  const [open, setOpen] = useState<OpenDay>();
  const go = (next: CalendarPlace) => onPlace({ calendarId, locationId, date, view, ...next });
  const dialog = { calendarId, planHref, onClose: () => setOpen(undefined) };
  return (
    <>
      <FailedRead
        error={days.error}
        failed={texts.failed}
        onRetry={days.refetch}
        isRetrying={days.isFetching}
      />
      <LocalCalendar
        calendars={calendars}
        calendarId={calendarId}
        onCalendar={(id) => go({ calendarId: id })}
        locations={locations}
        locationId={locationId}
        onLocation={(id) => go({ locationId: id })}
        defaultValue={days.defaultValue}
        onDefaultValue={(value) => writes.saveDefault({ calendarId, locationId, value })}
        events={days.events}
        load={days.load}
        view={view}
        onView={(next) => go({ view: next })}
        date={date}
        onDate={(next) => go({ date: next })}
        onItem={(item) => setOpen({ item })}
        onAdd={(span) => setOpen({ span })}
      />
      <Suspense>
        {open && !isCapacity && <ConnectedHolidayDialog {...dialog} open={open} />}
        {open && isCapacity && location && (
          <ConnectedCapacityDialog {...dialog} open={open} location={location} />
        )}
      </Suspense>
    </>
  );
};

interface Days {
  readonly calendarId: number;
  readonly locationId: number;
  readonly isCapacity: boolean;
  readonly date: string;
}

/** What stands in a calendar around the year of a day. The days are sent as instants of UTC, which no zone shifts (T26). */
function useDays({ calendarId, locationId, isCapacity, date }: Days) {
  const { first, last } = daysAroundYear(date);
  const range = { start: `${first}T00:00:00Z`, end: `${last}T00:00:00Z` };
  const events = useRead(listCalendarEvents, { calendarId, ...range, ...(isCapacity && { locationId }) });
  const load = useRead(listCapacityLoad, isCapacity ? { locationId, start: first, end: last } : skipToken);
  const defaultValue = useRead(getDefaultCapacity, isCapacity ? { calendarId, locationId } : skipToken);
  return {
    events: events.data ?? none,
    load: load.data ?? none,
    defaultValue: defaultValue.data,
    error: events.isLoadingError ? events.error : null,
    refetch: events.refetch,
    isFetching: events.isFetching,
  };
}
