import type { Designer, IdName } from '@crt/api-client/types-design-sessions';
import { DateTime } from '@crt/ui/DateTime';
import { EventCalendar, type CalendarEvent, type CalendarView } from '@crt/ui/EventCalendar';
import { EventPopover } from '@crt/ui/EventPopover';
import { Property, PropertyList } from '@crt/ui/PropertyList';
import { useState } from 'react';
import type { ScheduleEvent } from '../../shared/session-events/session-events.ts';
import { allSchedulesTexts as texts } from './all-schedules.texts.ts';

export interface AllSchedulesCalendarProps {
  readonly events: readonly ScheduleEvent[];
  readonly designers: readonly Designer[];
  readonly productTypes: readonly IdName[];
  /** IANA name of the zone that the hours are shown in; the viewer's own without. */
  readonly timeZone: string | undefined;
  readonly hasWeekends: boolean;
  /** The days that are shown, each time they change: what to read. */
  readonly onRange: (range: { start: string; end: string }) => void;
  /** The current instant in ms; the machine's unless said otherwise. */
  readonly now?: number | undefined;
}

interface Pressed {
  readonly event: ScheduleEvent;
  readonly element: HTMLElement;
}

/** Whoever is available when, as month, week, day or list; a press tells more of it, but not in the list (N23, N24). */
export const AllSchedulesCalendar = (props: AllSchedulesCalendarProps) => {
  const { events, designers, productTypes, timeZone, hasWeekends, onRange, now } = props;
  const [view, setView] = useState<CalendarView>('week');
  const [pressed, setPressed] = useState<Pressed>();
  const press = ({ id }: CalendarEvent, element: HTMLElement) => {
    const event = events.find((one) => one.id === id);
    if (event) setPressed({ event, element });
  };
  return (
    <>
      <EventCalendar
        label={texts.title}
        events={events}
        view={view}
        onViewChange={setView}
        onRangeChange={onRange}
        timeZone={timeZone}
        hasWeekends={hasWeekends}
        now={now}
        onEventPress={view === 'list' ? undefined : press}
      />
      <EventPopover
        element={pressed?.element}
        label={pressed?.event.title ?? ''}
        onClose={() => setPressed(undefined)}
      >
        {pressed && <EventDetails {...{ designers, productTypes, timeZone }} event={pressed.event} />}
      </EventPopover>
    </>
  );
};

type EventDetailsProps = Pick<AllSchedulesCalendarProps, 'designers' | 'productTypes' | 'timeZone'> & {
  readonly event: ScheduleEvent;
};

const EventDetails = ({ event: { entry }, designers, productTypes, timeZone }: EventDetailsProps) => {
  const designer = designers.find(({ id }) => id === entry.designerId);
  const products = productTypes.filter(({ id }) => designer?.productIds.includes(id));
  return (
    <PropertyList>
      <Property label={texts.designer}>{designer && `${designer.firstName} ${designer.lastName}`}</Property>
      <Property label={texts.location}>{designer?.location}</Property>
      <Property label={texts.time}>
        <DateTime value={entry.startDate} timeZone={timeZone} isZoneHidden />
        {' – '}
        <DateTime value={entry.endDate} timeZone={timeZone} />
      </Property>
      <Property label={texts.products}>{products.map(({ name }) => name).join(', ')}</Property>
    </PropertyList>
  );
};
