import { planStatus } from '@crt/domain/plan-status';
import { and, asc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { combinedOrderDefinitions } from '../../apps/server/src/modules/combined-order/combined-order.tables.ts';
import { manufacturingJobs } from '../../apps/server/src/modules/manufacturing/job/job.tables.ts';
import { plans } from '../../apps/server/src/modules/plan/plan.tables.ts';
import type { Goal } from '../shared/goals.ts';
import type { MeasuredServer } from '../shared/measured-server.ts';
import { median } from '../shared/statistics.ts';
import { firstJobs, pendingJobs, stampOf, type OpenJob } from './floor.ts';

const rounds = 15;
const memberCount = 100;
const caseCount = 1_000;

/** Why goals are missed: by the figures beside one another, and by the statements that the code sends. */
const reasons: Readonly<Record<string, string>> = {
  begins:
    'the step itself is about half, as a step completed shows; the other half is planning the plan and its steps anew',
  ends: 'the steps of all its jobs, and the plan is planned anew',
  order:
    'two thirds are planning: milestones of a hundred plans and a thousand steps move and are told by the history',
  compatible:
    'most of it is one statement: where the jobs of a thousand cycles stand, each with its present step',
};

const ofJob = '/api/ManufacturingCycle';

/** Milliseconds of what is done to a cycle, which has to be done: its stamp is another afterwards. */
async function timeOf(
  server: MeasuredServer,
  { cycleId, call, body }: { cycleId: number; call: string; body: (stamp: string) => object },
): Promise<number> {
  const stamp = await stampOf(server, cycleId);
  const took = await server.serverTime('POST', `${ofJob}/${call}`, body(stamp));
  if ((await stampOf(server, cycleId)) === stamp) throw new Error(`${call} on cycle ${cycleId}: refused`);
  return took;
}

const timeOfAction = (server: MeasuredServer, call: string, { jobId, cycleId }: OpenJob) =>
  timeOf(server, {
    cycleId,
    call,
    body: (timestampBase64) => ({
      manufacturingCycleId: cycleId,
      manufacturingJobId: jobId,
      timestampBase64,
    }),
  });

const start = 'StartCurrentStep';
const complete = 'MarkCurrentStepAsCompleted';
const undo = 'UndoCurrentStep';

/** The start that begins the manufacturing of a plan, a step completed, undone, and all skipped. */
async function actions(server: MeasuredServer): Promise<Goal[]> {
  const times: Record<string, number[]> = { begins: [], completes: [], undoes: [], ends: [] };
  const [warm, ...jobs] = await firstJobs(server, rounds + 1);
  for (const job of [warm, ...jobs]) {
    if (!job) continue;
    const { cycleId: id } = job;
    const one = {
      begins: await timeOfAction(server, start, job),
      completes: await timeOfAction(server, complete, job),
      undoes: await timeOfAction(server, undo, job),
      ends: await timeOf(server, {
        cycleId: id,
        call: 'SkipAllSteps',
        body: (timestamp) => ({ id, timestamp }),
      }),
    };
    if (job !== warm) for (const [name, took] of Object.entries(one)) times[name]?.push(took);
  }
  const words: Record<string, string> = {
    begins: 'first step started: status, milestone and dates of the plan follow',
    completes: 'step completed',
    undoes: 'step undone',
    ends: 'all steps that are left skipped: the plan is out of manufacturing',
  };
  return Object.entries(times).map(([name, all]) => ({
    words: words[name] ?? name,
    actual: median(all),
    limit: 20,
    unit: 'ms',
    reason: reasons[name],
  }));
}

/** Jobs of the workflow with most that can begin. */
async function membersFor(server: MeasuredServer) {
  const { db } = server.storage;
  const definitions = await db
    .select()
    .from(combinedOrderDefinitions)
    .orderBy(asc(combinedOrderDefinitions.id));
  for (const { id, workflowId } of definitions) {
    const is = eq(manufacturingJobs.workflowId, workflowId);
    const jobs = await pendingJobs(server, planStatus.readyForManufacturing, { count: memberCount, is });
    if (jobs.length === memberCount) return { definitionId: id, workflowId, jobs };
  }
  throw new Error(`There are no ${memberCount} jobs that can be combined.`);
}

/** An order with a hundred members, taken on and back; each call is one transaction. */
async function combinedOrder(server: MeasuredServer): Promise<Goal[]> {
  const { definitionId, workflowId, jobs } = await membersFor(server);
  const path = '/api/CombinedOrder';
  const order = { identifier: `BENCH-${Date.now()}`, combinedOrderDefinitionId: definitionId };
  const made = (await server.call('POST', `${path}/CreateCombinedOrder`, order)) as { message: string };
  const id = Number(made.message);
  for (const { jobId } of jobs)
    await server.call('POST', `${path}/AddCombinedPlan`, { combinedOrderId: id, manufacturingJobId: jobId });
  const timed = async (verb: string, body?: object) => {
    const before = await progressOf(server, jobs);
    const took = await server.serverTime('PUT', `${path}/${id}/${verb}`, body);
    if ((await progressOf(server, jobs)) === before)
      throw new Error(`${verb} of the combined order: refused`);
    return took;
  };
  const times: { starts: number[]; completes: number[] } = { starts: [], completes: [] };
  for (let round = 0; round < 5; round += 1) {
    times.starts.push(await timed(start));
    times.completes.push(await timed(complete));
    await timed('UndoStep', { workflowId });
    await timed('UndoStep', { workflowId });
  }
  return [
    ['first step started, a hundred plans begin', times.starts] as const,
    ['step completed', times.completes] as const,
  ].map(([words, all]) => ({
    words: `combined order of ${memberCount}: ${words}`,
    actual: median(all),
    limit: 250,
    unit: 'ms',
    reason: reasons['order'],
  }));
}

/** How far jobs are, as a text. */
async function progressOf({ storage: { db } }: MeasuredServer, jobs: readonly OpenJob[]): Promise<string> {
  const ids = jobs.map(({ jobId }) => jobId);
  const [row] = await db
    .select({ text: sql<string>`sum(current_place) || '/' || sum(${manufacturingJobs.status})` })
    .from(manufacturingJobs)
    .where(inArray(manufacturingJobs.id, ids));
  return row?.text ?? '';
}

/** What goes with a selection among a thousand cases, as the first click of the bulk wizard asks (J4). */
async function compatible(server: MeasuredServer): Promise<Goal> {
  const rows = await server.storage.db
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.hasCycle, true), lte(plans.status, planStatus.manufacturing), ne(plans.status, 0)))
    .orderBy(asc(plans.id))
    .limit(caseCount);
  const filteredCases = rows.map(({ id }) => id);
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const body = { selectedCases: filteredCases.slice(round * 20, round * 20 + 1), filteredCases };
    const path = `${ofJob}/GetManufacturingCyclesWithCompatibleWorkflows`;
    times.push(await server.serverTime('POST', path, body));
  }
  const words = `compatible cases of a selection among ${filteredCases.length}`;
  return { words, actual: median(times.slice(1)), limit: 100, unit: 'ms', reason: reasons['compatible'] };
}

/** Which tabs and steps the list offers. */
async function offers(server: MeasuredServer, limit: number): Promise<Goal> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1)
    times.push(await server.serverTime('GET', `${ofJob}/GetListFilters`));
  return { words: 'which tabs and filters there are', actual: median(times.slice(1)), limit, unit: 'ms' };
}

/** Work on the floor. Compatible cases come first: the others change where cycles stand. */
export async function measureWork(server: MeasuredServer, listLimit: number): Promise<Goal[]> {
  const before = [await offers(server, listLimit), await compatible(server)];
  return [...before, ...(await actions(server)), ...(await combinedOrder(server))];
}
