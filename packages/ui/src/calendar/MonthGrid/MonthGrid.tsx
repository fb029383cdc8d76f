import { type CSSProperties, useId, useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { showFocused } from '../../layout/show-focused.ts';
import { firstSlot } from '../TimeGrid/time-grid-slots.ts';
import { useCalendarTexts } from '../calendar-texts.ts';
import { barIn, daysOf } from '../layout/bars.ts';
import { dayAt } from '../layout/day-frame.ts';
import type { CalendarEvent } from '../layout/event.ts';
import { type ValidRange, periodOf } from '../layout/period.ts';
import type { CalendarActions } from '../shared/calendar-actions.ts';
import * as blocks from '../shared/event-block.css.ts';
import { type Clock, type HourCycle, formatDay } from '../shared/formats.ts';
import { type Draft, useCalendarInteraction } from '../shared/use-calendar-interaction.ts';
import { useEvents } from '../shared/use-events.ts';
import { MonthCell } from './MonthCell.tsx';
import * as styles from './MonthGrid.css.ts';
import { type MonthDay, layOutMonth } from './month-layout.ts';
import { dayMs } from '../../texts/day-ms.ts';

export interface MonthGridProps extends CalendarActions {
  /** Names the grid for screen readers. */
  label: string;
  /** Any calendar date `YYYY-MM-DD` of the month. */
  date: string;
  events: readonly CalendarEvent[];
  /** IANA name of the zone in which timed events fall on days. */
  timeZone: string;
  hourCycle?: HourCycle;
  /** Off: Saturdays and Sundays are left out. */
  hasWeekends?: boolean;
  /** How many events of a day are shown before the rest is counted. */
  eventsPerDay?: number;
  /** The current instant in ms: marks today. */
  now?: number | undefined;
  validRange?: ValidRange | undefined;
}

/** The weeks of a month with their events as bars and lines; whole days are chosen, events moved by days. */
export const MonthGrid = (props: MonthGridProps) => {
  const { label, date, events, timeZone, hourCycle = 24, hasWeekends = true, validRange, now } = props;
  const { eventsPerDay = 3, onEventChange } = props;
  const texts = useCalendarTexts();
  const { locale, direction } = useLocale();
  const keysId = useId();
  const clock = useMemo<Clock>(() => ({ locale, timeZone, hourCycle }), [locale, timeZone, hourCycle]);
  const period = useMemo(() => periodOf('month', date, locale, hasWeekends), [date, locale, hasWeekends]);
  const { days, month } = period;
  const perRow = hasWeekends ? 7 : 5;
  const { all, shown, background } = useEvents(events);
  const weeks = useMemo(
    () => layOutMonth(days, shown, background, { perRow, zone: timeZone, lanes: eventsPerDay }),
    [days, perRow, shown, background, timeZone, eventsPerDay],
  );
  const today = now === undefined ? undefined : dayAt(now, timeZone);
  const { rootRef, statusRef, cursor, selection, draft, handlers, keys } = useCalendarInteraction({
    ...props,
    grid: { days, daysPerRow: perRow, slotMinutes: undefined, timeZone, validRange },
    events: all,
    initialSlot: firstSlot(daysOfMonth(days, month), today, validRange, undefined),
    clock,
    texts,
    isRightToLeft: direction === 'rtl',
  });
  const chosen = selection ?? (draft && !draft.prepared ? draft.span : undefined);
  return (
    <div data-component="MonthGrid" className={styles.scroller} onFocusCapture={showFocused}>
      <div
        ref={rootRef}
        role="grid"
        aria-label={label}
        aria-describedby={keysId}
        className={styles.grid}
        style={{ '--days': perRow, '--lanes': eventsPerDay } as CSSProperties}
        {...handlers}
      >
        <div role="row" data-pinned="head" className={styles.head}>
          {weeks[0]?.days.map(({ day }) => (
            <div
              key={day}
              role="columnheader"
              aria-label={formatDay(day, locale, { weekday: 'long' })}
              className={styles.weekday}
            >
              {formatDay(day, locale, { weekday: 'short' })}
            </div>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week.place} role="row" className={styles.week}>
            {week.days.map((cell) => (
              <MonthCell
                key={cell.place}
                {...cell}
                {...{ month, validRange, clock, texts }}
                isToday={cell.day === today}
                isCursor={cell.day === cursor.day}
                isChosen={chosen !== undefined && cell.day >= chosen.start && cell.day < chosen.end}
                ghost={ghostIn(draft, week.days, cell.place, timeZone)}
                canResize={onEventChange !== undefined}
              />
            ))}
          </div>
        ))}
      </div>
      <div id={keysId} className={blocks.hidden}>
        {keys}
      </div>
      <div ref={statusRef} role="status" className={blocks.hidden} />
    </div>
  );
};

const daysOfMonth = (days: readonly number[], month: string): readonly number[] =>
  days.filter((day) => new Date(day * dayMs).toISOString().startsWith(month));

/** The part of a moved event that starts in a cell; the same object is not needed, for it is rarely there. */
function ghostIn(draft: Draft | undefined, week: readonly MonthDay[], index: number, zone: string) {
  if (!draft?.prepared) return undefined;
  const [first, end] = daysOf(draft.span, zone);
  const days = week.map(({ day }) => day);
  const bar = barIn(first, end, days);
  return bar?.start === index ? { days: bar.end - bar.start, title: draft.prepared.event.title } : undefined;
}
