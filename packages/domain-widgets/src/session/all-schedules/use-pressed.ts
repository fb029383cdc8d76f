import type { CalendarEvent } from '@crt/ui/EventCalendar';
import { type Dispatch, type SetStateAction, useLayoutEffect, useState } from 'react';
import type { ScheduleEvent } from '../../shared/session-events/session-events.ts';

/** An event that was pressed, and where it stands. */
interface Pressed {
  readonly event: ScheduleEvent;
  readonly element: HTMLElement;
}

const isSameTime = (one: ScheduleEvent, other: ScheduleEvent): boolean =>
  one.start === other.start && one.end === other.end;

/** Where an event is drawn now: what stood there may show another one since. */
function drawnAt({ event: { id }, element }: Pressed): HTMLElement | undefined {
  const isIt = (one: HTMLElement) => one.dataset['event'] === id;
  if (element.isConnected && isIt(element)) return element;
  return [...document.querySelectorAll<HTMLElement>('[data-event]')].find(isIt);
}

/** After the events were drawn: only then is known where one stands. */
function useFollowed(
  events: readonly ScheduleEvent[],
  setPressed: Dispatch<SetStateAction<Pressed | undefined>>,
) {
  useLayoutEffect(() => {
    setPressed((before) => {
      const event = before && events.find(({ id }) => id === before.event.id);
      const element = before && drawnAt(before);
      if (!event || !element || !isSameTime(event, before.event)) return undefined;
      return { event, element };
    });
  }, [events, setPressed]);
}

/** The event that was pressed as it stands now; let go of when somebody else moved it or took it away (N24). */
export function usePressed(events: readonly ScheduleEvent[]) {
  const [pressed, setPressed] = useState<Pressed>();
  useFollowed(events, setPressed);
  return {
    pressed,
    press: ({ id }: CalendarEvent, element: HTMLElement) => {
      const event = events.find((one) => one.id === id);
      if (event) setPressed({ event, element });
    },
    letGo: () => setPressed(undefined),
  };
}
