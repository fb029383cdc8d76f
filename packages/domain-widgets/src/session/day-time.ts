import { wallInstant } from '@crt/domain/local-time';
import type { HourCycle } from '@crt/ui/EventCalendar';
import { dayMs } from '@crt/domain/day-ms';
import { sessionDialogTexts as texts } from './session-dialog.texts.ts';

/** A day and a time of day as somebody chooses them; null while nothing was chosen. */
export interface DayTime {
  /** ISO 8601 */
  readonly day: string | null;
  /** 'HH:mm' */
  readonly time: string | null;
}

/** Nothing is chosen yet. */
export const noDayTime: DayTime = { day: null, time: null };

/** The instant of a day and time on the clocks of a zone, ms since 1970; null as long as one of them is missing. */
export function instantOf({ day, time }: DayTime, zone: string): number | null {
  if (day === null || time === null) return null;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return wallInstant(Math.round(Date.parse(day) / dayMs), (hours * 60 + minutes) * 60, zone);
}

/** Whether a day lies in a year in which anybody plans: one that is still being typed does not. */
export const isInPlannedYear = ({ day }: DayTime): boolean => day !== null && day >= '1900' && day < '2200';

/** What the clocks of a zone show at an instant. */
export function dayTimeOf(instant: number, zone: string): DayTime {
  const [day = null, time = ''] = new Date(instant).toLocaleString('sv-SE', { timeZone: zone }).split(' ');
  return { day, time: time.slice(0, 5) };
}

/** What is said of a day and of its time, each where it is to be mended; `fault` is what the rule says of both. */
export function dayTimeFaults(
  { day, time }: DayTime,
  { label, fault, isWholeDay }: { label: string; fault: string | undefined; isWholeDay: boolean },
): { readonly day: string | undefined; readonly time: string | undefined } {
  if (fault === undefined || isWholeDay || time !== null) return { day: fault, time: undefined };
  // Where only the time is missing, the date is not what has to be mended.
  return { day: day === null ? fault : undefined, time: texts.timeRequired(label) };
}

/** A time of day as people read it, and as the calendars write it: '13:15', or '1:15 pm' (N37). */
export function timeName(time: string, hourCycle: HourCycle): string {
  if (hourCycle === 24) return time;
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}:${time.slice(3, 5)} ${hours < 12 ? 'am' : 'pm'}`;
}
