import { isDeliveryMilestone, milestoneType, type MilestoneType } from './milestone-type.ts';

/** A row of the lead-time tables; null means "any" (domain rules §3.2). Its group only counts between rows that fit alike. */
export interface LeadTimeRow {
  readonly id: number;
  readonly milestone: MilestoneType;
  readonly requestTypeId: number;
  readonly productTypeId: number | null;
  readonly manufacturingLocationId: number | null;
  readonly distributionCenterId: number | null;
  readonly schedulingStrategy: string | null;
  readonly groupId: number | null;
  readonly isDefault: boolean;
  /** Working days. */
  readonly days: number;
  readonly serviceLevelDays: number;
  readonly manufacturingAtRiskDays: number;
}

/** What of a plan decides which lead time applies. */
export interface LeadTimeSubject {
  readonly requestTypeId: number;
  readonly productTypeId: number;
  readonly manufacturingLocationId: number;
  readonly distributionCenterId: number;
  readonly schedulingStrategy: string | null;
  /** The group whose default product type is that of the plan (T17); null when there is none. */
  readonly groupId: number | null;
  readonly isServiceLevelBound: boolean;
  readonly isManufacturingAtRisk: boolean;
}

/** The chosen row and how its days were arrived at, for "Why this date?". */
export interface LeadTimeChoice {
  readonly rowId: number;
  readonly basis: 'days' | 'serviceLevelDays' | 'manufacturingAtRiskDays';
  readonly baseDays: number;
  /** Days added by the plan's own or the product type's default modification; negative shortens. */
  readonly modificationDays: number;
  /** Working days in all, never below zero. */
  readonly days: number;
}

/** Whether lead times of a milestone are told by distribution centre rather than by site, as their dialog has it (T19). */
function isTimedByCentre(milestone: MilestoneType): boolean {
  return milestone === milestoneType.outOfManufacturing || isDeliveryMilestone(milestone);
}

function fits(row: LeadTimeRow, milestone: MilestoneType, plan: LeadTimeSubject): boolean {
  const isAnyOr = (wanted: number | string | null, actual: number | string | null) =>
    wanted === null || wanted === actual;
  return (
    row.milestone === milestone &&
    row.requestTypeId === plan.requestTypeId &&
    isAnyOr(row.productTypeId, plan.productTypeId) &&
    (isTimedByCentre(milestone)
      ? isAnyOr(row.distributionCenterId, plan.distributionCenterId)
      : isAnyOr(row.manufacturingLocationId, plan.manufacturingLocationId)) &&
    isAnyOr(row.schedulingStrategy, plan.schedulingStrategy)
  );
}

/** How specific a row is: product type 8, place 4, strategy 2, the group of the plan 1. */
function score(row: LeadTimeRow, plan: LeadTimeSubject): number {
  const place = isTimedByCentre(row.milestone) ? row.distributionCenterId : row.manufacturingLocationId;
  return (
    (row.productTypeId === null ? 0 : 8) +
    (place === null ? 0 : 4) +
    (row.schedulingStrategy === null ? 0 : 2) +
    (row.groupId !== null && row.groupId === plan.groupId ? 1 : 0)
  );
}

function basisOf(milestone: MilestoneType, plan: LeadTimeSubject): LeadTimeChoice['basis'] {
  if (plan.isManufacturingAtRisk && milestone === milestoneType.manufacturingStarted)
    return 'manufacturingAtRiskDays';
  return plan.isServiceLevelBound ? 'serviceLevelDays' : 'days';
}

/**
 * The lead time of one milestone of a plan: the most specific fitting row, the newest (highest id) among equals, the
 * default rows only when nothing else fits; null when there is no row at all, which leaves the milestone without a
 * date and shows in the configuration report. `modificationDays` is the plan's own modification or else the product
 * type's default (domain rules §3.2).
 */
export function chooseLeadTime(
  rows: readonly LeadTimeRow[],
  milestone: MilestoneType,
  plan: LeadTimeSubject,
  modificationDays = 0,
): LeadTimeChoice | null {
  const fitting = rows.filter((row) => fits(row, milestone, plan));
  const specific = fitting.filter((row) => !row.isDefault);
  const best = (specific.length > 0 ? specific : fitting).toSorted(
    (a, b) => score(b, plan) - score(a, plan) || b.id - a.id,
  )[0];
  if (!best) return null;
  const basis = basisOf(milestone, plan);
  const baseDays = best[basis];
  return {
    rowId: best.id,
    basis,
    baseDays,
    modificationDays,
    days: Math.max(0, baseDays + modificationDays),
  };
}
