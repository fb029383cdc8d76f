import { memo } from 'react';
import type { CalendarTexts } from '../calendar-texts.ts';
import { type LaneBar, barIn } from '../layout/bars.ts';
import { type ValidRange, isValidDay, isWeekend } from '../layout/period.ts';
import type { Slot } from '../layout/slots.ts';
import { drawEvent } from '../shared/EventBlock.tsx';
import * as blocks from '../shared/event-block.css.ts';
import type { Clock } from '../shared/formats.ts';
import type { Draft } from '../shared/use-calendar-interaction.ts';
import * as styles from './TimeGrid.css.ts';

/** A bar over days that are equally wide, measured in the first of them; `laneHeight` says how high lanes are. */
export const barStyle = (start: number, end: number, lane: number, top = '2px') => ({
  insetBlockStart: `calc(${lane} * var(--lane) + ${top})`,
  insetInlineStart: '1px',
  inlineSize: `calc(${(end - start) * 100}% - 5px)`,
});

export interface AllDayRowProps {
  days: readonly number[];
  bars: readonly LaneBar[];
  cursor: Slot;
  cursorLabel: (slot: Slot) => string;
  draft: Draft | undefined;
  validRange: ValidRange | undefined;
  clock: Clock;
  texts: CalendarTexts;
  canResize: boolean;
}

/** What lasts whole days, above the hours. */
export const AllDayRow = (props: AllDayRowProps) => {
  const { days, bars, cursor, cursorLabel, draft, validRange, clock, texts, canResize } = props;
  const ghost = draft?.span.isAllDay ? barIn(draft.span.start, draft.span.end, days) : undefined;
  const lanes = Math.max(1, ...bars.map(({ lane }) => lane + 1));
  return (
    <div role="row" className={styles.line}>
      <div role="rowheader" className={styles.allDayLabel}>
        {texts.allDay}
      </div>
      {days.map((day, index) => (
        <div
          key={day}
          role="gridcell"
          data-slots={day}
          data-weekend={isWeekend(day) ? '' : undefined}
          data-outside={isValidDay(day, validRange) ? undefined : ''}
          className={styles.allDayCell}
          style={{ minBlockSize: `calc(${lanes} * var(--lane) + 4px)` }}
        >
          <DayBars {...{ day, index, bars, clock, texts, canResize }} />
          {ghost?.start === index && (
            <div aria-hidden className={blocks.barGhost} style={barStyle(ghost.start, ghost.end, 0)}>
              {draft?.prepared?.event.title}
            </div>
          )}
          {cursor.day === day && cursor.minute === undefined && (
            <button
              type="button"
              data-cursor=""
              aria-label={cursorLabel(cursor)}
              className={blocks.cursor}
              style={{ inset: 0 }}
            />
          )}
        </div>
      ))}
    </div>
  );
};

interface DayBarsProps {
  day: number;
  index: number;
  bars: readonly LaneBar[];
  clock: Clock;
  texts: CalendarTexts;
  canResize: boolean;
}

const DayBars = memo(({ day, index, bars, clock, texts, canResize }: DayBarsProps) => (
  <>
    {bars
      .filter((bar) => bar.start === index)
      .map(({ prepared, start, end, lane, isStart, isEnd }, place) =>
        drawEvent(
          {
            prepared,
            kind: 'bar',
            day,
            at: -1,
            isStart,
            isEnd,
            canResize: canResize && prepared.event.isMovable !== false,
            style: barStyle(start, end, lane),
            clock,
            texts,
          },
          place,
        ),
      )}
  </>
));
DayBars.displayName = 'DayBars';
