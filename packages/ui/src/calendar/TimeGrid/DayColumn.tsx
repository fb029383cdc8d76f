import { memo } from 'react';
import type { CalendarTexts } from '../calendar-texts.ts';
import { type DayFrame, MINUTES, gapOf, minuteOf } from '../layout/day-frame.ts';
import type { PreparedEvent } from '../layout/event.ts';
import type { Packed } from '../layout/pack.ts';
import { type DaySegment, rangeOn, segmentOn } from '../layout/segments.ts';
import type { Slot } from '../layout/slots.ts';
import { drawEvent } from '../shared/EventBlock.tsx';
import * as blocks from '../shared/event-block.css.ts';
import { type Clock, formatSpan } from '../shared/formats.ts';
import type { Draft } from '../shared/use-calendar-interaction.ts';
import * as styles from './TimeGrid.css.ts';

/** Minutes whose height holds two lines of text. */
const TWO_LINES = 45;
/** Minutes of which enough may be seen for a line of text while the first line is not. */
const LONG = 60;

const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;
const percent = (minutes: number): string => share(minutes, MINUTES);

const placed = ({ start, end }: { start: number; end: number }) => ({
  insetBlockStart: percent(start),
  blockSize: percent(end - start),
});

export interface DayEventsProps {
  segments: readonly Packed<DaySegment>[];
  background: readonly PreparedEvent[];
  frame: DayFrame;
  clock: Clock;
  texts: CalendarTexts;
  canResize: boolean;
}

/** What stands on a day; drawn anew only when the events change, not while the cursor or the pointer moves. */
export const DayEvents = memo(({ segments, background, frame, clock, texts, canResize }: DayEventsProps) => {
  const gap = gapOf(frame);
  return (
    <>
      {background.map((prepared) => {
        const segment = rangeOn(prepared, frame);
        return (
          segment && (
            <div
              key={prepared.event.id}
              title={prepared.event.title}
              className={`${blocks.range} ${blocks.eventTones[prepared.event.tone ?? 'neutral']}`}
              style={placed(segment)}
            />
          )
        );
      })}
      {gap && (
        <div
          title={texts.skippedHour}
          className={styles.gap}
          style={placed({ start: gap[0], end: gap[1] })}
        />
      )}
      <div className={styles.events}>
        {segments.map(({ item, column, columns, width }, place) =>
          drawEvent(
            {
              prepared: item.prepared,
              kind: 'timed',
              day: frame.day,
              at: item.start,
              isStart: item.isStart,
              isEnd: item.isEnd,
              isShort: item.end - item.start < TWO_LINES,
              minutes: item.end - item.start < LONG ? undefined : item.end - item.start,
              canResize: canResize && item.prepared.event.isMovable !== false,
              style: {
                insetBlock: `${percent(item.start)} ${percent(MINUTES - item.end)}`,
                insetInline: `${share(column, columns)} ${share(columns - column - width, columns)}`,
              },
              clock,
              texts,
            },
            place,
          ),
        )}
      </div>
    </>
  );
});
DayEvents.displayName = 'DayEvents';

export interface DayOverlayProps {
  frame: DayFrame;
  cursor: Slot | undefined;
  cursorLabel: (slot: Slot) => string;
  slotMinutes: number;
  draft: Draft | undefined;
  now: number | undefined;
  clock: Clock;
  texts: CalendarTexts;
}

/** What moves over a day: the cursor, the ghost of what is chosen or moved, the line of now. */
export const DayOverlay = (props: DayOverlayProps) => {
  const { frame, cursor, cursorLabel, slotMinutes, draft, now, clock, texts } = props;
  const ghost = draft && !draft.span.isAllDay ? segmentOn(draft.span, frame) : undefined;
  const minute = cursor?.minute;
  return (
    <>
      {draft && ghost && (
        <div aria-hidden className={blocks.ghost} style={{ ...placed(ghost), insetInline: '0 6px' }}>
          {ghost.isStart && `${formatSpan(draft.span, clock, texts).split(', ').at(-1) ?? ''} `}
          {ghost.isStart && draft.prepared?.event.title}
        </div>
      )}
      {cursor && minute !== undefined && (
        <button
          key={minute}
          type="button"
          data-cursor=""
          aria-label={cursorLabel(cursor)}
          className={blocks.cursor}
          style={{ ...placed({ start: minute, end: minute + slotMinutes }), insetInline: 0 }}
        />
      )}
      {now !== undefined && now >= frame.start && now < frame.end && (
        <div
          aria-hidden
          data-now=""
          className={styles.nowLine}
          style={{ insetBlockStart: percent(minuteOf(frame, now)) }}
        />
      )}
    </>
  );
};
