import { useTimelineTexts } from '../timeline-texts.ts';
import * as styles from './Timeline.css.ts';
import { type TimelineDay, monthSpans } from './timeline-layout.ts';
import { useDayFormat } from './use-day-format.ts';

const ofMonth: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' };
const ofDay: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };
const ofWeekday: Intl.DateTimeFormatOptions = { weekday: 'narrow' };

export interface TimelineHeadProps {
  days: readonly TimelineDay[];
  today: string | undefined;
  rowHeader: string;
}

/** Months over days; each day is named in full for screen readers, with what makes it special. */
export const TimelineHead = ({ days, today, rowHeader }: TimelineHeadProps) => {
  const month = useDayFormat(ofMonth);
  const full = useDayFormat(ofDay);
  const weekday = useDayFormat(ofWeekday);
  const texts = useTimelineTexts();
  return (
    <div role="rowgroup" className={styles.section}>
      <div aria-hidden className={styles.months}>
        <div className={styles.corner} />
        {monthSpans(days).map((span) => (
          <div
            key={span.month}
            className={styles.month}
            style={{ gridColumn: `${span.first + 2} / span ${span.count}` }}
          >
            <span className={styles.monthName}>{month(`${span.month}-01`)}</span>
          </div>
        ))}
      </div>
      <div role="row" className={styles.days}>
        <div role="columnheader" aria-colindex={1} data-pinned="names" className={styles.corner}>
          {rowHeader}
        </div>
        {days.map((day, column) => {
          const isToday = day.date === today;
          const facts = [
            full(day.date),
            isToday && texts.today,
            day.isWeekend === true && texts.weekend,
            day.isHoliday === true && (day.holidayName ?? texts.holiday),
          ].filter((fact) => fact !== false);
          return (
            <div
              key={day.date}
              role="columnheader"
              aria-colindex={column + 2}
              aria-label={facts.join(', ')}
              {...(isToday ? { 'aria-current': 'date' as const } : {})}
              {...(facts.length > 1 ? { title: facts.join(', ') } : {})}
              data-date={day.date}
              data-weekend={day.isWeekend === true || undefined}
              data-holiday={day.isHoliday === true || undefined}
              className={styles.day}
            >
              <span className={styles.weekday}>{weekday(day.date)}</span>
              <span className={styles.number}>{Number(day.date.slice(8))}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
};
