import { parseClockTime } from '../milestone/local-time.ts';

/** The levels of criticality of a step whose planned end has passed (T23). */
export const criticalityLevels = [1, 2, 3] as const;

/** From how many hours past the planned end a step is critical; null where the level is not used. */
export interface Criticality {
  /** One of {@link criticalityLevels}. */
  readonly level: number;
  readonly hours: number | null;
}

/** What a step takes at a plant (T22 to T24). */
export interface StepEffort {
  /** Working time in minutes; null where nobody entered any. */
  readonly effort: number | null;
  readonly criticalities: readonly Criticality[];
  /** Planned end and time are shown. */
  readonly showExpectedTime: boolean;
  /** Needs a person. */
  readonly requiresWorker: boolean;
}

/** What holds for a step until somebody enters something. */
export const noEffort: StepEffort = {
  effort: null,
  criticalities: [],
  showExpectedTime: true,
  requiresWorker: false,
};

/** The most minutes that can be entered for a step. */
export const mostEffortMinutes = 100_000;

/** The most hours past the planned end that can be entered for a level. */
export const mostCriticalHours = 999;

/** More plants than anybody will ever have: the place of the plant in the id of its efforts. */
const plants = 10_000;

/** The efforts of a workflow at a plant as one number: the call that edits them names no plant (T22). */
export const effortGroupId = (workflowId: number, locationId: number): number =>
  workflowId * plants + locationId;

/** The workflow and the plant of such a number. */
export const effortGroupOf = (id: number): { readonly workflowId: number; readonly locationId: number } => ({
  workflowId: Math.floor(id / plants),
  locationId: id % plants,
});

/** The length of a working day in minutes, by the times of day at which it starts and ends. */
export function workDayMinutes(start: string, end: string): number {
  const minutes = (time: string) => {
    const { hour, minute } = parseClockTime(time.slice(0, 5));
    return hour * 60 + minute;
  };
  return minutes(end) - minutes(start);
}

/** Minutes as days of a plant, hours and minutes: '1d 20m'; '0m' where there are none (T23). */
export function effortText(minutes: number | null, workDayDuration: number): string {
  const all = minutes ?? 0;
  const rest = all % workDayDuration;
  const parts = [
    [Math.floor(all / workDayDuration), 'd'],
    [Math.floor(rest / 60), 'h'],
    [rest % 60, 'm'],
  ] as const;
  const told = parts.flatMap(([count, unit]) => (count === 0 ? [] : `${count}${unit}`));
  return told.join(' ') || '0m';
}

/** The hours of a level, '-' where it is not used (T23). */
export function criticalHoursText(criticalities: readonly Criticality[], level: number): string {
  const hours = hoursOf(criticalities, level);
  return hours === null ? '-' : String(hours);
}

/** The hours of a level; null where it is not used. */
export const hoursOf = (criticalities: readonly Criticality[], level: number): number | null =>
  criticalities.find((one) => one.level === level)?.hours ?? null;

/** Each level once, in order, those that are not used without hours. */
export const everyLevel = (criticalities: readonly Criticality[]): readonly Criticality[] =>
  criticalityLevels.map((level) => ({ level, hours: hoursOf(criticalities, level) }));

/** Why a level would never be seen, in a sentence: a higher one begins before it. Undefined when none is hidden (§3.5). */
export function criticalityFault(criticalities: readonly Criticality[]): string | undefined {
  const used = everyLevel(criticalities).filter(({ hours }) => hours !== null);
  for (const [place, { level, hours }] of used.entries()) {
    const next = used[place + 1];
    if (next && (next.hours ?? 0) < (hours ?? 0))
      return `Critical level ${next.level} must not begin before level ${level}.`;
  }
  return undefined;
}
