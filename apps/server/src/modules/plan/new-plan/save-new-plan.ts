import { designStatus } from '@crt/domain/design-status';
import { milestoneOrder, type MilestoneType } from '@crt/domain/milestone-type';
import { requestType } from '@crt/domain/request-type';
import { and, eq, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Input, Output } from '../../../contract/handlers.ts';
import { forbidden } from '../../../errors.ts';
import { recordChanges, recordTogether } from '../../change/record-changes.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { products, productTypes } from '../../product/product.tables.ts';
import { lockRecords } from '../../reference-data/audit-record.ts';
import { done, refused } from '../../write-road/answer.ts';
import { encodeStamp } from '../../write-road/stamp.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { findPlan } from '../plan.repository.ts';
import { plans } from '../plan.tables.ts';
import { reschedulePlan } from '../schedule/reschedule-plan.ts';
import { designOnlyTypeId } from './design-only-type.ts';

type Request = Input<'saveNewPlan'>['body'];
type External = Extract<Request, { planId: string }>;
type Entered = Exclude<Request, External>;
type PlanValues = typeof plans.$inferInsert;

/** What keeps a plan from being made, as a sentence; or the values to store. */
type Checked =
  | { readonly refusal: string }
  | { readonly values: Omit<PlanValues, 'requestId' | 'createdAt'> & { requestId?: string } };

/** Makes a plan that a planner entered, or an external one from the session planner (E29 to E34, N33). */
export async function saveNewPlan(context: RequestContext, request: Request): Promise<Output<'saveNewPlan'>> {
  // Planners of sessions may make external plans only (E8, N33).
  const isExternal = 'planId' in request;
  if (!isExternal && !context.actor.permissions.has('CanManageFulfilmentPlan')) throw forbidden();
  await lockRecords(context, 'new-plan');
  const checked = isExternal ? await checkExternal(context, request) : await checkEntered(context, request);
  if ('refusal' in checked) return { ...refused(checked.refusal), success: false, fulfilmentPlanId: null };
  const createdAt = context.clock.now();
  const requestId = checked.values.requestId ?? (await nextRequestId(context, createdAt));
  const [plan] = await context.tx
    .insert(plans)
    .values({ ...checked.values, requestId, createdAt })
    .returning();
  if (!plan) throw new Error('The database gave no row for a new plan');
  await addMilestones(context, plan);
  const change = { oldValue: null, newValue: requestId, oldText: null, newText: requestId };
  const created = [{ field: 'created', kind: 'text' as const, ...change }];
  await recordTogether(context, async () => {
    await recordChanges(context, { aggregate: 'plan', id: plan.id, stamp: plan.stamp }, created);
    const loaded = await findPlan(context.tx, plan.id);
    if (loaded) await reschedulePlan(context, loaded);
  });
  context.publish({ entity: 'plan-list', entityId: String(plan.id), stamp: encodeStamp(plan.stamp) });
  return { ...done('', encodeStamp(plan.stamp)), success: true, fulfilmentPlanId: plan.id };
}

const refusal = (reason: string): Checked => ({ refusal: reason });

async function checkEntered(context: RequestContext, request: Entered): Promise<Checked> {
  const { tx } = context;
  const orderNumber = request.orderNumber.trim();
  if (!orderNumber) return refusal('Order Number is required');
  const [taken] = await tx
    .select({ id: plans.id })
    .from(plans)
    .where(eq(plans.orderNumber, orderNumber))
    .limit(1);
  if (taken) return refusal(`Order number ${orderNumber} already exists.`);
  const { manufacturingLocationId } = request;
  const isOpen = and(
    eq(manufacturingLocations.id, manufacturingLocationId),
    eq(manufacturingLocations.isActive, true),
  );
  const [site] = await tx.select().from(manufacturingLocations).where(isOpen);
  if (!site) return refusal('Manufacturing Location is required');
  const common = { orderNumber, manufacturingLocationId, status: 0, designStatus: 0 } as const;
  if (request.requestTypeId === requestType.reOrder) return checkReOrder(context, request, common);
  if (request.requestTypeId === requestType.prototype) return checkPrototype(context, request, common);
  if (request.requestTypeId === requestType.designOnly) return checkDesignOnly(context, common);
  return refusal('Plans of this category cannot be created here.');
}

async function checkReOrder(
  { tx }: RequestContext,
  request: Entered,
  common: { readonly orderNumber: string; readonly manufacturingLocationId: number; readonly status: 0 },
): Promise<Checked> {
  if (!request.underlyingRequestId) return refusal('Underlying Request is required');
  const [underlying] = await tx.select().from(plans).where(eq(plans.requestId, request.underlyingRequestId));
  if (!underlying) return refusal(`There is no request ${request.underlyingRequestId}.`);
  await tx
    .update(plans)
    .set({ linksCount: sql`${plans.linksCount} + 1` })
    .where(eq(plans.id, underlying.id));
  return {
    values: {
      ...common,
      ...takenOver(underlying),
      type: requestType.reOrder,
      designStatus: 5,
      underlyingPlanId: underlying.id,
      isManufacturingOnly: true,
      customerPlanId: underlying.id,
      quantity: request.quantity ?? 1,
      linksCount: 1,
    },
  };
}

/** What a repetition shares with the order that it repeats. */
function takenOver(underlying: typeof plans.$inferSelect) {
  const { productTypeId, productId, distributionCenterId, designRevision, sides, treatmentSide } = underlying;
  const { patientName, surgeonName, hospital, isUsLocation, hasMetalAllergy } = underlying;
  const product = { productTypeId, productId, distributionCenterId, designRevision, sides, treatmentSide };
  return { ...product, patientName, surgeonName, hospital, isUsLocation, hasMetalAllergy };
}

async function checkPrototype(
  { tx }: RequestContext,
  request: Entered,
  common: {
    readonly orderNumber: string;
    readonly manufacturingLocationId: number;
    readonly status: 0;
    readonly designStatus: 0;
  },
): Promise<Checked> {
  if (!request.productType) return refusal('Produce Type is required');
  const isOffered = and(eq(productTypes.id, request.productType), eq(productTypes.isHidden, false));
  const [type] = await tx.select().from(productTypes).where(isOffered);
  if (!type) return refusal('Produce Type is required');
  const product = request.productNumber ? await findProduct(tx, type.id, request.productNumber) : undefined;
  if (request.productNumber && !product)
    return refusal(`${request.productNumber} is no product of the type ${type.name}.`);
  return {
    values: {
      ...common,
      type: requestType.prototype,
      productTypeId: type.id,
      productId: product?.id ?? null,
      trackFileUploaded: true,
    },
  };
}

/** A design is asked for before anybody knows the product, which is why the dialog has no field for it (E29). */
async function checkDesignOnly(
  { tx }: RequestContext,
  common: { readonly orderNumber: string; readonly manufacturingLocationId: number; readonly status: 0 },
): Promise<Checked> {
  const values = {
    ...common,
    type: requestType.designOnly,
    designStatus: designStatus.waitingForFile,
    productTypeId: await designOnlyTypeId(tx),
    designSessionRequired: true,
    trackFileUploaded: true,
  };
  return { values };
}

async function checkExternal({ tx }: RequestContext, request: External): Promise<Checked> {
  const [taken] = await tx.select({ id: plans.id }).from(plans).where(eq(plans.requestId, request.planId));
  if (taken) return refusal(`Request ${request.planId} already exists.`);
  const [center] = await tx
    .select()
    .from(distributionCenters)
    .where(eq(distributionCenters.id, request.distributionCenterId));
  if (!center) return refusal('Distribution Center is required');
  const product = await findProduct(tx, request.productType, request.productNumber);
  if (!product) return refusal('Product is required');
  return {
    values: {
      requestId: request.planId,
      type: requestType.external,
      status: 0,
      designStatus: 1,
      productTypeId: product.productTypeId,
      productId: product.id,
      distributionCenterId: center.id,
      manufacturingLocationId: product.manufacturingLocationId,
      additionalEmails: request.additionalEmails ?? [],
      patientName: request.patientName.trim(),
      plannedSurgeryDate: request.surgeryDate ?? null,
      designSessionRequired: true,
      trackFileUploaded: true,
    },
  };
}

async function findProduct(tx: RequestContext['tx'], typeId: number, number: string) {
  const matches = and(
    eq(products.productTypeId, typeId),
    eq(products.number, number),
    eq(products.isActive, true),
  );
  const [product] = await tx.select().from(products).where(matches);
  return product;
}

/** Numbers go on from the highest of the year, as people write them: 26-10412. */
async function nextRequestId({ tx }: RequestContext, at: Date): Promise<string> {
  const year = String(at.getUTCFullYear()).slice(2);
  const { rows } = await tx.execute<{ highest: number | null }>(
    sql`select max(substring(request_id from '^\\d\\d-(\\d{1,8})$')::int) as highest from plans`,
  );
  return `${year}-${Math.max(10_000, Number(rows[0]?.highest ?? 0)) + 1}`;
}

/** A re-order needs no design and a design alone no more than that; the other kinds pass what their plan asks for. */
function milestonesOf(plan: typeof plans.$inferSelect): readonly MilestoneType[] {
  if (plan.type === requestType.reOrder) return [1, 10, 5, 6, 7, 8];
  if (plan.type === requestType.designOnly) return [1, 2, 3, 4];
  return plan.designSessionRequired ? milestoneOrder : milestoneOrder.filter((type) => type !== 3);
}

async function addMilestones({ tx }: RequestContext, plan: typeof plans.$inferSelect): Promise<void> {
  const rows = milestonesOf(plan).map((type) => ({
    planId: plan.id,
    type,
    timeZone: 'UTC',
    plannedAt: type === 1 ? plan.createdAt : null,
    actualAt: type === 1 ? plan.createdAt : null,
    baselineAt: type === 1 ? plan.createdAt : null,
  }));
  await tx.insert(planMilestones).values(rows);
}
