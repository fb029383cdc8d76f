import { useState } from 'react';
import { EventCalendar, type EventCalendarProps } from './EventCalendar.tsx';

/** A calendar that keeps what was moved, as a screen would after the server agreed; for stories. */
export const MovableCalendar = (props: EventCalendarProps) => {
  const [events, setEvents] = useState(props.events);
  return (
    <EventCalendar
      {...props}
      events={events}
      onEventChange={(event, span) => {
        setEvents((before) => before.map((one) => (one.id === event.id ? { ...one, ...span } : one)));
        void props.onEventChange?.(event, span);
      }}
    />
  );
};
