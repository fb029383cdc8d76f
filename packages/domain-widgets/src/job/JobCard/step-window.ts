/** How many steps are in sight at once; a longer job shows those around the current one until more is asked for. */
const most = 10;
const before = 3;

/** Which steps of a long job are in sight: `from` is the first, `to` the one after the last. */
export interface StepWindow {
  readonly from: number;
  readonly to: number;
}

/** The steps around the current one; all of a job that is short. A job without a current step shows its end. */
export function windowOfSteps(count: number, current: number): StepWindow {
  if (count <= most) return { from: 0, to: count };
  const from = Math.max(0, Math.min((current < 0 ? count : current) - before, count - most));
  return { from, to: from + most };
}
