import {
  areStepsDone,
  currentReworkStep,
  currentStep,
  isReworkOpen,
  jobStepStatusName,
  type Job,
  type Rework,
} from '@crt/domain/job';
import type { FieldChange } from '../../history/record-changes.ts';
import { jobField, jobValue, reworkField, reworkValue } from './job-history.ts';
import type { LoadedJob } from './job.repository.ts';

type NameOf = (stepId: number) => string;

/** What an action changed of a job and of its reworks, as the history tells it. */
export function jobChanges({ row }: LoadedJob, before: Job, after: Job, nameOf: NameOf): FieldChange[] {
  const numbers = new Set([...before.reworks, ...after.reworks].map(({ number }) => number));
  return [
    ...change(
      jobField(row.id),
      [jobValue(before), jobText(row.name, before, nameOf)],
      [jobValue(after), jobText(row.name, after, nameOf)],
    ),
    ...[...numbers].flatMap((number) => {
      const told = (job: Job) => {
        const rework = job.reworks.find((one) => one.number === number);
        return rework && ([reworkValue(rework), reworkText(rework, nameOf)] as const);
      };
      return change(reworkField(row.id, number), told(before), told(after));
    }),
  ];
}

type Told = readonly [value: string, text: string];

function change(field: string, old: Told | undefined, next: Told | undefined): FieldChange[] {
  if (old?.[0] === next?.[0]) return [];
  const [oldValue = null, oldText = null] = old ?? [];
  const [newValue = null, newText = null] = next ?? [];
  return [{ field, kind: 'text', oldValue, newValue, oldText, newText }];
}

/** How far a job is, in words: 'Milling and Inspection: Deburring In Progress'. */
function jobText(name: string, job: Job, nameOf: NameOf): string {
  const step = areStepsDone(job) ? undefined : currentStep(job);
  const pass = job.pass > 1 ? ` (pass ${job.pass})` : '';
  const state = step ? `${nameOf(step.stepId)} ${jobStepStatusName[step.status]}` : 'all steps done';
  return `${name}${pass}: ${state}`;
}

function reworkText(rework: Rework, nameOf: NameOf): string {
  const step = isReworkOpen(rework) ? currentReworkStep(rework) : undefined;
  const state = step ? `${nameOf(step.stepId)} ${jobStepStatusName[step.status]}` : 'all steps done';
  return `Rework of ${rework.name}: ${state}`;
}
