import type { DesignerSchedule, DesignSession } from '@crt/api-client/types-design-sessions';
import {
  EventCalendar,
  type CalendarEvent,
  type CalendarSpan,
  type CalendarView,
} from '@crt/ui/EventCalendar';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import { useMemo } from 'react';
import { midnight } from '../../shared/session-events/day-range.ts';
import {
  availabilityEvent,
  bookedId,
  sessionEvent,
  type ScheduleEvent,
} from '../../shared/session-events/session-events.ts';
import { isMovable } from './open-entry.ts';
import type { ScheduleLook } from './ScheduleToolbar.tsx';
import { scheduleTexts as texts } from './schedule.texts.ts';

/** Where a schedule is looked at. */
export interface SchedulePlace {
  readonly view: CalendarView;
  /** A calendar date of the period, ISO 8601. */
  readonly date: string;
}

export interface DesignerCalendarProps {
  readonly schedule: DesignerSchedule | undefined;
  /** Zone of the designer; the viewer's own where none was assigned. */
  readonly zone: string | undefined;
  readonly look: ScheduleLook;
  readonly place: SchedulePlace;
  /** One part of it changed; a day that is pressed changes both, one after the other. */
  readonly onPlace: (part: Partial<SchedulePlace>) => void;
  /** The days that are shown, each time they change. */
  readonly onRange: (range: { readonly start: string; readonly end: string }) => void;
  readonly onEvent: (event: ScheduleEvent) => void;
  /** The session that the address opened. */
  readonly requested?: DesignSession | undefined;
  /** Free time was chosen; absent where nothing can be added (N4). */
  readonly onSelect?: ((span: CalendarSpan) => void) | undefined;
  /** An entry was moved or resized; gives whether it stands there from now on. */
  readonly onMove?: ((event: ScheduleEvent, span: CalendarSpan) => Promise<boolean>) | undefined;
  /** What is being saved: where it was put. */
  readonly moved?: { readonly id: string; readonly span: CalendarSpan } | undefined;
  /** The current instant in ms; the machine's unless said otherwise. */
  readonly now?: number | undefined;
}

const views: readonly CalendarView[] = ['month', 'week', 'day'];

/** The entries of a schedule as the calendar draws them (N6). */
function eventsOf(schedule: DesignerSchedule, zone: string): ScheduleEvent[] {
  const { absences, availabilities, sessions, preReservations } = schedule;
  return [
    ...[...absences, ...availabilities].map((entry) => availabilityEvent(entry, zone)),
    ...sessions.map((entry) => sessionEvent(entry, 'session')),
    ...preReservations.map((entry) => sessionEvent(entry, 'preReservation')),
  ].map((event) => ({ ...event, isMovable: isMovable(event) }));
}

/** The calendar gives back what it was given. */
const isOfSchedule = (event: CalendarEvent): event is ScheduleEvent => 'entry' in event;

/** The schedule of a designer in month, week and day, which opens in its week; hours of the viewer beside it (N3, N6, N37). */
export const DesignerCalendar = (props: DesignerCalendarProps) => {
  const { schedule, zone, look, place, onPlace, onEvent, onSelect, onMove, moved } = props;
  const ownZone = useTimeZone();
  // Zones whose clocks agree on that day would show the same hours twice.
  const hasOtherHours = zone !== undefined && midnight(place.date, zone) !== midnight(place.date, ownZone);
  const shownZone = zone ?? ownZone;
  const entries = useMemo(() => (schedule ? eventsOf(schedule, shownZone) : []), [schedule, shownZone]);
  const events = useMemo(
    () => entries.map((event) => (event.id === moved?.id ? { ...event, ...moved.span } : event)),
    [entries, moved],
  );
  const find = ({ id }: CalendarEvent) => entries.find((event) => event.id === id);
  const change = async (event: CalendarEvent, span: CalendarSpan): Promise<boolean> => {
    // As it was picked up: by its stamp the server tells who moved it since. Hours stay hours, days days.
    const isSameKind = span.isAllDay === (event.isAllDay === true);
    return isOfSchedule(event) && isSameKind && (await onMove?.(event, span)) === true;
  };
  return (
    <EventCalendar
      label={texts.calendar}
      events={events}
      views={views}
      view={place.view}
      onViewChange={(view) => onPlace({ view })}
      date={place.date}
      onDateChange={(date) => onPlace({ date })}
      onRangeChange={props.onRange}
      timeZone={zone}
      secondTimeZone={hasOtherHours ? ownZone : undefined}
      hourCycle={look.hourCycle}
      hasWeekends={look.hasWeekends}
      slotMinutes={15}
      now={props.now}
      onEventPress={(event) => {
        const entry = find(event);
        if (entry) onEvent(entry);
      }}
      openEventId={props.requested && bookedId(props.requested)}
      onSelect={onSelect}
      onEventChange={onMove && change}
    />
  );
};
