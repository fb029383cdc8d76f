import { dayMs } from '@crt/domain/day-ms';
import { milestoneType } from '@crt/domain/milestone-type';
import { planStatus, type PlanStatus } from '@crt/domain/plan-status';
import { requestType } from '@crt/domain/request-type';
import type { plans } from '../plan/plan.tables.ts';
import type { MilestoneRecord } from '../plan/schedule/plan-schedule.ts';
import type { SchedulingFacts } from '../plan/schedule/scheduling-facts.ts';
import { demoProducts, demoProductTypes } from './catalogue.ts';
import { demoMilestones, type DatedPlan } from './plan-dates.ts';
import { demoHoldStart } from './plan-hold.ts';
import type { PlanSeed } from './plan-seed.ts';
import { hospitals, patients, surgeons } from './plan-texts.ts';
import type { Random } from './random.ts';
import { demoCenters, demoLocations } from './sites.ts';

export type PlanRow = typeof plans.$inferInsert & { id: number };

/** A demo plan with its milestones and what was drawn about it. */
export interface DemoPlan {
  readonly row: PlanRow;
  readonly milestones: readonly MilestoneRecord[];
  /** What of it the rules of scheduling know. */
  readonly dated: DatedPlan;
  readonly seed: PlanSeed;
  /** How deep it stands in a tree of re-orders; 1 for the first order. */
  readonly depth: number;
}

/** What all demo plans have around them. */
interface Surroundings {
  readonly now: Date;
  readonly designerIds: readonly string[];
  readonly facts: SchedulingFacts;
}

/** Makes the plan with this number; `earlier` are the plans before it, from which re-orders choose what they repeat. */
export function demoPlan(
  number: number,
  seed: PlanSeed,
  random: Random,
  world: Surroundings,
  earlier: readonly DemoPlan[],
): DemoPlan {
  const underlying = seed.type === requestType.reOrder ? underlyingFor(random, earlier) : undefined;
  const product = demoProducts[(underlying?.row.productId ?? seed.productId) - 1];
  const productType = demoProductTypes[(product?.productTypeId ?? 1) - 1];
  const location = demoLocations[(productType?.defaultManufacturingLocationId ?? 1) - 1];
  const center = random.pick(demoCenters);
  const isManufacturingOnly = underlying !== undefined && number % 3 === 0;
  const designRevision = random.between(0, 3);
  const order = orderColumns(number, seed, random, productType);
  const hourOfHold = seed.journey.heldFrom === null ? 0 : random.between(1, 9);
  const progress = progressColumns(number, seed, random);
  const plan = {
    ...scheduleOptions(productType),
    id: number,
    type: seed.type === requestType.reOrder && !underlying ? requestType.eRequest : seed.type,
    status: progress.status,
    productTypeId: productType?.id ?? 1,
    manufacturingLocationId: location?.id ?? 1,
    distributionCenterId: seed.type === requestType.designOnly ? null : center.id,
    manufacturingAtRisk: order.manufacturingAtRisk,
  };
  const dated = { plan, productTypeCode: productType?.code ?? '', seed };
  const milestones = demoMilestones(dated, world.facts, world.now);
  const row: PlanRow = {
    ...plan,
    requestId: `${String(seed.created.getUTCFullYear()).slice(2)}-${10_000 + number}`,
    designRevision,
    productId: product?.id ?? 1,
    isUsLocation: center.timeZoneId === 'America/Detroit',
    underlyingPlanId: underlying?.row.id ?? null,
    isManufacturingOnly,
    customerPlanId: isManufacturingOnly ? underlying.row.id : null,
    requestUrl: requestUrlOf(number, seed),
    linksCount: 0,
    lastComment: null,
    createdAt: seed.created,
    stamp: 1,
    ...order,
    ...progress,
    heldSince: demoHoldStart({ ...dated, milestones, hour: hourOfHold }, world),
    ...designColumns(number, seed, random, milestones, world.designerIds),
  };
  return { row, milestones, dated, seed, depth: (underlying?.depth ?? 0) + 1 };
}

/**
 * What is planned by the capacity of its site says so in brackets behind its due date (G18). Demo plans have no service level,
 * and nobody rescheduled them.
 */
const scheduleOptions = (type: (typeof demoProductTypes)[number] | undefined) =>
  ({
    schedulingStrategy: type?.isCapacityScheduled === true ? 'CBS' : null,
    isServiceLevelBound: false,
    rescheduledAt: null,
  }) as const;

function requestUrlOf(number: number, { type }: PlanSeed): string | null {
  return type === requestType.prototype ? null : `https://orders.crt.example/requests/${10_000 + number}`;
}

function orderColumns(
  number: number,
  seed: PlanSeed,
  random: Random,
  type: (typeof demoProductTypes)[number] | undefined,
) {
  const hasPo = type?.showPoNumberField === true;
  return {
    orderNumber: random.chance(0.9) ? `SO-${440_000 + number}` : null,
    poNumber: hasPo && random.chance(0.7) ? `PO-${88_000 + number}` : null,
    poNumberDate: hasPo && number % 2 === 0 ? seed.created.toISOString().slice(0, 10) : null,
    quantity: type?.code === 'SMRP' ? random.between(1, 6) : 1,
    priority: type?.isPrioritizable === true && random.chance(0.2),
    manufacturingAtRisk: type?.manufacturingAtRisk === true && number % 4 === 0,
    overflowDays: type?.isCapacityScheduled ? random.between(-3, 6) : 0,
    loanerSet: number % 9 === 0 ? `LS-${String(number % 1000).padStart(4, '0')}` : null,
    hasMetalAllergy: number % 37 === 0,
    sides: random.pick([1, 1, 1, 2]),
    treatmentSide: random.pick([1, 2, 3, null]),
    customBlank: number % 21 === 0,
    plannedSurgeryDate: new Date(seed.created.getTime() + random.between(36, 60) * dayMs)
      .toISOString()
      .slice(0, 10),
    patientName: random.pick(patients),
    surgeonName: random.pick(surgeons),
    hospital: random.pick(hospitals),
    additionalEmails: number % 11 === 0 ? ['or-planning@clinic.example'] : [],
  };
}

function progressColumns(number: number, { journey, type }: PlanSeed, random: Random) {
  const reached = journey.heldFrom ?? journey.status;
  const isManufactured = type !== requestType.designOnly && reached !== planStatus.terminated;
  const tracking = isShipped(reached) ? `1Z${String(999_000_000 + number * 7)}` : null;
  return {
    status: journey.status,
    heldFrom: journey.heldFrom,
    designStatus: journey.designStatus,
    raApproval: isManufactured && reached >= planStatus.readyForManufacturing,
    manufacturingDataAvailable: isManufactured && reached >= planStatus.readyForManufacturingApprovalPending,
    manufacturingProgress: isManufactured ? progressAt(random, reached) : 0,
    trackingNumber: tracking,
    trackingUrl: tracking && `https://carrier.example/track/${tracking}`,
  };
}

function designColumns(
  number: number,
  { journey, hasSession, type }: PlanSeed,
  random: Random,
  milestones: readonly MilestoneRecord[],
  designerIds: readonly string[],
) {
  const of = (wanted: number) => milestones.find((milestone) => milestone.type === wanted);
  const session = of(milestoneType.designSession);
  return {
    designerId: hasSession ? random.pick(designerIds) : null,
    designSessionRequired: hasSession,
    designSessionDate:
      hasSession && journey.designStatus >= 2 ? (session?.actualAt ?? session?.plannedAt ?? null) : null,
    trackFileUploaded: type !== requestType.reOrder,
    fileUploadedDate: of(milestoneType.fileUploaded)?.actualAt ?? null,
    requiredManufacturingDataRevision: number % 4,
  };
}

function isShipped(status: PlanStatus): boolean {
  return status === planStatus.inTransit || status === planStatus.arrived || status === planStatus.done;
}

function progressAt(random: Random, status: PlanStatus): number {
  if (status === planStatus.manufacturing) return random.between(1, 19) * 5;
  return status > planStatus.manufacturing ? 100 : 0;
}

/** What a re-order repeats: a first order, or a re-order that is not four deep yet. */
function underlyingFor(random: Random, earlier: readonly DemoPlan[]): DemoPlan | undefined {
  const nearby = earlier
    .slice(-80)
    .filter(
      ({ row, depth }) =>
        depth < 4 && (row.type === requestType.eRequest || row.type === requestType.reOrder),
    );
  const deep = nearby.filter(({ depth }) => depth > 1);
  if (nearby.length === 0) return undefined;
  return deep.length > 0 && random.chance(0.4) ? random.pick(deep) : random.pick(nearby);
}
