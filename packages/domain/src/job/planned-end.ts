import type { WorkingCalendar } from '../milestone/working-time.ts';
import { addWorkMinutes } from '../milestone/work-minutes.ts';
import { successPath } from '../workflow/failure-only-steps.ts';
import type { WorkflowStep } from '../workflow/workflow-step.ts';

/**
 * When each step is planned to end: the efforts of the steps that successes lead to, one after the other over the working time
 * of the site from the start of manufacturing (§3.5.6). A step without an effort, and one that only a failure leads to, has
 * no planned end. `effortOf` gives minutes. @throws NoWorkingDayError
 */
export function plannedEnds(
  steps: readonly WorkflowStep[],
  { start, site, effortOf }: PlanningFacts,
): ReadonlyMap<number, Date> {
  const ends = new Map<number, Date>();
  let at = start;
  for (const index of successPath(steps)) {
    const stepId = steps[index]?.stepId ?? Number.NaN;
    const effort = effortOf(stepId);
    if (effort !== null) {
      at = addWorkMinutes(site, at, effort);
      ends.set(stepId, at);
    }
  }
  return ends;
}

/** What the planned ends of a job depend on. */
export interface PlanningFacts {
  /** When manufacturing starts or started. */
  readonly start: Date;
  readonly site: WorkingCalendar;
  /** Effort of a job step at the site in minutes; null when the table has none. */
  readonly effortOf: (stepId: number) => number | null;
}
