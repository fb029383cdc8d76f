import { enteredText, isOneLine } from '../record/entered-text.ts';
import { plainDay } from '../calendar/capacity-entry.ts';
import { comingOf } from './availability.ts';
import type { FormFault } from './availability-form.ts';
import { recurringTimeChoices } from './availability-form.ts';
import { sessionTexts } from './session.texts.ts';

/** A row of a week as somebody enters it; null while nothing was chosen. */
export interface WeekTimeEntered {
  /** ISO 8601: Monday is 1, Sunday 7. */
  readonly weekDay: number | null;
  /** 'HH:mm' or 'HH:mm:ss' */
  readonly startTime: string | null;
  readonly endTime: string | null;
}

/** A recurring availability as somebody enters it (N8 to N10). */
export interface RecurringEntered {
  /** First day, ISO 8601; null or empty while nothing was chosen. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly days: readonly WeekTimeEntered[];
  /** Keep the week as a saved schedule. */
  readonly saveSchedule: boolean;
  readonly scheduleName: string | null;
}

/** A field of a recurring availability; rows of the week are counted from 0. */
export type RecurringField = 'startDate' | 'endDate' | 'days' | `days.${number}` | 'scheduleName';
/** A fault of a recurring availability. */
export type RecurringFault = FormFault<RecurringField>;

/** How many years a week may recur at most: beyond that it is a slip of the hand. */
export const longestRecurrenceYears = 10;

function periodFaults({ startDate, endDate }: RecurringEntered): readonly RecurringFault[] {
  const [from, to] = [plainDay(startDate ?? ''), plainDay(endDate ?? '')];
  const atEnd = (message: string): RecurringFault[] => [{ field: 'endDate', message }];
  if (!from || !to) {
    return [
      ...(from ? [] : [{ field: 'startDate', message: sessionTexts.startRequired } as const]),
      ...(to ? [] : atEnd(sessionTexts.endRequired)),
    ];
  }
  if (to.compare(from) < 0) return atEnd(sessionTexts.endDateBeforeStart);
  const isTooLong = to.compare(from.add({ years: longestRecurrenceYears })) >= 0;
  return isTooLong ? atEnd(sessionTexts.longestPeriod(longestRecurrenceYears)) : [];
}

const isOnRaster = (time: string) =>
  recurringTimeChoices.some((choice) => [choice, `${choice}:00`].includes(time));

function rowFault({ weekDay, startTime, endTime }: WeekTimeEntered): string | undefined {
  if (weekDay === null || !(weekDay >= 1 && weekDay <= 7)) return sessionTexts.weekDayRequired;
  if (!startTime || !endTime) return sessionTexts.timeRequired;
  if (!isOnRaster(startTime) || !isOnRaster(endTime)) return sessionTexts.raster;
  return endTime.slice(0, 5) > startTime.slice(0, 5) ? undefined : sessionTexts.endNotAfterStart;
}

/** The first row before `place` with which a row shares time of its day. */
function overlapWith(days: readonly WeekTimeEntered[], place: number): number {
  const { weekDay, startTime, endTime } = days[place] ?? {};
  if (!startTime || !endTime) return -1;
  return days
    .slice(0, place)
    .findIndex(
      (other) =>
        other.weekDay === weekDay &&
        (other.startTime ?? '').slice(0, 5) < endTime.slice(0, 5) &&
        startTime.slice(0, 5) < (other.endTime ?? '').slice(0, 5),
    );
}

function weekFaults(days: readonly WeekTimeEntered[]): readonly RecurringFault[] {
  if (days.length === 0) return [{ field: 'days', message: sessionTexts.daysRequired }];
  return days.flatMap((row, place): RecurringFault[] => {
    const field = `days.${place}` as const;
    const wrong = rowFault(row);
    if (wrong !== undefined) return [{ field, message: wrong }];
    const other = overlapWith(days, place);
    return other < 0 ? [] : [{ field, message: sessionTexts.weekOverlap(other + 1, place + 1) }];
  });
}

/** A week that never comes between two days is a slip of the hand; one that clocks always skip never happens. */
function emptyPeriodFaults(
  { startDate, endDate, days }: RecurringEntered,
  zone: string,
): readonly RecurringFault[] {
  const times = days.map(({ weekDay, startTime, endTime }) => ({
    weekDay: weekDay ?? 0,
    startTime: startTime ?? '',
    endTime: endTime ?? '',
  }));
  const coming = comingOf({ startDate: startDate ?? '', endDate: endDate ?? '', days: times }, zone);
  if (coming === 'comes') return [];
  const message = coming === 'skipped' ? sessionTexts.skippedTime : sessionTexts.noDayInPeriod;
  return [{ field: 'days', message }];
}

/** What is wrong with the name of a saved schedule: not empty, not only spaces (N9), in one line. */
export function scheduleNameFault(name: string | null): string | undefined {
  if (name === null || enteredText(name) === '') return sessionTexts.scheduleName;
  return isOneLine(name) ? undefined : sessionTexts.scheduleNameLines;
}

/**
 * What is wrong with a recurring availability: both dates, each row of the week with a day and times on the raster,
 * its end after its start, no two rows at one time, at least one time that clocks in `zone` (IANA name) show, and a name
 * when the week is to be saved (N8 to N10, N42).
 */
export function recurringFaults(entered: RecurringEntered, zone: string): readonly RecurringFault[] {
  const wrongName = entered.saveSchedule ? scheduleNameFault(entered.scheduleName) : undefined;
  const wrong = [...periodFaults(entered), ...weekFaults(entered.days)];
  return [
    ...(wrong.length > 0 ? wrong : emptyPeriodFaults(entered, zone)),
    ...(wrongName === undefined ? [] : [{ field: 'scheduleName', message: wrongName } as const]),
  ];
}
