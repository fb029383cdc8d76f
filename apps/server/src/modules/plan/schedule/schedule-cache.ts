import { chooseLeadTime, type LeadTimeRow } from '@crt/domain/lead-time';
import type { MilestoneType } from '@crt/domain/milestone-type';
import type { WorkingCalendar } from '@crt/domain/working-time';
import type { Time } from '@internationalized/date';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import {
  defaultLeadTimeModifications,
  milestoneLeadTimes,
  planLeadTimeModifications,
} from '../../lead-time/lead-time.tables.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import type { LoadedPlan } from '../plan.repository.ts';
import {
  cutOffOf,
  inPassingOrder,
  modificationOf,
  subjectOf,
  toFact,
  type MilestoneRecord,
  type PlanSchedule,
} from './plan-schedule.ts';
import { centerCalendar, siteCalendar } from './working-calendars.ts';

/** What the dates of many plans depend on, read at once instead of plan by plan. */
export class ScheduleCache {
  readonly #milestones: ReadonlyMap<number, readonly MilestoneRecord[]>;
  readonly #leadTimes: ReadonlyMap<number, readonly LeadTimeRow[]>;
  readonly #own: ReadonlyMap<number, readonly (typeof planLeadTimeModifications.$inferSelect)[]>;
  readonly #defaults: ReadonlyMap<number, ReadonlyMap<MilestoneType, number>>;
  readonly #sites: ReadonlyMap<number | null, WorkingCalendar>;
  readonly #centres: ReadonlyMap<number | null, WorkingCalendar>;
  readonly #cutOffs: ReadonlyMap<string, Time>;

  private constructor(parts: CacheParts) {
    this.#milestones = parts.milestones;
    this.#leadTimes = parts.leadTimes;
    this.#own = parts.own;
    this.#defaults = parts.defaults;
    this.#sites = parts.sites;
    this.#centres = parts.centres;
    this.#cutOffs = parts.cutOffs;
  }

  /** Reads everything for these plans in a handful of statements. */
  static async load(tx: Database, plans: readonly LoadedPlan[]): Promise<ScheduleCache> {
    const ids = plans.map(({ id }) => id);
    const milestones =
      ids.length === 0
        ? []
        : await tx.select().from(planMilestones).where(inArray(planMilestones.planId, ids));
    const own =
      ids.length === 0
        ? []
        : await tx
            .select()
            .from(planLeadTimeModifications)
            .where(inArray(planLeadTimeModifications.planId, ids));
    const defaults = Map.groupBy(
      await tx.select().from(defaultLeadTimeModifications),
      (row) => row.productTypeId,
    );
    const places = new Set(plans.map(({ plan }) => plan.manufacturingLocationId));
    const sites = new Map<number | null, WorkingCalendar>();
    for (const place of places) sites.set(place, await siteCalendar(tx, place));
    const centres = new Map<number | null, WorkingCalendar>();
    for (const place of new Set(plans.map(({ plan }) => plan.distributionCenterId))) {
      centres.set(place, await centerCalendar(tx, place));
    }
    const cutOffs = new Map<string, Time>();
    for (const { plan, productType } of plans) {
      const key = cutOffKey(plan.manufacturingLocationId, productType.code);
      if (!cutOffs.has(key))
        cutOffs.set(key, await cutOffOf(tx, plan.manufacturingLocationId, productType.code));
    }
    return new ScheduleCache({
      milestones: Map.groupBy(milestones, (row) => row.planId),
      leadTimes: Map.groupBy(await tx.select().from(milestoneLeadTimes), (row) => row.requestTypeId),
      own: Map.groupBy(own, (row) => row.planId),
      defaults: new Map(
        [...defaults].map(([type, rows]) => [
          type,
          new Map(rows.map((row) => [row.milestone, row.additionalDays])),
        ]),
      ),
      sites,
      centres,
      cutOffs,
    });
  }

  /** What the dates of one of the plans depend on. */
  scheduleOf(loaded: LoadedPlan): PlanSchedule {
    const { plan, productType } = loaded;
    const rows = inPassingOrder(this.#milestones.get(loaded.id) ?? []);
    const leadTimes = this.#leadTimes.get(plan.type) ?? [];
    const own = (this.#own.get(loaded.id) ?? []).map(
      (row) => [row.milestone, { id: row.id, days: row.additionalDays }] as const,
    );
    const modifications = {
      own: new Map(own),
      defaults: this.#defaults.get(plan.productTypeId) ?? new Map(),
    };
    const subject = subjectOf(loaded);
    const site = this.#sites.get(plan.manufacturingLocationId);
    const centre = this.#centres.get(plan.distributionCenterId);
    const cutOff = this.#cutOffs.get(cutOffKey(plan.manufacturingLocationId, productType.code));
    if (!site || !centre || !cutOff)
      throw new Error(`Plan ${loaded.id} is not among the plans that were read`);
    const leadTimeOf = (type: MilestoneType) =>
      chooseLeadTime(leadTimes, type, subject, modificationOf(modifications, type));
    const input = {
      milestones: rows.map(toFact),
      site,
      centre,
      cutOff,
      leadTimeOf,
      capacity: null,
      isOnHold: false,
    };
    return { rows, input, subject, leadTimes, modifications };
  }
}

interface CacheParts {
  readonly milestones: ReadonlyMap<number, readonly MilestoneRecord[]>;
  readonly leadTimes: ReadonlyMap<number, readonly LeadTimeRow[]>;
  readonly own: ReadonlyMap<number, readonly (typeof planLeadTimeModifications.$inferSelect)[]>;
  readonly defaults: ReadonlyMap<number, ReadonlyMap<MilestoneType, number>>;
  readonly sites: ReadonlyMap<number | null, WorkingCalendar>;
  readonly centres: ReadonlyMap<number | null, WorkingCalendar>;
  readonly cutOffs: ReadonlyMap<string, Time>;
}

const cutOffKey = (locationId: number | null, code: string) => `${locationId ?? 0}/${code}`;
