import type { CalendarTexts } from '../calendar-texts.ts';
import { type DayFrame, frameAt, instantOf, minuteOf } from '../layout/day-frame.ts';
import { type ValidRange, isValidDay } from '../layout/period.ts';
import { zoneName } from '../../texts/format-date.ts';
import { type Clock, formatDay, formatMinute, longDay } from '../shared/formats.ts';
import * as styles from './TimeGrid.css.ts';
import { dayMs } from '../../texts/day-ms.ts';

export interface TimeGridHeadProps {
  frames: readonly DayFrame[];
  zones: readonly string[];
  today: number | undefined;
  validRange: ValidRange | undefined;
  clock: Clock;
  texts: CalendarTexts;
}

/** The days over the columns, and the zones over their hours. */
export const TimeGridHead = ({ frames, zones, today, validRange, clock, texts }: TimeGridHeadProps) => {
  const { locale } = clock;
  const first = frames[0]?.start ?? 0;
  return (
    <div role="row" className={styles.line}>
      <div role="columnheader" aria-label={texts.times} data-pinned="names" className={styles.corner}>
        {zones.map((zone) => (
          <span key={zone} title={zone} className={styles.zoneHead}>
            {zoneName(first, zone, locale).replace('GMT', `GMT${MAY_BREAK}`)}
          </span>
        ))}
      </div>
      {frames.map(({ day }) => (
        <div
          key={day}
          role="columnheader"
          aria-label={longDay(day, locale)}
          {...(day === today ? { 'aria-current': 'date' as const } : {})}
          data-outside={isValidDay(day, validRange) ? undefined : ''}
          className={styles.day}
        >
          {formatDay(day, locale, { weekday: 'short' })}
          <span className={styles.number}>{new Date(day * dayMs).getUTCDate()}</span>
        </div>
      ))}
    </div>
  );
};

/** No space, but a place where a line may end: `GMT+5:30` is wider than the hours below it. */
const MAY_BREAK = '\u200B';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour * 60);

export interface HourGutterProps {
  /** The day whose hours the second zone is read at. */
  frame: DayFrame;
  zones: readonly string[];
  clock: Clock;
}

/** The hours, of one zone or of two side by side. */
export const HourGutter = ({ frame, zones, clock }: HourGutterProps) => (
  <>
    {zones.map((zone) => (
      <span key={zone} className={styles.zone}>
        {HOURS.map((minute) => (
          <span key={minute} className={styles.hourLabel}>
            {formatMinute(
              zone === clock.timeZone ? minute : minuteIn(zone, instantOf(frame, minute)),
              clock.locale,
              clock.hourCycle,
            )}
          </span>
        ))}
      </span>
    ))}
  </>
);

const minuteIn = (zone: string, instant: number): number => minuteOf(frameAt(instant, zone), instant);
