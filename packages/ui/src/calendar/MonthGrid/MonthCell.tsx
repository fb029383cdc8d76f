import { memo } from 'react';
import { barStyle } from '../TimeGrid/AllDayRow.tsx';
import type { CalendarTexts } from '../calendar-texts.ts';
import { type ValidRange, isValidDay, isWeekend } from '../layout/period.ts';
import { MINUTES, frameAt, minuteOf } from '../layout/day-frame.ts';
import { drawEvent } from '../shared/EventBlock.tsx';
import { contentName } from '../shared/content-name.ts';
import * as blocks from '../shared/event-block.css.ts';
import { type Clock, formatDay, longDay } from '../shared/formats.ts';
import * as styles from './MonthGrid.css.ts';
import type { MonthDay } from './month-layout.ts';
import { dayMs } from '../../texts/day-ms.ts';

export interface MonthCellProps extends MonthDay {
  month: string;
  isToday: boolean;
  isCursor: boolean;
  isChosen: boolean;
  /** Length and title of what is being moved, where it starts in this cell. */
  ghost: { days: number; title: string } | undefined;
  validRange: ValidRange | undefined;
  clock: Clock;
  texts: CalendarTexts;
  canResize: boolean;
}

/** One day of a month: its number, its events, and how many more there are. */
export const MonthCell = memo((props: MonthCellProps) => {
  const { day, hidden, background, month, isToday, isCursor, isChosen, ghost, validRange } = props;
  const { clock, texts } = props;
  const date = new Date(day * dayMs);
  const isValid = isValidDay(day, validRange);
  return (
    <div
      role="gridcell"
      data-slots={day}
      data-weekend={isWeekend(day) ? '' : undefined}
      data-outside={isValid ? undefined : ''}
      data-muted={date.toISOString().startsWith(month) ? undefined : ''}
      data-chosen={isChosen ? '' : undefined}
      {...(isToday ? { 'aria-current': 'date' as const } : {})}
      className={styles.cell}
    >
      {background.map(({ event }) => (
        <div
          key={event.id}
          title={event.title}
          className={`${blocks.range} ${blocks.eventTones[event.tone ?? 'neutral']}`}
          style={{ insetBlock: 0 }}
        />
      ))}
      <span aria-hidden={isCursor || undefined} className={styles.number}>
        {date.getUTCDate() === 1
          ? formatDay(day, clock.locale, { day: 'numeric', month: 'short' })
          : date.getUTCDate()}
      </span>
      {isCursor && (
        <button
          type="button"
          data-cursor=""
          aria-label={cellName(props, isValid)}
          className={blocks.cursor}
          style={{ inset: 0 }}
        />
      )}
      <MonthEvents {...props} />
      {hidden > 0 && (
        <button
          type="button"
          tabIndex={-1}
          data-more={day}
          // The last of the day's events for the arrow keys.
          data-event={`more ${day}`}
          data-day={day}
          data-at={MINUTES}
          aria-label={texts.moreOn(hidden, longDay(day, clock.locale))}
          className={styles.more}
        >
          {texts.more(hidden)}
        </button>
      )}
      {ghost && (
        <div aria-hidden className={blocks.barGhost} style={barStyle(0, ghost.days, 0, '2rem')}>
          {ghost.title}
        </div>
      )}
    </div>
  );
});
MonthCell.displayName = 'MonthCell';

const cellName = (
  { day, eventCount, background, clock, texts }: MonthCellProps,
  isValid: boolean,
): string => {
  const content = contentName(background, eventCount, texts);
  return `${longDay(day, clock.locale)}, ${isValid ? content : texts.notAvailable}`;
};

/** A timed event of one day is a line of text, what lasts longer a bar. */
const MonthEvents = ({ day, bars, clock, texts, canResize }: MonthCellProps) => (
  <>
    {bars.map(({ prepared, start, end, lane, isStart, isEnd }, place) => {
      const isChip = !prepared.isAllDay && end - start === 1 && isStart && isEnd;
      return drawEvent(
        {
          prepared,
          kind: isChip ? 'chip' : 'bar',
          day,
          // All of a cell's events stand one below the other: the lane is their order.
          at: prepared.isAllDay || !isChip ? -1 : startMinute(prepared.start, clock.timeZone),
          isStart,
          isEnd,
          canResize: canResize && prepared.isAllDay && prepared.event.isMovable !== false,
          style: barStyle(start, end, lane, '2rem'),
          clock,
          texts,
        },
        place,
      );
    })}
  </>
);

const startMinute = (instant: number, zone: string): number => minuteOf(frameAt(instant, zone), instant);
