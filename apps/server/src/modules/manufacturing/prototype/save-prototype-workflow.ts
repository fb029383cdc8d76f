import { enteredName } from '@crt/domain/entered-text';
import {
  canChangeWorkflows,
  canModifyWorkflow,
  canSavePrototypeSteps,
  fromPrototypeSteps,
} from '@crt/domain/prototype-workflow';
import type { Verdict } from '@crt/domain/verdict';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Input, Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import { changedTold } from '../../history/changed.ts';
import type { FieldChange } from '../../history/record-changes.ts';
import { stepNames } from '../../job-step/job-step.options.ts';
import { refusal, takeWriteRoad, type Decision, type WriteAnswer } from '../../write-road/write-road.ts';
import { cycleAggregate } from '../cycle/cycle.aggregate.ts';
import type { CyclePatch, LoadedCycle } from '../cycle/cycle.repository.ts';
import { effortOf, type NewJob } from '../cycle/recipe.ts';
import { isOfKind } from '../job/act-on-job.ts';
import { finalizedChange, milestonePatch } from '../job/cycle-move.ts';
import { jobOf } from '../job/job-state.ts';
import { findJobs, findWorkOrders, type LoadedJob } from '../job/job.repository.ts';
import { workOrders } from '../job/job.tables.ts';
import { addOrder, changeOrder, sumUp } from './prototype-orders.ts';

type Entered = Input<'createPrototypeWorkflow'>['body'];
const success = 'Workflow updated succesfully.';
/** So many workflows a prototype can have: the contract tells of no more. */
const mostWorkflows = 20;

/** Adds a workflow to a prototype (I4 to I6, I11). */
export async function createWorkflow(
  context: RequestContext,
  cycleId: number,
  entered: Entered,
): Promise<Output<'createPrototypeWorkflow'>> {
  let added: number | undefined;
  const { timestampBase64 } = entered;
  const seen = { id: cycleId, timestampBase64 };
  const answer = await onPrototype(context, seen, success, async (cycle) => {
    if ((await findWorkOrders(context.tx, cycleId)).length >= mostWorkflows)
      return refusal(`A prototype has at most ${mostWorkflows} workflows.`);
    const job = await jobFrom(context, entered);
    if (typeof job === 'string') return refusal(job);
    return {
      patch: {},
      changes: [
        ...(await workflowChange(context, undefined, [job.name, job.steps])),
        ...finalizedChange(cycle, { finalizedAt: null }),
      ],
      effects: async () => {
        added = await addOrder(context, cycle, job);
        await sumUp(context, cycle);
      },
    };
  });
  const { result, message, timestamp } = answer;
  return { result, message, timestamp, data: added === undefined ? null : { id: added } };
}

/** Changes a workflow of a prototype, none of whose jobs has begun (I3, I11). */
export async function updateWorkflow(
  context: RequestContext,
  { id, timestampBase64, ...entered }: Input<'updatePrototypeWorkflow'>['body'],
): Promise<Output<'updatePrototypeWorkflow'>> {
  return onOrder(context, { id, timestampBase64 }, success, async (cycle, jobs, name) => {
    const job = await jobFrom(context, entered);
    if (typeof job === 'string') return refusal(job);
    return {
      patch: {},
      changes: await workflowChange(context, [name, stepsOf(jobs)], [job.name, job.steps]),
      effects: async () => {
        await changeOrder(context, cycle, id, jobs, job);
        await sumUp(context, cycle);
      },
    };
  });
}

/** Takes a workflow out of a prototype, none of whose jobs has begun (I3, I7). */
export function deleteWorkflow(
  context: RequestContext,
  id: number,
  timestampBase64?: string,
): Promise<Output<'deletePrototypeWorkflow'>> {
  return onOrder(context, { id, timestampBase64 }, '', async (cycle, jobs, name) => {
    const left = (await findJobs(context.tx, [cycle.id]))
      .filter(({ row }) => row.workOrderId !== id)
      .map(jobOf);
    const milestones = milestonePatch(cycle, { before: left, after: left }, context.clock.now());
    return {
      patch: {},
      changes: [
        ...(await workflowChange(context, [name, stepsOf(jobs)], undefined)),
        // The last that was open may go.
        ...finalizedChange(cycle, milestones),
      ],
      effects: async () => {
        await context.tx.delete(workOrders).where(eq(workOrders.id, id));
        await sumUp(context, cycle);
      },
    };
  });
}

/** A step with the one that follows its success, where that is not simply the next. */
interface ToldStep {
  readonly stepId: number;
  readonly successStepId: number | null;
}
type Told = readonly [name: string, steps: readonly ToldStep[]];

const stepsOf = (jobs: readonly LoadedJob[]) => jobs.flatMap(({ steps }) => steps);

/** So many steps of a workflow are named where it is told of. */
const mostNamed = 20;

/** A workflow that became another one: its name and its steps, by their ids for comparing and by their names for reading. */
async function workflowChange(
  { tx }: RequestContext,
  old: Told | undefined,
  next: Told | undefined,
): Promise<FieldChange[]> {
  const ids = [old, next].flatMap((told) => told?.[1].map(({ stepId }) => stepId) ?? []);
  const nameOf = await stepNames(tx, ids);
  const nameIn = (stepId: number) => nameOf.get(stepId) ?? String(stepId);
  const value = ([name, steps]: Told) =>
    `${name}: ${steps.map((step, at) => [step.stepId, ...leap(step, steps[at + 1])].join('>')).join(' ')}`;
  const text = ([name, steps]: Told) => {
    const names = steps.slice(0, mostNamed).map((step, at) => {
      const [to] = leap(step, steps[at + 1]);
      return `${nameIn(step.stepId)}${to === undefined ? '' : ` (then ${nameIn(to)})`}`;
    });
    const others = steps.length - names.length;
    return `${name}: ${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
  };
  const told = (one: Told | undefined) => one && { value: value(one), text: text(one) };
  return changedTold('workflow', 'text', told(old), told(next));
}

/** Where the success of a step leads, if that is not the next one. */
function leap({ successStepId: to }: ToldStep, next: ToldStep | undefined): readonly number[] {
  return to === null || to === next?.stepId ? [] : [to];
}

/** What is changed, with the stamp of the cycle as the caller saw it, where he says so. */
interface Seen {
  readonly id: number;
  readonly timestampBase64: string | undefined;
}

type Decided = Decision<LoadedCycle, CyclePatch>;

function onPrototype(
  context: RequestContext,
  seen: Seen,
  told: string,
  decide: (cycle: LoadedCycle) => Promise<Decided> | Decided,
): Promise<WriteAnswer> {
  const authorise = (cycle: LoadedCycle): Verdict => {
    const verdict = isOfKind(true)(cycle);
    return verdict.isAllowed ? canChangeWorkflows(cycle.plan.plan.status) : verdict;
  };
  const hasStamp = seen.timestampBase64 !== undefined;
  return takeWriteRoad(context, cycleAggregate, seen, {
    fields: ['workflow'],
    hasStamp,
    success: told,
    authorise,
    decide,
  });
}

/** Does something to a workflow that is there and whose jobs have not begun. */
async function onOrder(
  context: RequestContext,
  { id, timestampBase64 }: Seen,
  told: string,
  decide: (cycle: LoadedCycle, jobs: readonly LoadedJob[], name: string) => Promise<Decided> | Decided,
): Promise<Output<'updatePrototypeWorkflow'>> {
  const { tx } = context;
  const [order] = await tx.select().from(workOrders).where(eq(workOrders.id, id));
  if (!order) throw notFound('Workflow');
  const seen = { id: order.cycleId, timestampBase64 };
  const answer = await onPrototype(context, seen, told, async (cycle) => {
    const all = await findJobs(tx, [order.cycleId]);
    const jobs = all.filter(({ row }) => row.workOrderId === id);
    if (jobs.length === 0) throw notFound('Workflow');
    const verdict = canModifyWorkflow(jobs.map(jobOf));
    return verdict.isAllowed ? decide(cycle, jobs, order.name ?? '-') : refusal(verdict.reason);
  });
  const { result, message, timestamp } = answer;
  return { result, message, timestamp };
}

/** The job that was entered, or what is wrong with it. */
async function jobFrom({ tx }: RequestContext, { name, jobSteps }: Entered): Promise<NewJob | string> {
  if (enteredName(name) === '') return 'Name is required';
  const names = await stepNames(
    tx,
    jobSteps.map(({ workflowStepId }) => workflowStepId),
  );
  const stranger = jobSteps.find(({ workflowStepId }) => !names.has(workflowStepId));
  if (stranger) return `There is no job step ${stranger.workflowStepId}.`;
  const verdict = canSavePrototypeSteps(jobSteps, (id) => names.get(id) ?? String(id));
  if (!verdict.isAllowed) return verdict.reason;
  return {
    workflowId: null,
    workflowVersion: null,
    name: enteredName(name),
    steps: fromPrototypeSteps(jobSteps).map(({ stepId, successStepId, failureStepId }, at) => ({
      place: at + 1,
      stepId,
      successStepId,
      failureStepId,
      isSynced: false,
      ...effortOf(null),
    })),
  };
}
