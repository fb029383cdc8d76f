import { applyJobAction } from '../job/apply-job-action.ts';
import { jobStateOf, type Job } from '../job/job.ts';
import { decideJobAction, type JobAction } from '../job/job-action.ts';
import type { JobStepStatus } from '../job/job-step.ts';
import { canProcessInBulk, type BulkCase, type BulkJob } from './bulk-case.ts';

/** What the wizard does with a step, with its numbers on the wire (J10). */
export const transitionType = { undo: 1, inProgress: 2, done: 3 } as const;
/** Number of a transition on the wire. */
export type TransitionType = (typeof transitionType)[keyof typeof transitionType];

/** The name shown for each transition, as the buttons of a job are called (J6). */
export const transitionName: Readonly<Record<TransitionType, string>> = {
  1: 'Undo',
  2: 'In Progress',
  3: 'Done',
};

/** The action on a job that a transition is. */
export const transitionAction: Readonly<Record<TransitionType, JobAction>> = {
  1: { kind: 'undo' },
  2: { kind: 'start' },
  3: { kind: 'complete' },
};

/** Transitions in the order in which they are listed. */
const inOrder: readonly TransitionType[] = [
  transitionType.inProgress,
  transitionType.done,
  transitionType.undo,
];

/** What one step goes through: the same for every case that can take it together. */
export interface Transition {
  readonly type: TransitionType;
  readonly stepId: number;
  readonly before: JobStepStatus;
  readonly after: JobStepStatus;
}

/** A transition and whom it can be done for. */
export interface BulkTransition extends Transition {
  readonly cases: readonly {
    readonly id: number;
    readonly jobId: number;
    /** How far the job was when it was looked at: nothing else is done to it than what was chosen. */
    readonly jobState: string;
  }[];
}

/** The transitions of the jobs of one version of a workflow. */
export interface BulkWorkflow {
  readonly workflowId: number;
  readonly version: number;
  readonly transitions: readonly BulkTransition[];
}

/** What the chosen cases can do, by workflow, step and state; only what the rules of a job allow now (J6). */
export function bulkWorkflows(cases: readonly BulkCase[]): readonly BulkWorkflow[] {
  const workflows = new Map<
    string,
    { readonly first: BulkJob; readonly found: Map<string, BulkTransition> }
  >();
  for (const { id, status, jobs } of cases) {
    if (!canProcessInBulk(status).isAllowed) continue;
    for (const job of jobs) {
      const key = `${job.workflowId}:${job.version}`;
      const workflow = workflows.get(key) ?? { first: job, found: new Map<string, BulkTransition>() };
      workflows.set(key, workflow);
      for (const transition of transitionsOf(job))
        add(workflow.found, transition, { id, jobId: job.jobId, jobState: jobStateOf(job.job) });
    }
  }
  return [...workflows.values()].flatMap(({ first, found }) =>
    found.size === 0
      ? []
      : { workflowId: first.workflowId, version: first.version, transitions: sorted(first, found) },
  );
}

function add(
  found: Map<string, BulkTransition>,
  transition: Transition,
  one: BulkTransition['cases'][number],
) {
  const { type, stepId, before, after } = transition;
  const key = [type, stepId, before, after].join(':');
  const cases = found.get(key)?.cases ?? [];
  found.set(key, { ...transition, cases: [...cases, one] });
}

/** In the order of the steps, and for each step what goes forward first. */
function sorted({ job }: BulkJob, found: ReadonlyMap<string, BulkTransition>): readonly BulkTransition[] {
  const place = ({ stepId, type }: Transition) =>
    job.steps.findIndex((step) => step.stepId === stepId) * inOrder.length + inOrder.indexOf(type);
  return [...found.values()].sort((one, other) => place(one) - place(other));
}

function transitionsOf({ job, facts }: BulkJob): readonly Transition[] {
  return inOrder.flatMap((type) => {
    const action = transitionAction[type];
    if (!decideJobAction(job, action, facts).isAllowed) return [];
    const stepId = type === transitionType.undo ? undoneStep(job) : job.steps[job.current]?.stepId;
    // What was done in a rework is taken back one by one, where it can be seen.
    if (stepId === undefined || stepId === null) return [];
    const next = applyJobAction(job, action, { at: new Date(0), by: null });
    const of = ({ steps }: Job) => steps.find((step) => step.stepId === stepId)?.status;
    const [before, after] = [of(job), of(next)];
    return before === undefined || after === undefined ? [] : { type, stepId, before, after };
  });
}

function undoneStep({ events }: Job): number | null | undefined {
  const last = events.at(-1);
  return last?.kind === 'rework' || last?.rework !== null ? undefined : last.stepId;
}
