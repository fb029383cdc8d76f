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
export function isTimedByCentre(milestone: MilestoneType): boolean {
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

/** What of a row is as specific as the plan, and what that counts. */
const weight = { productType: 8, place: 4, strategy: 2, group: 1 } as const;

/** A row that fits a plan, with what made it fit better than others (domain rules §3.2). */
export interface RankedLeadTime {
  readonly row: LeadTimeRow;
  readonly matches: readonly (keyof typeof weight)[];
  /** Product type 8, place 4, strategy 2, the group of the plan 1. */
  readonly score: number;
}

function rank(row: LeadTimeRow, plan: LeadTimeSubject): RankedLeadTime {
  const place = isTimedByCentre(row.milestone) ? row.distributionCenterId : row.manufacturingLocationId;
  const is = {
    productType: row.productTypeId !== null,
    place: place !== null,
    strategy: row.schedulingStrategy !== null,
    group: row.groupId !== null && row.groupId === plan.groupId,
  };
  const matches = (['productType', 'place', 'strategy', 'group'] as const).filter((part) => is[part]);
  return { row, matches, score: matches.reduce((sum, part) => sum + weight[part], 0) };
}

/**
 * The rows that fit a plan, the one that counts first: the most specific one, the newest (highest id) among equals, the
 * default rows behind all others (domain rules §3.2).
 */
export function rankLeadTimes(
  rows: readonly LeadTimeRow[],
  milestone: MilestoneType,
  plan: LeadTimeSubject,
): readonly RankedLeadTime[] {
  return rows
    .filter((row) => fits(row, milestone, plan))
    .map((row) => rank(row, plan))
    .toSorted(
      (a, b) => Number(a.row.isDefault) - Number(b.row.isDefault) || b.score - a.score || b.row.id - a.row.id,
    );
}

const partName = { productType: 'product type', strategy: 'strategy', group: 'group' } as const;

/** Why a fitting row counts, or why another one does, in a sentence: 'Product type and site match (12).' */
export function leadTimeReason(one: RankedLeadTime, winner: RankedLeadTime): string {
  if (one.row.isDefault)
    return winner.row.isDefault
      ? 'Default: nothing else fits.'
      : 'Default: counts only when nothing else fits.';
  const placeName = isTimedByCentre(one.row.milestone) ? 'distribution center' : 'manufacturing location';
  const parts = one.matches.map((part) => (part === 'place' ? placeName : partName[part]));
  const told = parts.length === 0 ? 'Fits every plan' : `Same ${parts.join(', ')}`;
  const points = `${told} (${one.score}).`;
  if (one === winner) return points;
  return one.score === winner.score ? `${points} The newer of equals counts.` : `${points} Less specific.`;
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
  const best = rankLeadTimes(rows, milestone, plan)[0]?.row;
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
