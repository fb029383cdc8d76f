const minute = 60_000;
const hour = 60 * minute;

/** A working day has 8 hours, in ms: the d of `d.hh:mm:ss` counts these, not calendar days (N14, N15). */
export const workingDay = 8 * hour;

/** Working days that preparation and post can take (N14). */
export const workingDayChoices: readonly number[] = [0, 1, 2, 3, 4, 5];
/** Hours that preparation, session and post can take, beside working days (N14). */
export const hourChoices: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];
/** Minutes that a session can take, beside hours (N14). */
export const minuteChoices: readonly number[] = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55];

/** Preparation and post are shorter: at most 5 working days and 7 hours (N14). */
const workingDurationEnd = 6 * workingDay;

/** A duration as people choose it. */
export interface DurationParts {
  /** Of 8 hours. */
  readonly workingDays: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** The duration in ms that parts make together. */
export function durationOf({
  workingDays = 0,
  hours = 0,
  minutes = 0,
  seconds = 0,
}: Partial<DurationParts>): number {
  return workingDays * workingDay + hours * hour + minutes * minute + seconds * 1000;
}

/** A duration in ms as people choose it: 10 hours are 1 working day and 2 hours. */
export function durationParts(duration: number): DurationParts {
  return {
    workingDays: Math.floor(duration / workingDay),
    hours: Math.floor((duration % workingDay) / hour),
    minutes: Math.floor((duration % hour) / minute),
    seconds: Math.floor((duration % minute) / 1000),
  };
}

function clockText({ hours, minutes, seconds }: DurationParts): string {
  return [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
}

/** A preparation or post in ms from 'd.hh:mm:ss'; the days may be left out (N14, N15). @throws RangeError */
export function parseWorkingDuration(text: string): number {
  const match = /^(?:([0-5])\.)?(0[0-7]):([0-5]\d):([0-5]\d)$/.exec(text);
  if (!match) throw new RangeError(`'${text}' is no duration of 0 to 5 working days and 0 to 7 hours`);
  const part = (place: number) => Number(match[place] ?? 0);
  return durationOf({ workingDays: part(1), hours: part(2), minutes: part(3), seconds: part(4) });
}

/** A preparation or post as 'd.hh:mm:ss': 1 working day and 2 hours are '1.02:00:00' (N15). @throws RangeError */
export function formatWorkingDuration(duration: number): string {
  if (!(duration >= 0 && duration < workingDurationEnd) || duration % 1000 !== 0) {
    throw new RangeError(`${duration} ms are no duration of 0 to 5 working days and 0 to 7 hours`);
  }
  const parts = durationParts(duration);
  return `${parts.workingDays}.${clockText(parts)}`;
}

/** The time of a session in ms from 'hh:mm:ss', 0 to 7 hours in steps of 5 minutes (N14, N15). @throws RangeError */
export function parseSessionDuration(text: string): number {
  const match = /^(0[0-7]):([0-5][05]):00$/.exec(text);
  if (!match) throw new RangeError(`'${text}' is no duration of 0 to 7 hours in steps of 5 minutes`);
  return durationOf({ hours: Number(match[1]), minutes: Number(match[2]) });
}

/** The time of a session as 'hh:mm:ss' (N15). @throws RangeError */
export function formatSessionDuration(duration: number): string {
  if (!(duration >= 0 && duration < workingDay) || duration % (5 * minute) !== 0) {
    throw new RangeError(`${duration} ms are no duration of 0 to 7 hours in steps of 5 minutes`);
  }
  return clockText(durationParts(duration));
}

/** A duration in words: '1 working day 2 hours', '1 hour 30 minutes', 'none' (N14). */
export function durationText(duration: number): string {
  const { workingDays, hours, minutes, seconds } = durationParts(duration);
  const parts = [
    [workingDays, 'working day'],
    [hours, 'hour'],
    [minutes, 'minute'],
    [seconds, 'second'],
  ] as const;
  const told = parts.filter(([count]) => count > 0);
  return told.map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`).join(' ') || 'none';
}
