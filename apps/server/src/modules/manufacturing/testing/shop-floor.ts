import type { PlanStatus } from '@crt/domain/plan-status';
import { requestType } from '@crt/domain/request-type';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import type { Output } from '../../../contract/handlers.ts';
import { changes } from '../../history/change.tables.ts';
import { planMilestones } from '../../plan/plan-milestone.tables.ts';
import { plans } from '../../plan/plan.tables.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { manufacturingCycles } from '../cycle/cycle.tables.ts';

type Details = Output<'getManufacturingCycleDetails'>['data'];
type Answer = Output<'startJobStep'>;

/** An application whose cycles a test works on, through HTTP. */
export function shopFloor(size = 120) {
  let app: TestApp;
  const taken = new Set<number>();
  beforeAll(async () => {
    app = await startTestApp(size);
  });
  afterAll(() => app.close());

  const pathOf = (isPrototype: boolean) =>
    `/api/${isPrototype ? 'PrototypeManufacturingCycle' : 'ManufacturingCycle'}`;

  const details = async (
    id: number,
    { as = 'manufacturing', isPrototype = false } = {},
  ): Promise<Details> => {
    const { status, body } = await app.call(as, 'GET', `${pathOf(isPrototype)}/GetDetails/${id}`);
    if (status !== 200) throw new Error(`Details of ${id}: ${status} ${JSON.stringify(body)}`);
    return (body as Output<'getManufacturingCycleDetails'>).data;
  };
  const post = async (call: string, body: object, as: string | undefined = 'manufacturing') => {
    const answer = await app.call(as, 'POST', `/api/ManufacturingCycle/${call}`, body);
    return { status: answer.status, body: answer.body as Answer };
  };

  return {
    get app() {
      return app;
    },
    /** A cycle that no test has had yet, of a plan of this status and kind. */
    cycleOf: async (status: PlanStatus, { isPrototype = false, materials = 1 } = {}): Promise<number> => {
      const rows = await findCycles(app, status, { isPrototype, materials });
      const id = rows.find((row) => !taken.has(row.id))?.id;
      if (id === undefined) throw new Error(`The test world has no more cycles of status ${status}`);
      taken.add(id);
      return id;
    },
    details,
    /** Posts to a cycle; gives the answer. */
    post,
    /** Presses a button of the first job, with the stamp that was read just before. */
    press: async (id: number, call: string, more: object = {}, as = 'manufacturing') => {
      const read = await details(id);
      const { id: manufacturingJobId } = firstJob(read);
      const body = { manufacturingCycleId: id, manufacturingJobId, timestampBase64: read.timestamp };
      return post(call, { ...body, ...more }, as);
    },
    planOf: (id: number) => planOf(app, id),
    lastAction: (id: number) => lastAction(app, id),
  };
}

/** The first job of a cycle. */
export function firstJob({ workOrderModels }: Details) {
  const job = workOrderModels[0]?.manufacturingJobs[0];
  if (!job) throw new Error('The cycle has no job');
  return job;
}

/** What a plan says of its manufacturing. */
async function planOf({ db }: TestApp, id: number) {
  const [plan] = await db.select().from(plans).where(eq(plans.id, id));
  const milestones = await db.select().from(planMilestones).where(eq(planMilestones.planId, id));
  const actual = (type: number) => milestones.find((one) => one.type === type)?.actualAt ?? null;
  const { status, manufacturingProgress: progress } = plan ?? {};
  return { status, progress, started: actual(5), out: actual(6) };
}

/** What the histories of a cycle and of its plan told of the last action. */
async function lastAction({ db }: TestApp, id: number) {
  const rows = await db.select().from(changes).where(eq(changes.aggregateId, id)).orderBy(asc(changes.id));
  const ofThem = rows.filter(({ aggregate }) => aggregate === 'plan' || aggregate === 'manufacturing-cycle');
  const batch = ofThem.findLast(({ aggregate }) => aggregate === 'manufacturing-cycle')?.batchId;
  return ofThem.filter(({ batchId }) => batchId === batch);
}

/** The cycles of plans of a status and kind, with at least so many materials. */
function findCycles(
  { db }: TestApp,
  status: PlanStatus,
  { isPrototype, materials }: { readonly isPrototype: boolean; readonly materials: number },
) {
  const { prototype } = requestType;
  const count = sql`(select count(distinct material_number) from work_orders where cycle_id = ${plans.id})`;
  // What goes along with others in a combined order is not acted on by itself: it comes last.
  const isCombined = sql`exists (select from combined_order_members of join manufacturing_jobs as job on job.id = of.job_id
    where job.cycle_id = ${plans.id})`;
  const isOfKind = isPrototype ? eq(plans.type, prototype) : ne(plans.type, prototype);
  return db
    .select({ id: plans.id })
    .from(plans)
    .innerJoin(manufacturingCycles, eq(manufacturingCycles.planId, plans.id))
    .where(and(eq(plans.status, status), isOfKind, sql`${count} >= ${materials}`))
    .orderBy(isCombined, asc(plans.id));
}
