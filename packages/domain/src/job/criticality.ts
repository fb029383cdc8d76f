import type { Criticality } from '../workflow/step-effort.ts';
import { isSettled, type StepState } from './job-step.ts';

/** How far past its planned end a step is: 0 in time, then the levels of the table of efforts. */
export type CriticalityLevel = 0 | 1 | 2 | 3;

/** The hours of a step for which nothing was entered in the table of efforts. */
export const usualCriticalities: readonly Criticality[] = [
  { level: 1, hours: 0 },
  { level: 2, hours: 24 },
  { level: 3, hours: 72 },
];

const hour = 3_600_000;

/** The highest level that a step has reached (§3.5.6); a step that is done, or has no planned end, is never critical. */
export function criticalityLevel(
  step: StepState,
  plannedEnd: Date | null,
  now: Date,
  criticalities: readonly Criticality[] = [],
): CriticalityLevel {
  if (plannedEnd === null || isSettled(step) || now < plannedEnd) return 0;
  const late = (now.getTime() - plannedEnd.getTime()) / hour;
  const known = criticalities.length > 0 ? criticalities : usualCriticalities;
  const reached = known.flatMap(({ level, hours }) => (hours !== null && late >= hours ? level : []));
  return levels.findLast((level) => reached.includes(level)) ?? 0;
}

const levels = [1, 2, 3] as const;
