import { decideSkipAll } from '@crt/domain/job';
import { canChangeWorkflows } from '@crt/domain/prototype-workflow';
import { requestType } from '@crt/domain/request-type';
import type { Verdict } from '@crt/domain/verdict';
import { and, eq, inArray } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import type { Database } from '../../../platform/db/database.ts';
import { mayComment } from '../../comment/comments.ts';
import { stepNames } from '../../job-step/job-step.options.ts';
import { milestoneType } from '@crt/domain/milestone-type';
import { shownQuantity } from '@crt/domain/quantity';
import { recordContext, type RecordContext } from '../../list/engine/record-context.ts';
import { plans } from '../../plan/plan.tables.ts';
import { findMilestones } from '../../plan/schedule/plan-schedule.ts';
import { answerOf } from '../../write-road/answer.ts';
import { encodeStamp } from '../../write-road/stamp.ts';
import { commentsOfCycles } from '../comment/cycle-comments.ts';
import { jobFactsOf } from '../job/job-facts.ts';
import { jobModel, type JobView } from '../job/job-model.ts';
import { jobOf } from '../job/job-state.ts';
import { findJobs, findWorkOrders, type LoadedJob } from '../job/job.repository.ts';
import { cycleList } from '../list/cycle.list.ts';
import { prototypeModel } from '../prototype/prototype-model.ts';
import { findCycle, type LoadedCycle } from './cycle.repository.ts';

type Details = Output<'getManufacturingCycleDetails'>['data'];

/** Reads a cycle of the one kind or the other. @throws not-found */
async function cycleOrNotFound(
  { tx }: RequestContext,
  id: number,
  isPrototype: boolean,
): Promise<LoadedCycle> {
  const cycle = await findCycle(tx, id);
  const isOfKind = cycle && (cycle.plan.plan.type === requestType.prototype) === isPrototype;
  if (!isOfKind) throw notFound('Manufacturing cycle');
  return cycle;
}

/** What is asked of a cycle beside its id. */
export interface DetailsQuestion {
  readonly isPrototype: boolean;
  /** Its neighbours in the list from which it was opened are wanted too (F2, G25). */
  readonly useContext?: boolean | undefined;
  /** Names that list; without it the one that the caller asked for last counts. */
  readonly listQueryId?: string | undefined;
}

/** The manufacturing details of a cycle: its work orders or workflows, and what the caller may do now (H1 to H29, I1 to I11). */
export async function cycleDetails(
  context: RequestContext,
  id: number,
  { isPrototype, useContext = false, listQueryId }: DetailsQuestion,
): Promise<Output<'getManufacturingCycleDetails'>> {
  const { tx } = context;
  const cycle = await cycleOrNotFound(context, id, isPrototype);
  const jobs = await findJobs(tx, [id]);
  const orders = await findWorkOrders(tx, id);
  const names = await stepNames(
    tx,
    jobs.flatMap(({ steps }) => steps.map(({ stepId }) => stepId)),
  );
  const view: JobView = {
    context,
    cycle,
    isPrototype,
    nameOf: (stepId) => names.get(stepId) ?? String(stepId),
  };
  const ofOrder = Map.groupBy(jobs, ({ row }) => row.workOrderId);
  const known = jobs.map((loaded) => ({ job: jobOf(loaded), facts: jobFactsOf(context, cycle, loaded) }));
  const beside = useContext ? await recordContext(context, cycleList, id, listQueryId) : null;
  const data: Details = {
    ...(await headOf(context, cycle)),
    context: beside,
    prototypeNeighbours: beside ? await prototypesBeside(tx, beside) : [],
    isCustomPrototype: isPrototype,
    showSkipButton: decideSkipAll(known).isAllowed,
    materialNumber: orders.length === 1 ? (orders[0]?.materialNumber ?? null) : null,
    combinedOrders: referencesOf(jobs),
    workOrderModels: isPrototype
      ? []
      : orders.map(({ id: orderId, materialNumber }) => ({
          materialNumber,
          combinedOrders: referencesOf(ofOrder.get(orderId) ?? []),
          manufacturingJobs: (ofOrder.get(orderId) ?? []).map((job, at, all) =>
            jobModel(view, job, all.slice(0, at)),
          ),
        })),
    prototypeWorkProcedureModels: isPrototype
      ? orders.map((order) => prototypeModel(view, order, ofOrder.get(order.id) ?? []))
      : [],
    workflowsReason: isPrototype ? reasonOf(canChangeWorkflows(cycle.plan.plan.status)) : null,
    comments: await commentsOfCycles.find(context, id),
  };
  return answerOf({ data }, data.timestamp);
}

const reasonOf = (verdict: Verdict) => (verdict.isAllowed ? null : verdict.reason);

/** Which of the two neighbours in a list are prototypes, by their ids. */
async function prototypesBeside(
  tx: Database,
  { prevRecordId, nextRecordId }: RecordContext,
): Promise<number[]> {
  const ids = [prevRecordId, nextRecordId].flatMap((id) => id ?? []);
  const isPrototype = and(inArray(plans.id, ids), eq(plans.type, requestType.prototype));
  return (await tx.select({ id: plans.id }).from(plans).where(isPrototype)).map(({ id }) => id);
}

/** The combined orders of some jobs, each once. */
function referencesOf(jobs: readonly LoadedJob[]) {
  const orders = jobs.flatMap(({ combinedOrders }) => combinedOrders);
  return [...new Map(orders.map(({ id, identifier }) => [id, { id, identifier }])).values()];
}

/** What of the details comes from the plan (H1, H22). */
async function headOf({ tx, actor }: RequestContext, { id, stamp, plan: loaded }: LoadedCycle) {
  const { plan, product, productType } = loaded;
  const milestones = await findMilestones(tx, id);
  const out = milestones.find(({ type }) => type === milestoneType.outOfManufacturing);
  const start = milestones.find(({ type }) => type === milestoneType.manufacturingStarted);
  const revision = `${plan.requestId} M${plan.requiredManufacturingDataRevision}`;
  return {
    id,
    fulfilmentPlanId: id,
    timestamp: encodeStamp(stamp),
    requestType: plan.type,
    requestIdWithManufacturingRevision: revision,
    requestId: plan.requestId,
    dueDate: out?.plannedAt?.toISOString() ?? null,
    schedulingStrategyShortName: plan.schedulingStrategy,
    productNumber: product?.number ?? null,
    productType: productType.name,
    manufacturingDataAvailable: plan.manufacturingDataAvailable,
    requiredManufacturingDataRevision: plan.requiredManufacturingDataRevision,
    approvalState: plan.raApproval ? 'RA approved' : 'RA approval pending',
    quantity: shownQuantity(plan.type, productType.code, plan.quantity),
    orderNumber: plan.orderNumber,
    isMSDProduct: productType.isMsd,
    canManageManufacturingCycles: actor.permissions.has('CanManageManufacturingCycles'),
    canManageFulfilmentPlan: actor.permissions.has('CanManageFulfilmentPlan'),
    canManageComments: mayComment(actor),
    manufacturingLocationTimezone: out?.timeZone ?? start?.timeZone ?? 'UTC',
  } as const;
}

/** The stamp of a cycle, normal or prototype, before each item of a bulk operation (J10). */
export async function cycleStamp(
  { tx }: RequestContext,
  id: number,
): Promise<Output<'getManufacturingCycleStamp'>> {
  const cycle = await findCycle(tx, id);
  if (!cycle) throw notFound('Manufacturing cycle');
  const stamp = encodeStamp(cycle.stamp);
  return answerOf({ data: stamp }, stamp);
}
