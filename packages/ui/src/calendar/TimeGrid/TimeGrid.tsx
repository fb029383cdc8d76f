import { type CSSProperties, useId, useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { showFocused } from '../../layout/show-focused.ts';
import { useCalendarTexts } from '../calendar-texts.ts';
import { daysOf, layOutRow } from '../layout/bars.ts';
import { dayAt, frameOf } from '../layout/day-frame.ts';
import { type CalendarEvent, dayNumber } from '../layout/event.ts';
import { type ValidRange, isValidDay, isWeekend } from '../layout/period.ts';
import { layOutDays } from '../layout/segments.ts';
import type { Slot } from '../layout/slots.ts';
import type { CalendarActions } from '../shared/calendar-actions.ts';
import * as blocks from '../shared/event-block.css.ts';
import type { Clock, HourCycle } from '../shared/formats.ts';
import { useCalendarInteraction } from '../shared/use-calendar-interaction.ts';
import { useEvents } from '../shared/use-events.ts';
import { AllDayRow } from './AllDayRow.tsx';
import { DayEvents, DayOverlay } from './DayColumn.tsx';
import * as styles from './TimeGrid.css.ts';
import { HourGutter, TimeGridHead } from './TimeGridHead.tsx';
import { firstSlot, slotName, useHeadHeight, useScrollToHour } from './time-grid-slots.ts';

export interface TimeGridProps extends CalendarActions {
  /** Names the grid for screen readers. */
  label: string;
  /** The days side by side: calendar dates `YYYY-MM-DD`, in order. */
  dates: readonly string[];
  events: readonly CalendarEvent[];
  /** IANA name of the zone whose clock the hours are. */
  timeZone: string;
  /** A second zone whose hours stand beside the first. */
  secondTimeZone?: string | undefined;
  hourCycle?: HourCycle;
  /** Length of a slot in minutes; a divisor of 60. */
  slotMinutes?: number;
  /** The hour that is in view at first. */
  scrollHour?: number;
  /** The current instant in ms: marks today and draws the line of now. */
  now?: number | undefined;
  validRange?: ValidRange | undefined;
}

/** What the grid draws, read and laid out once for as long as it stays the same. */
function useLayout({ dates, events, timeZone, hourCycle = 24 }: TimeGridProps) {
  const { locale, direction } = useLocale();
  const clock = useMemo<Clock>(() => ({ locale, timeZone, hourCycle }), [locale, timeZone, hourCycle]);
  const key = dates.join();
  const days = useMemo(() => key.split(',').map(dayNumber), [key]);
  const frames = useMemo(() => days.map((day) => frameOf(day, timeZone)), [days, timeZone]);
  const { all, shown, background } = useEvents(events);
  const columns = useMemo(() => {
    const segments = layOutDays(shown, frames);
    return frames.map((frame, place) => ({ place, frame, segments: segments[place] ?? [] }));
  }, [shown, frames]);
  const bars = useMemo(() => {
    const whole = shown.filter(({ isAllDay }) => isAllDay);
    const extents = whole.map((event) => daysOf(event, timeZone));
    return layOutRow(whole, extents, days);
  }, [shown, days, timeZone]);
  return { clock, days, frames, all, background, columns, bars, isRightToLeft: direction === 'rtl' };
}

/** Days as columns over the hours: timed events side by side where they overlap, whole days above, all by keyboard. */
export const TimeGrid = (props: TimeGridProps) => {
  const { label, timeZone, secondTimeZone, now, validRange, slotMinutes = 30, scrollHour = 7 } = props;
  const { clock, days, frames, all, background, columns, bars, isRightToLeft } = useLayout(props);
  const texts = useCalendarTexts();
  const keysId = useId();
  const today = now === undefined ? undefined : dayAt(now, timeZone);
  const { rootRef, statusRef, cursor, selection, draft, handlers, keys } = useCalendarInteraction({
    ...props,
    grid: { days, daysPerRow: days.length, slotMinutes, timeZone, validRange },
    events: all,
    initialSlot: firstSlot(days, today, validRange, scrollHour * 60),
    clock,
    texts,
    isRightToLeft,
  });
  const cursorLabel = (slot: Slot) => {
    const column = columns[days.indexOf(slot.day)];
    return slotName(slot, slotMinutes, clock, texts, column && { ...column, background });
  };
  const overlay = draft ?? (selection && { span: selection });
  const canResize = props.onEventChange !== undefined;
  const zones = secondTimeZone === undefined ? [timeZone] : [secondTimeZone, timeZone];
  const scroller = useScrollToHour(scrollHour);
  const head = useHeadHeight();
  return (
    <div ref={scroller} data-component="TimeGrid" className={styles.scroller} onFocusCapture={showFocused}>
      <div
        ref={rootRef}
        role="grid"
        aria-label={label}
        aria-describedby={keysId}
        className={styles.grid}
        style={{ '--days': days.length } as CSSProperties}
        {...handlers}
      >
        <div ref={head} role="rowgroup" data-pinned="head" className={styles.top}>
          <TimeGridHead {...{ frames, today, validRange, clock, texts }} zones={zones} />
          <AllDayRow
            {...{ days, bars, cursor, cursorLabel, validRange, clock, texts }}
            draft={overlay}
            canResize={canResize}
          />
        </div>
        <div role="rowgroup" className={styles.body}>
          <div role="row" className={styles.line}>
            <div role="rowheader" aria-label={texts.times} className={styles.gutter}>
              {frames[0] && <HourGutter frame={frames[0]} zones={zones} clock={clock} />}
            </div>
            {columns.map(({ place, segments, frame }) => (
              <div
                key={place}
                role="gridcell"
                data-slots={frame.day}
                data-timed=""
                data-weekend={isWeekend(frame.day) ? '' : undefined}
                data-outside={isValidDay(frame.day, validRange) ? undefined : ''}
                className={styles.column}
              >
                <DayEvents {...{ segments, background, frame, clock, texts, canResize }} />
                <DayOverlay
                  {...{ frame, cursorLabel, slotMinutes, now, clock, texts }}
                  draft={overlay}
                  cursor={cursor.day === frame.day ? cursor : undefined}
                />
              </div>
            ))}
          </div>
        </div>
      </div>
      <div id={keysId} className={blocks.hidden}>
        {keys}
      </div>
      <div ref={statusRef} role="status" className={blocks.hidden} />
    </div>
  );
};
