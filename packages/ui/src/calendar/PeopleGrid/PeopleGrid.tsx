import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { showFocused } from '../../layout/show-focused.ts';
import { useCalendarTexts, type CalendarTexts } from '../calendar-texts.ts';
import { dayAt } from '../layout/day-frame.ts';
import { type CalendarEvent, type PreparedEvent, dayNumber, prepareEvent } from '../layout/event.ts';
import { eventsByDay } from '../layout/events-by-day.ts';
import { isWeekend } from '../layout/period.ts';
import { setTabStop } from '../shared/event-focus.ts';
import { drawIcon } from '../shared/EventBlock.tsx';
import * as blocks from '../shared/event-block.css.ts';
import { type Clock, type HourCycle, formatDay, formatPart, longDay } from '../shared/formats.ts';
import { neighbourEntry } from './neighbour-entry.ts';
import * as styles from './PeopleGrid.css.ts';

/** Somebody who has a row. */
export interface CalendarPerson {
  readonly id: string;
  readonly name: string;
}

export interface PeopleGridProps<Event extends CalendarEvent> {
  /** Names the table for screen readers. */
  label: string;
  /** Everybody who has a row, in order. */
  people: readonly CalendarPerson[];
  events: readonly Event[];
  /** The id of the person whose event it is; events of nobody here are left out. */
  personOf: (event: Event) => string;
  /** The days side by side: calendar dates `YYYY-MM-DD`, in order. */
  dates: readonly string[];
  timeZone: string;
  hourCycle?: HourCycle;
  /** The current instant in ms: marks today. */
  now?: number | undefined;
  onEventPress?: ((event: Event, element: HTMLElement) => void) | undefined;
}

/**
 * Who has what on which day: a row for everybody, a column for every day, the entries of a cell below each other by time.
 * One tab stop; the arrows go along a row and from person to person.
 */
export function PeopleGrid<Event extends CalendarEvent>(props: PeopleGridProps<Event>) {
  const { label, people, events, personOf, dates, timeZone, hourCycle = 24, now, onEventPress } = props;
  const texts = useCalendarTexts();
  const { locale, direction } = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const clock: Clock = { locale, timeZone, hourCycle };
  const days = dates.map(dayNumber);
  const today = now === undefined ? undefined : dayAt(now, timeZone);
  const ofPerson = useMemo(() => Map.groupBy(events, personOf), [events, personOf]);
  useLayoutEffect(() => {
    const first = root.current?.querySelector<HTMLElement>('[data-event]');
    if (root.current) setTabStop(root.current, first ?? undefined);
  }, [ofPerson, people, dates]);
  const onKeyDown = (press: KeyboardEvent<HTMLElement>) => {
    const next = neighbourEntry(press.target as HTMLElement, press.key, direction === 'rtl');
    if (!next || !root.current) return;
    press.preventDefault();
    setTabStop(root.current, next);
    next.focus();
  };
  const press = (target: EventTarget) => {
    const entry = (target as HTMLElement).closest<HTMLElement>('[data-event]');
    const event = events.find(({ id }) => id === entry?.dataset['event']);
    if (entry && event) onEventPress?.(event, entry);
  };
  return (
    <div
      ref={root}
      data-component="PeopleGrid"
      className={styles.frame}
      onKeyDown={onKeyDown}
      onFocusCapture={showFocused}
      onClick={({ target }) => press(target)}
    >
      <table aria-label={label} className={styles.table} style={{ '--days': days.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col" data-pinned="head names" className={styles.corner}>
              {texts.people}
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                className={styles.day}
                {...(day === today && { 'aria-current': 'date' as const })}
              >
                {formatDay(day, locale, { weekday: 'short', day: 'numeric', month: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow
              key={person.id}
              {...{ person, days, clock, texts }}
              events={(ofPerson.get(person.id) ?? []).map(prepareEvent)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PersonRowProps {
  person: CalendarPerson;
  days: readonly number[];
  events: readonly PreparedEvent[];
  clock: Clock;
  texts: CalendarTexts;
}

const PersonRow = ({ person, days, events, clock, texts }: PersonRowProps) => {
  const byDay = eventsByDay(days, events, clock.timeZone);
  return (
    <tr>
      <th scope="row" className={styles.person}>
        {person.name}
      </th>
      {days.map((day) => (
        <td key={day} className={styles.cell} data-weekend={isWeekend(day) ? '' : undefined}>
          {byDay.get(day)?.map(({ event, ...span }) => {
            const part = formatPart(span, day, clock, texts);
            return (
              <button
                key={event.id}
                type="button"
                tabIndex={-1}
                aria-label={`${part} ${event.title}, ${person.name}, ${longDay(day, clock.locale)}`}
                data-event={event.id}
                data-day={day}
                className={`${styles.entry} ${blocks.eventTones[event.tone ?? 'accent']}`}
              >
                {drawIcon(event)}
                <span className={styles.words}>
                  <span className={styles.time}>{part}</span>{' '}
                  <span className={styles.title}>{event.title}</span>
                </span>
              </button>
            );
          })}
        </td>
      ))}
    </tr>
  );
};
