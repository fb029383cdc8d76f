import { areStepsDone, currentStep, jobStepStatusName, type Job } from '@crt/domain/job';
import { changedTold } from '../history/changed.ts';
import type { FieldChange } from '../history/record-changes.ts';
import { jobValue } from '../manufacturing/job/job-history.ts';

/** What the history of an order tells of its common job: nothing where it stays as far as it was. */
export function jobChanges(
  before: Job,
  after: Job,
  names: ReadonlyMap<number, string>,
): readonly FieldChange[] {
  const told = (job: Job) => ({ value: jobValue(job), text: stateText(job, names) });
  return changedTold('job', 'text', told(before), told(after));
}

/** How far an order is, in words: 'Packaging In Progress'. */
function stateText(job: Job, names: ReadonlyMap<number, string>): string {
  const step = areStepsDone(job) ? undefined : currentStep(job);
  return step
    ? `${names.get(step.stepId) ?? step.stepId} ${jobStepStatusName[step.status]}`
    : 'all steps done';
}
