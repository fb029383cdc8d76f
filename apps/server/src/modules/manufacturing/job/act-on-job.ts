import { createHash } from 'node:crypto';
import {
  decideJobAction,
  decideSkipAll,
  changedSinceText,
  isJobDone,
  jobStateOf,
  mostReworks,
  reworkTakenByUndo,
  type Job,
  type JobAction,
} from '@crt/domain/job';
import { requestType } from '@crt/domain/request-type';
import { allow, deny, type Verdict } from '@crt/domain/verdict';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { newAction } from '../../history/history.ts';
import { stepNames } from '../../job-step/job-step.options.ts';
import { refusal, takeWriteRoad, type Decision, type WriteAnswer } from '../../write-road/write-road.ts';
import { cycleAggregate } from '../cycle/cycle.aggregate.ts';
import type { CyclePatch, LoadedCycle } from '../cycle/cycle.repository.ts';
import { decisionOf } from './act-on-jobs.ts';
import { jobFactsOf } from './job-facts.ts';
import { jobField, reworkField } from './job-history.ts';
import { jobOf } from './job-state.ts';
import { findJobIds, findJobs, type LoadedJob } from './job.repository.ts';
import { manufacturingReworks } from './rework.tables.ts';

/** Which cycle an action is for, with the stamp of its last reading, and by which of the two doors it came. */
export interface CycleRequest {
  readonly cycleId: number;
  readonly timestampBase64: string;
  readonly isPrototype: boolean;
}

/** An action on one job. `actionFor` says which, from the job as it is; a text is why there is none. */
export interface JobRequest extends CycleRequest {
  readonly jobId: number;
  readonly success?: string;
  readonly ignoreWarning?: boolean | undefined;
  /** How far the job was when the action was chosen: a job that others moved on meanwhile is left alone. */
  readonly jobState?: string | undefined;
  /** Part of a bulk operation, which has this id where the caller chose one. */
  readonly bulk?: { readonly id: string | undefined } | undefined;
  actionFor(loaded: LoadedJob, all: readonly LoadedJob[]): JobAction | Promise<JobAction | string> | string;
}

/** The other door leads to the other kind of cycles (H21). */
export const isOfKind =
  (isPrototype: boolean) =>
  ({ plan: { plan } }: LoadedCycle): Verdict => {
    if ((plan.type === requestType.prototype) === isPrototype) return allow;
    return deny(isPrototype ? 'This is no prototype.' : 'This is a prototype.');
  };

/** Does something to a job of a cycle: by the rules, on the write road, with all that follows (H5 to H12, I9). */
export function actOnJob(context: RequestContext, request: JobRequest): Promise<WriteAnswer> {
  const { cycleId: id, jobId, timestampBase64, ignoreWarning, isPrototype, bulk, success = '' } = request;
  const own = bulk ? newAction(context, 'bulk', batchIdOf(context, bulk.id)) : context;
  const decide = async (cycle: LoadedCycle): Promise<Decision<LoadedCycle, CyclePatch>> => {
    const all = await findJobs(context.tx, [id]);
    const loaded = all.find(({ row }) => row.id === jobId);
    if (!loaded) return refusal('The job is not part of this manufacturing cycle.');
    const action = await request.actionFor(loaded, all);
    if (typeof action === 'string') return refusal(action);
    const job = jobOf(loaded);
    if (request.jobState !== undefined && request.jobState !== jobStateOf(job))
      return refusal(changedSinceText(job, await namesOf(context, job.steps)));
    const verdict = decideJobAction(job, action, jobFactsOf(context, cycle, loaded));
    if (!verdict.isAllowed) return refusal(verdict.reason);
    const warnings = await lossOf(context, job, action);
    const acted = [{ loaded, action }];
    const decision = await decisionOf(own, { cycle, all, acted }, context.actor.symbol || null);
    return { ...decision, warnings };
  };
  return takeWriteRoad(
    own,
    cycleAggregate,
    { id, timestampBase64, ignoreWarning },
    {
      fields: [jobField(jobId), ...reworkFieldsOf(jobId)],
      hasStamp: true,
      success,
      // A bulk operation has one door for all.
      authorise: bulk ? () => allow : isOfKind(isPrototype),
      decide,
    },
  );
}

/** What is lost by an action, as is asked before: undo may take away a rework, and what was done in it is taken back before. */
async function lossOf(context: RequestContext, job: Job, { kind }: JobAction): Promise<readonly string[]> {
  const rework = kind === 'undo' ? reworkTakenByUndo(job) : undefined;
  if (!rework) return [];
  const nameOf = await namesOf(context, rework.steps);
  const steps = rework.steps.map(({ stepId }) => nameOf(stepId)).join(', ');
  return [`Undo removes the rework of ${rework.name} with its steps: ${steps}. Remove it?`];
}

async function namesOf({ tx }: RequestContext, steps: readonly { readonly stepId: number }[]) {
  const ids = steps.map(({ stepId }) => stepId);
  const names = await stepNames(tx, ids);
  return (stepId: number) => names.get(stepId) ?? String(stepId);
}

/** One id for all items of a bulk operation; made of the caller too, so that nobody writes into the action of another. */
function batchIdOf({ actor }: RequestContext, id: string | undefined): string | undefined {
  if (id === undefined) return undefined;
  const hash = createHash('sha256').update(`${actor.userId}\n${id}`).digest('hex');
  return `bulk-${hash.slice(0, 32)}`;
}

const reworkFieldsOf = (jobId: number) =>
  Array.from({ length: mostReworks }, (_, index) => reworkField(jobId, index + 1));

/** The job and the number of a rework; undefined when there is none, or when it is that of another cycle. */
export async function findRework(
  { tx }: RequestContext,
  id: number,
): Promise<{ readonly jobId: number; readonly number: number } | undefined> {
  const [found] = await tx.select().from(manufacturingReworks).where(eq(manufacturingReworks.id, id));
  return found && { jobId: found.jobId, number: found.number };
}

/** Skips all steps that are open, of all jobs (H16); refused while a rework is open. */
export async function finalizeCycle(
  context: RequestContext,
  { cycleId: id, timestampBase64, isPrototype }: CycleRequest,
): Promise<WriteAnswer> {
  const jobIds = await findJobIds(context.tx, id);
  return takeWriteRoad(
    context,
    cycleAggregate,
    { id, timestampBase64 },
    {
      fields: jobIds.flatMap((jobId) => [jobField(jobId), ...reworkFieldsOf(jobId)]),
      hasStamp: true,
      success: 'Manufacturing finalized.',
      authorise: isOfKind(isPrototype),
      decide: async (cycle) => {
        const all = await findJobs(context.tx, [id]);
        const known = all.map((loaded) => ({
          loaded,
          job: jobOf(loaded),
          facts: jobFactsOf(context, cycle, loaded),
        }));
        const verdict = decideSkipAll(known);
        if (!verdict.isAllowed) return refusal(verdict.reason);
        const open = known.filter(({ job }) => !isJobDone(job));
        const action = { kind: 'skip' } as const;
        const acted = open.map(({ loaded }) => ({ loaded, action }));
        return decisionOf(context, { cycle, all, acted }, context.actor.symbol || null);
      },
    },
  );
}
