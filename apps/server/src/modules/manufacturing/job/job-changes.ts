import {
  areStepsDone,
  currentReworkStep,
  currentStep,
  isReworkOpen,
  jobStepStatusName,
  type Job,
  type JobAction,
  type JobStep,
  type Rework,
  type ReworkStep,
} from '@crt/domain/job';
import { changedTold } from '../../history/changed.ts';
import type { FieldChange } from '../../history/record-changes.ts';
import { jobField, jobValue, reworkField, reworkValue } from './job-history.ts';
import type { LoadedJob } from './job.repository.ts';

type NameOf = (stepId: number) => string;

/** A job before and after an action. */
export interface ChangedJob {
  readonly loaded: LoadedJob;
  readonly action: JobAction;
  readonly before: Job;
  readonly after: Job;
}

/** What an action changed of a job and of its reworks, as the history tells it: of what, what happened, and how it is then. */
export function jobChanges({ loaded, action, before, after }: ChangedJob, nameOf: NameOf): FieldChange[] {
  const { row, material } = loaded;
  const name = material === null ? row.name : `${material}, ${row.name}`;
  const ofJob = (job: Job, happened?: string) => jobText(name, job, nameOf, happened);
  const numbers = new Set([...before.reworks, ...after.reworks].map(({ number }) => number));
  return [
    ...changedTold(
      jobField(row.id),
      'text',
      { value: jobValue(before), text: ofJob(before) },
      { value: jobValue(after), text: ofJob(after, happening(action, currentStep(before), nameOf)) },
    ),
    ...[...numbers].flatMap((number) => {
      const told = (job: Job, happened?: string) => {
        const rework = job.reworks.find((one) => one.number === number);
        return rework && { value: reworkValue(rework), text: reworkText(row.name, rework, nameOf, happened) };
      };
      const old = told(before);
      const rework = before.reworks.find((one) => one.number === number);
      const step = rework && currentReworkStep(rework);
      const next = told(after, happening(action, step, nameOf));
      // Nothing is left of it, and what it was called is not forgotten.
      const gone = rework && { value: null, text: `Rework of ${rework.name} (${row.name}) removed` };
      return changedTold(reworkField(row.id, number), 'text', old, next ?? gone);
    }),
  ];
}

/** What happened to a step, where that is more than how it is then. */
function happening(
  action: JobAction,
  step: JobStep | ReworkStep | undefined,
  nameOf: NameOf,
): string | undefined {
  const name = step === undefined ? '' : nameOf(step.stepId);
  switch (action.kind) {
    case 'complete':
      return `${name} Completed`;
    case 'signal':
      return `${name} ${action.hasSucceeded ? 'Completed' : 'Failed'} by a signal`;
    case 'undo':
      return 'Undo';
    case 'restart':
      return 'Restart';
    case 'skip':
      return 'Open steps skipped';
    case 'rework':
      return 'Added';
    case 'start':
      return undefined;
  }
}

/**
 * How far a job is, in words: 'Deburring Completed, Inspection Pending (44-5010, Milling and Inspection)'. What happened comes
 * first: narrow columns cut what comes last.
 */
function jobText(name: string, job: Job, nameOf: NameOf, happened?: string): string {
  const step = areStepsDone(job) ? undefined : currentStep(job);
  const pass = job.pass > 1 ? `, pass ${job.pass}` : '';
  return sentence(`${name}${pass}`, happened, stateText(step, nameOf));
}

function reworkText(jobName: string, rework: Rework, nameOf: NameOf, happened?: string): string {
  const step = isReworkOpen(rework) ? currentReworkStep(rework) : undefined;
  return sentence(`rework of ${rework.name}, ${jobName}`, happened, stateText(step, nameOf));
}

const stateText = (step: JobStep | ReworkStep | undefined, nameOf: NameOf) =>
  step ? `${nameOf(step.stepId)} ${jobStepStatusName[step.status]}` : 'all steps done';

const sentence = (name: string, happened: string | undefined, state: string) =>
  `${happened === undefined ? '' : `${happened}, `}${state} (${name})`;
