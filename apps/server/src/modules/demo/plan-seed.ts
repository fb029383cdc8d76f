import { dayMs } from '@crt/domain/day-ms';
import { planStatus, type PlanStatus } from '@crt/domain/plan-status';
import { requestType, type RequestType } from '@crt/domain/request-type';
import { demoProducts, demoProductTypes } from './catalogue.ts';
import { drawJourney, journeyTo, usualDay, type Journey } from './plan-journey.ts';
import type { Random } from './random.ts';

/** What is drawn about a demo plan before it gets its number: numbers follow the day of the request. */
export interface PlanSeed {
  readonly type: RequestType;
  readonly productId: number;
  readonly hasSession: boolean;
  readonly journey: Journey;
  /** Days by which it runs behind its plan; -1 is ahead. */
  readonly delay: number;
  readonly created: Date;
}

/** Worlds of this size are made for measuring: every plan has all milestones, a million of them in 100,000 plans. */
const scaleFrom = 10_000;
const activeProducts = demoProducts.filter((product) => product.isActive);

/** Of sixty plans 42 are eRequests, 9 re-orders, 4 prototypes, 4 designs only and 1 external (§3.0). */
function typeAt(place: number): RequestType {
  const rest = place % 60;
  if (rest < 42) return requestType.eRequest;
  if (rest < 51) return requestType.reOrder;
  if (rest < 55) return requestType.prototype;
  return rest < 59 ? requestType.designOnly : requestType.external;
}

interface Lively {
  readonly status: PlanStatus;
  readonly isHeld?: boolean;
  /** Its request is so many days older than its number: it is behind what was planned. */
  readonly daysBehind?: number;
}

/**
 * The newest plans are what everybody sees first. Of these, by their place from the end, some have come further than a
 * request of yesterday would: ahead of their dates, behind them, or held.
 */
const lively: Readonly<Record<number, Lively>> = {
  1: { status: planStatus.manufacturing },
  6: { status: planStatus.manufacturing, daysBehind: 40 },
  7: { status: planStatus.readyForManufacturing, isHeld: true },
  8: { status: planStatus.readyForManufacturing },
  9: { status: planStatus.manufacturingApprovalPending },
  10: { status: planStatus.manufacturing },
};
/** In smaller worlds each plan is as it was drawn. */
const livelyFrom = 600;

/** What a plan among the newest is made of in place of what was drawn; undefined for all others. */
export function livelySeed(seed: PlanSeed, place: number, count: number): PlanSeed | undefined {
  const wanted = count >= livelyFrom && count < scaleFrom ? lively[count - place] : undefined;
  if (!wanted) return undefined;
  const { status, isHeld = false, daysBehind = 0 } = wanted;
  const { milestones } = seed.journey;
  const journey = journeyTo({ status, isHeld, milestones, designStatus: 5 });
  return { ...seed, journey, created: new Date(seed.created.getTime() - daysBehind * dayMs) };
}

/** Draws `count` plans around `now`, in the order of their requests. */
export function drawPlanSeeds(count: number, random: Random, now: Date): readonly PlanSeed[] {
  const isWhole = count >= scaleFrom;
  const seeds = Array.from({ length: count }, (_, place): PlanSeed => {
    const type = typeAt(place);
    const product = random.pick(activeProducts);
    const hasSession =
      type !== requestType.reOrder && (demoProductTypes[product.productTypeId - 1]?.id ?? 0) % 3 !== 0;
    const journey = drawJourney(random, type, hasSession, isWhole);
    const delay = random.pick([-1, 0, 0, 0, 0, 1, 2, 4]);
    return {
      type,
      productId: product.id,
      hasSession,
      journey,
      delay,
      created: drawCreated(random, now, journey, delay),
    };
  });
  return seeds
    .toSorted((one, other) => one.created.getTime() - other.created.getTime())
    .map((seed) => ({ ...seed, created: beforeDaysOff(seed) }));
}

/** Lead times are working days: weekends, holidays and cut-offs put the request of a far plan back by some days. */
function beforeDaysOff({ created, journey }: PlanSeed): Date {
  const last = journey.milestones[journey.passed - 1] ?? 1;
  return new Date(created.getTime() - Math.ceil(usualDay[last] / 4) * dayMs);
}

/** A plan that is over lies further back; the others passed their last milestone in the days before now. */
function drawCreated(random: Random, now: Date, journey: Journey, delay: number): Date {
  const last = journey.milestones[journey.passed - 1] ?? 1;
  const isOver = journey.status === planStatus.done || journey.status === planStatus.terminated;
  const since = isOver ? random.between(8, 380) : random.between(1, 3);
  const created = now.getTime() - (usualDay[last] + Math.max(0, delay) + since) * dayMs;
  return new Date(Math.floor(created / dayMs) * dayMs + random.between(6 * 60, 15 * 60) * 60_000);
}
