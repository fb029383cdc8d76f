import { type KeyboardEvent, type ReactNode, memo, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useCalendarTexts, type CalendarTexts } from '../calendar-texts.ts';
import { dayAt, frameOf } from '../layout/day-frame.ts';
import { type CalendarEvent, type PreparedEvent, dayNumber } from '../layout/event.ts';
import { eventsByDay } from '../layout/events-by-day.ts';
import type { CalendarActions } from '../shared/calendar-actions.ts';
import { eventFrom, neighbourEvent, setTabStop } from '../shared/event-focus.ts';
import { drawIcon } from '../shared/EventBlock.tsx';
import * as blocks from '../shared/event-block.css.ts';
import { type Clock, type HourCycle, formatDay, formatPart } from '../shared/formats.ts';
import { useEvents } from '../shared/use-events.ts';
import * as styles from './EventList.css.ts';

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

type CanPress = (event: CalendarEvent) => boolean;
const all: CanPress = () => true;
const none: CanPress = () => false;

interface ListedDay {
  readonly day: number;
  readonly events: readonly PreparedEvent[];
}

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

interface ListDayProps extends ListedDay {
  canPress: CanPress;
  isToday: boolean;
  headingLevel: 2 | 3 | 4;
  clock: Clock;
  texts: CalendarTexts;
}

const ListDay = memo(({ day, events, isToday, canPress, headingLevel, clock, texts }: ListDayProps) => {
  const Heading = `h${headingLevel}` as const;
  const name = formatDay(day, clock.locale, { dateStyle: 'full' });
  return (
    <section className={styles.day}>
      <Heading className={styles.heading} {...(isToday ? { 'aria-current': 'date' as const } : {})}>
        {isToday ? `${name}, ${texts.today}` : name}
      </Heading>
      <ul className={styles.list}>
        {events.map((prepared) => (
          <li key={prepared.event.id}>
            <ListRow {...{ prepared, day, clock }} isPressable={canPress(prepared.event)}>
              <span
                className={`${styles.mark} ${blocks.stripe} ${blocks.eventTones[prepared.event.tone ?? 'accent']}`}
              />
              <span className={styles.time}>{formatPart(prepared, day, clock, texts)} </span>
              <span>
                {drawIcon(prepared.event)}
                <span className={styles.title}>{prepared.event.title}</span>{' '}
                <span className={styles.description}>{prepared.event.description}</span>
              </span>
            </ListRow>
          </li>
        ))}
      </ul>
    </section>
  );
});
ListDay.displayName = 'ListDay';

interface ListRowProps {
  prepared: PreparedEvent;
  day: number;
  clock: Clock;
  isPressable: boolean;
  children: ReactNode;
}

/** The keys and the pointer find what can be pressed by its marks; the rest is only read. */
const ListRow = ({ prepared, day, clock, isPressable, children }: ListRowProps) =>
  isPressable ? (
    <button
      type="button"
      tabIndex={-1}
      data-event={prepared.event.id}
      data-day={day}
      data-at={prepared.isAllDay ? -1 : prepared.start - frameOf(day, clock.timeZone).start}
      className={`${styles.row} ${styles.pressable}`}
    >
      {children}
    </button>
  ) : (
    <div className={styles.row}>{children}</div>
  );
