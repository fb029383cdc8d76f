import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { showFocused } from '../../layout/show-focused.ts';
import { useCalendarTexts } from '../calendar-texts.ts';
import { dayAt } from '../layout/day-frame.ts';
import { type CalendarEvent, type PreparedEvent, dayNumber } from '../layout/event.ts';
import { eventsByDay } from '../layout/events-by-day.ts';
import type { CalendarActions } from '../shared/calendar-actions.ts';
import { eventFrom, neighbourEvent, setTabStop } from '../shared/event-focus.ts';
import type { Clock, HourCycle } from '../shared/formats.ts';
import { useEvents } from '../shared/use-events.ts';
import * as styles from './EventList.css.ts';
import { ListDay, type CanPress, type ListedDay } from './ListDay.tsx';

export interface EventListProps {
  /** Names the list for screen readers. */
  label: string;
  /** The days to list: calendar dates `YYYY-MM-DD`, in order; days without events are left out. */
  dates: readonly string[];
  events: readonly CalendarEvent[];
  timeZone: string;
  hourCycle?: HourCycle;
  /** The current instant in ms: marks today. */
  now?: number | undefined;
  onEventPress?: CalendarActions['onEventPress'];
  /** Whether a press on an event does something here; on all of them unless said otherwise. The others are no buttons. */
  canPressListed?: CanPress | undefined;
  /** Rank of the days' titles in the page's outline. */
  headingLevel?: 2 | 3 | 4;
}

const all: CanPress = () => true;
const none: CanPress = () => false;

function listDays(days: readonly number[], events: readonly PreparedEvent[], zone: string): ListedDay[] {
  return [...eventsByDay(days, events, zone)]
    .map(([day, ofDay]) => ({ day, events: ofDay }))
    .filter((listed) => listed.events.length > 0);
}

/**
 * Events below each other under their days. Those that can be pressed are one tab stop, and the arrows go from one to the
 * next; where there is none the list itself is the stop, so that the keys scroll it.
 */
export const EventList = (props: EventListProps) => {
  const { label, dates, events, timeZone, hourCycle = 24, now, headingLevel = 3 } = props;
  const { onEventPress, canPressListed } = props;
  const texts = useCalendarTexts();
  const { locale } = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const clock = useMemo<Clock>(() => ({ locale, timeZone, hourCycle }), [locale, timeZone, hourCycle]);
  const key = dates.join();
  const { shown } = useEvents(events);
  const listed = useMemo(
    () => listDays(key.split(',').map(dayNumber), shown, timeZone),
    [key, shown, timeZone],
  );
  const today = now === undefined ? undefined : dayAt(now, timeZone);
  const canPress = onEventPress === undefined ? none : (canPressListed ?? all);
  const hasPressable = listed.some(({ events: ofDay }) => ofDay.some(({ event }) => canPress(event)));
  useLayoutEffect(() => {
    if (root.current) setTabStop(root.current, eventFrom(root.current, 0, 0));
  }, [listed, canPress]);
  const onKeyDown = (press: KeyboardEvent<HTMLElement>) => {
    const from = press.target as HTMLElement;
    const next = root.current && neighbourEvent(root.current, from, press.key, false);
    if (!next || !root.current) return;
    press.preventDefault();
    setTabStop(root.current, next);
    next.focus();
  };
  const press = (target: EventTarget) => {
    const entry = (target as HTMLElement).closest<HTMLElement>('[data-event]');
    const found = shown.find(({ event }) => event.id === entry?.dataset['event']);
    if (entry && found) onEventPress?.(found.event, entry);
  };
  return (
    <div
      ref={root}
      data-component="EventList"
      data-hours={hourCycle}
      role="group"
      aria-label={label}
      className={styles.frame}
      tabIndex={hasPressable ? undefined : 0}
      onKeyDown={onKeyDown}
      onFocusCapture={showFocused}
      onClick={({ target }) => press(target)}
    >
      {listed.length === 0 && <p className={styles.empty}>{texts.nothing}</p>}
      {listed.map((entry) => (
        <ListDay
          key={entry.day}
          {...entry}
          isToday={entry.day === today}
          {...{ canPress, clock, texts, headingLevel }}
        />
      ))}
    </div>
  );
};
