import type { CSSProperties } from 'react';
import type { CalendarTexts } from '../calendar-texts.ts';
import { dayAt } from '../layout/day-frame.ts';
import type { CalendarEvent, PreparedEvent } from '../layout/event.ts';
import * as styles from './event-block.css.ts';
import { type Clock, formatInstant, longDay } from './formats.ts';

export interface EventBlockProps {
  prepared: PreparedEvent;
  kind: 'timed' | 'bar' | 'chip';
  /** Day number of the cell that it is drawn in. */
  day: number;
  /** Minute at which it stands there; -1 among the whole days. */
  at: number;
  isStart: boolean;
  isEnd: boolean;
  canResize: boolean;
  /** Too low for a second line. */
  isShort?: boolean;
  /** How long it lasts here, where it is high enough to be half out of sight: its words come along. */
  minutes?: number | undefined;
  style: CSSProperties;
  clock: Clock;
  texts: CalendarTexts;
}

/** The day of the time that it begins with; what is drawn of it on another day says which, whole days their last. */
function daysOf({
  prepared: { isAllDay, start, end },
  day,
  isStart,
  clock,
  texts,
}: EventBlockProps): string[] {
  const here = longDay(day, clock.locale);
  if (isAllDay && end - start > 1) return [here, texts.until(longDay(end - 1, clock.locale))];
  if (isAllDay || isStart) return [here];
  return [longDay(dayAt(start, clock.timeZone), clock.locale), texts.continuedOn(here)];
}

/** `09:00 Case 104210 Dr. Ito, until 10:00, Tuesday 24 November`: what is seen, then what is not. */
function eventName(props: EventBlockProps, isWhole: boolean): string {
  const { prepared, clock, texts } = props;
  const { event, isAllDay, start, end } = prepared;
  const seen = [
    isAllDay ? undefined : formatInstant(start, clock),
    event.title,
    isWhole ? event.description : undefined,
  ];
  const rest = [
    isWhole ? undefined : event.description,
    isAllDay ? texts.allDay : texts.until(formatInstant(end, clock)),
    ...daysOf(props),
  ];
  const isThere = (text: string | undefined) => text !== undefined;
  return [seen.filter(isThere).join(' '), ...rest.filter(isThere)].join(', ');
}

/** What tells the kind of an event before its title; nothing where it has no icon. */
export const drawIcon = ({ icon }: CalendarEvent) =>
  icon !== undefined && (
    <span className={styles.icon} aria-hidden>
      {icon}
    </span>
  );

const looks = { timed: styles.timed, bar: styles.bar, chip: styles.chip };

/** Icon, time and title, and what else there is room for. */
const drawWords = ({ prepared, minutes, clock }: EventBlockProps, isWhole: boolean) => (
  <>
    {drawIcon(prepared.event)}
    {!prepared.isAllDay && <span className={styles.time}>{formatInstant(prepared.start, clock)}</span>}
    {/* The space is the title's: at the end of the time, which has a direction of its own, it would be lost. */}
    {minutes !== undefined ? (
      ` ${prepared.event.title}`
    ) : (
      <span className={styles.title}>{` ${prepared.event.title}`}</span>
    )}
    {isWhole && prepared.event.description !== undefined && (
      <span className={styles.description}>{` ${prepared.event.description}`}</span>
    )}
  </>
);

// Called, not rendered: five hundred components less where five hundred events are drawn.
/**
 * One event, which acts as a button; the calendar around it listens to the keys and the pointer. `place` is its place
 * among the others of its cell: the next period changes the words of what stands there instead of making it anew.
 */
export function drawEvent(props: EventBlockProps, place: number) {
  const { prepared, kind, day, at, isStart, isEnd, canResize, isShort, minutes, style } = props;
  const { event } = prepared;
  const isWhole = kind === 'timed' && !isShort;
  const words = drawWords(props, isWhole);
  return (
    <div
      key={place}
      role="button"
      tabIndex={-1}
      aria-label={eventName(props, isWhole)}
      data-event={event.id}
      data-day={day}
      data-at={at}
      data-end={canResize && isEnd ? '' : undefined}
      data-continued={isStart ? undefined : ''}
      data-continues={isEnd ? undefined : ''}
      data-short={isShort ? '' : undefined}
      className={`${looks[kind]} ${styles.eventTones[event.tone ?? 'accent']}`}
      style={style}
    >
      {/* One element more for those that need it alone: a week may hold hundreds. */}
      {minutes === undefined ? (
        words
      ) : (
        <div className={styles.kept} style={{ '--minutes': minutes } as CSSProperties}>
          {words}
        </div>
      )}
    </div>
  );
}
