import type { Designer } from '@crt/api-client/types-design-sessions';
import { EventCalendar, type CalendarView, type HourCycle } from '@crt/ui/EventCalendar';
import { Skeleton } from '@crt/ui/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { isBooked, type ScheduleEvent } from '../../shared/session-events/session-events.ts';
import { allSchedulesTexts as texts } from './all-schedules.texts.ts';
import { usePressed } from './use-pressed.ts';

// Details come with the first press.
const EventDetailsPopover = lazy(async () => ({
  default: (await import('./EventDetailsPopover.tsx')).EventDetailsPopover,
}));

// Those who look at it choose it.
const PeopleSchedules = lazy(async () => ({
  default: (await import('./PeopleSchedules.tsx')).PeopleSchedules,
}));

const views: readonly CalendarView[] = ['month', 'week', 'people', 'day', 'list'];

export interface AllSchedulesCalendarProps {
  readonly events: readonly ScheduleEvent[];
  readonly designers: readonly Designer[];
  /** Product types of which designers are shown; none of them means all. */
  readonly productTypeIds: readonly number[];
  /** IANA name of the zone that the hours are shown in; the viewer's own without. */
  readonly timeZone: string | undefined;
  readonly hasWeekends: boolean;
  readonly hourCycle: HourCycle;
  /** The days that are shown, each time they change: what to read. */
  readonly onRange: (range: { start: string; end: string }) => void;
  /** The current instant in ms; the machine's unless said otherwise. */
  readonly now?: number | undefined;
}

/**
 * Whoever is available when, as month, week, people's week, day or list; a press tells more of it, in the list only of what
 * is booked (N23, N24).
 */
export const AllSchedulesCalendar = (props: AllSchedulesCalendarProps) => {
  const { events, designers, productTypeIds, timeZone, hasWeekends, hourCycle, onRange, now } = props;
  const [view, setView] = useState<CalendarView>('week');
  const { pressed, press, letGo } = usePressed(events);
  return (
    <>
      <EventCalendar
        label={texts.title}
        events={events}
        view={view}
        views={views}
        onViewChange={setView}
        onRangeChange={onRange}
        timeZone={timeZone}
        hasWeekends={hasWeekends}
        hourCycle={hourCycle}
        now={now}
        onEventPress={press}
        canPressListed={isBooked}
        renderPeople={(week) => (
          <Suspense fallback={<Skeleton height="40rem" />}>
            <PeopleSchedules {...{ events, designers, productTypeIds, week }} onEventPress={press} />
          </Suspense>
        )}
      />
      <Suspense>
        {pressed && (
          <EventDetailsPopover {...pressed} {...{ designers, timeZone, hourCycle }} onClose={letGo} />
        )}
      </Suspense>
    </>
  );
};
