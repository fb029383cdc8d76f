import { listDesignProductTypes, listDesignTimeZones } from '@crt/api-client/design-sessions/design-option';
import { listDesigners } from '@crt/api-client/design-sessions/designer';
import {
  listScheduledAvailability,
  listScheduledPreReservations,
  listScheduledSessions,
} from '@crt/api-client/design-sessions/schedule';
import { skipToken, useRead } from '@crt/api-client/hooks';
import type { Designer } from '@crt/api-client/types-design-sessions';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import { Skeleton } from '@crt/ui/Skeleton';
import { Stack } from '@crt/ui/Stack';
import { fullName } from '@crt/domain/full-name';
import { none } from '@crt/ui/none';
import { lazy, Suspense, useMemo, useState } from 'react';
import { FailedRead } from '../../shared/read/FailedRead.tsx';
import {
  availabilityEvent,
  sessionEvent,
  type ScheduleEvent,
} from '../../shared/session-events/session-events.ts';
import { periodOfDays, type DayRange } from '../../shared/session-events/day-range.ts';
import type { AllSchedulesFilter } from './all-schedules-filter.ts';
import { allSchedulesTexts as texts } from './all-schedules.texts.ts';
import { AllSchedulesFilters } from './AllSchedulesFilters.tsx';

// The choices above it are there at once.
const AllSchedulesCalendar = lazy(async () => ({
  default: (await import('./AllSchedulesCalendar.tsx')).AllSchedulesCalendar,
}));

export interface ConnectedAllSchedulesProps {
  readonly filter: AllSchedulesFilter;
  readonly onFilter: (filter: AllSchedulesFilter) => void;
  /** The current instant in ms; the machine's unless said otherwise. */
  readonly now?: number | undefined;
}

/** The schedules of all designers with what narrows them; each kind is a read of its own (N23, N24, N36). */
export const ConnectedAllSchedules = ({ filter, onFilter, now }: ConnectedAllSchedulesProps) => {
  const ownZone = useTimeZone();
  const [range, setRange] = useState<DayRange>();
  const designers = useRead(listDesigners, {});
  const productTypes = useRead(listDesignProductTypes, {});
  const zones = useRead(listDesignTimeZones, {});
  const { events, failed: failedSchedule } = useEvents(filter, range, filter.zone ?? ownZone, designers.data);
  const failedChoice = [designers, productTypes, zones].find(({ isLoadingError }) => isLoadingError);
  const failed = failedSchedule ?? failedChoice;
  return (
    <Stack gap={4}>
      <AllSchedulesFilters {...{ filter, onFilter }} productTypes={productTypes.data} zones={zones.data} />
      {failed && (
        <FailedRead
          error={failed.error}
          failed={failedSchedule ? texts.failed : texts.choicesFailed}
          onRetry={failed.refetch}
          isRetrying={failed.isFetching}
        />
      )}
      <Suspense fallback={<Skeleton height="40rem" />}>
        <AllSchedulesCalendar
          events={events}
          designers={designers.data ?? none}
          productTypeIds={filter.productTypeIds}
          timeZone={filter.zone ?? undefined}
          hasWeekends={filter.hasWeekends}
          hourCycle={filter.hourCycle}
          onRange={setRange}
          now={now}
        />
      </Suspense>
    </Stack>
  );
};

/** What the calendar draws of the days that it shows; nothing is read of sessions that are not asked for (N36). */
function useEvents(
  { productTypeIds, showsBooked }: AllSchedulesFilter,
  range: DayRange | undefined,
  zone: string,
  designers: readonly Designer[] | undefined,
) {
  const query = range && { ...periodOfDays(range, zone), productTypes: [...productTypeIds] };
  const availability = useRead(listScheduledAvailability, query ?? skipToken);
  const booked = query && showsBooked ? query : skipToken;
  const sessions = useRead(listScheduledSessions, booked);
  const preReservations = useRead(listScheduledPreReservations, booked);
  const events = useMemo<ScheduleEvent[]>(() => {
    const names = new Map(designers?.map((designer) => [designer.id, fullName(designer)]) ?? []);
    const nameOf = (id: string) => names.get(id);
    const shown = showsBooked ? { sessions: sessions.data, reservations: preReservations.data } : {};
    return [
      ...(availability.data ?? []).map((entry) => availabilityEvent(entry, zone, nameOf)),
      ...(shown.sessions ?? []).map((entry) => sessionEvent(entry, 'session', nameOf)),
      ...(shown.reservations ?? []).map((entry) => sessionEvent(entry, 'preReservation', nameOf)),
    ];
  }, [designers, zone, availability.data, showsBooked, sessions.data, preReservations.data]);
  return {
    events,
    failed: [availability, sessions, preReservations].find(({ isLoadingError }) => isLoadingError),
  };
}
