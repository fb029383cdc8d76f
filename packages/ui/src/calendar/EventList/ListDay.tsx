import { memo, type ReactNode } from 'react';
import type { CalendarTexts } from '../calendar-texts.ts';
import { frameOf } from '../layout/day-frame.ts';
import type { CalendarEvent, PreparedEvent } from '../layout/event.ts';
import { drawIcon } from '../shared/EventBlock.tsx';
import * as blocks from '../shared/event-block.css.ts';
import { formatDay, formatPart, type Clock } from '../shared/formats.ts';
import * as styles from './EventList.css.ts';

/** Whether a press on an event does something. */
export type CanPress = (event: CalendarEvent) => boolean;

/** A day that has events, with them. */
export interface ListedDay {
  readonly day: number;
  readonly events: readonly PreparedEvent[];
}

interface ListDayProps extends ListedDay {
  canPress: CanPress;
  isToday: boolean;
  headingLevel: 2 | 3 | 4;
  clock: Clock;
  texts: CalendarTexts;
}

/** The events of a day under its name. */
export const ListDay = memo(
  ({ day, events, isToday, canPress, headingLevel, clock, texts }: ListDayProps) => {
    const Heading = `h${headingLevel}` as const;
    const name = formatDay(day, clock.locale, { dateStyle: 'full' });
    return (
      <section className={styles.day}>
        <Heading
          data-pinned="head"
          className={styles.heading}
          {...(isToday ? { 'aria-current': 'date' as const } : {})}
        >
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
  },
);
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
