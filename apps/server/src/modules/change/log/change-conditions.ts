import { parseRelativeDuration } from '@crt/domain/relative-duration';
import { and, eq, gt, gte, ilike, inArray, like, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Input } from '../../../contract/handlers.ts';
import { comparableInstant } from '../../../platform/db/comparable-instant.ts';
import { containing } from '../../../platform/db/like-pattern.ts';
import { productCondition } from '../../plan/list/plan-conditions.ts';
import { plans } from '../../plan/plan.tables.ts';
import {
  changeChains,
  changeCounts,
  changes,
  planChangeCounts,
  planChangeDays,
  type ValueKind,
} from '../change.tables.ts';
import { shownDate } from '../field-value.ts';
import { valueKindOf } from './change-types.ts';

/** The filters of the change log as they go over the wire. */
export type ChangesFilters = Input<'listChanges'>['body']['filters'];

/** What the filters ask of plans and of their changes; either may be nothing (V3 to V5). */
export interface ChangeConditions {
  readonly ofPlan: SQL | undefined;
  readonly ofChange: SQL | undefined;
  /** What is asked of the changes of a day besides the time, of which the index of values would be read as a whole. */
  readonly ofChangeOfDay: SQL | undefined;
  /** The kept counts that belong to it, where some can tell: everything behind FROM. */
  readonly kept: SQL | undefined;
  /** Whether the counts by days can tell, which know between which plans the changes lie, too. */
  readonly isOfDays: boolean;
  /** Which changes have to be counted besides, or to be taken off; none of them twice. */
  readonly parts: readonly Part[];
  /** The same for a part of a text, by whether an index has the texts whole; none for anything else. */
  readonly textParts: readonly SQL[];
  /** Which of the kept counts have all changes that match and perhaps others, of the days at the ends of the span too. */
  readonly ofDays: SQL;
  readonly span: {
    /** The days that are not in it from beginning to end. */
    readonly edges: readonly Edge[];
    /** How many days it has; infinite without a beginning. */
    readonly days: number;
  };
  /** Which counts by product and centre have all changes that match and perhaps others; none where these cannot tell. */
  readonly ofKinds: SQL | undefined;
  /** What the plans of changes that match have in common: they changed late enough. */
  readonly ofChain: SQL | undefined;
  /** Those conditions of changes that indexes know, one by one. */
  readonly part: {
    readonly user?: SQL;
    readonly field?: SQL;
    readonly old?: SQL;
    readonly value?: SQL;
    readonly time?: SQL;
  };
}

/** Changes that are counted one by one. */
export interface Part {
  readonly where: SQL;
  /** Whether they do not match, but the kept counts have them. */
  readonly isTakenOff: boolean;
}

/** A day in which a span begins or ends. The shorter part of it is counted: that which matches, or that which does not. */
export interface Edge {
  readonly day: string;
  readonly time: SQL;
  readonly isTakenOff: boolean;
}

/** Which changes of plans the filters leave. */
export function changeConditions(filters: ChangesFilters, now: Date): ChangeConditions {
  const { changeTypeFilter: type, userId } = filters;
  const span = spanOf(filters.dateFilter, now);
  const time = and(
    span.from && gte(changes.changedAt, span.from),
    span.to && lte(changes.changedAt, span.to),
  );
  const field = type?.changeType ? eq(changes.field, type.changeType) : undefined;
  const user = userId ? eq(changes.userId, userId) : undefined;
  const old = type?.changeType ? valueCondition('old', type.changeType, type.oldValue) : undefined;
  const value = type?.changeType ? valueCondition('new', type.changeType, type.newValue) : undefined;
  const ofPlan = planCondition(filters);
  const ofChangeOfDay = and(user, field, old, value);
  const short = value && isCompared(type?.changeType ?? '') ? isShort(type?.newValue) : undefined;
  const ofAnyTime = and(ofChangeOfDay, short);
  const ofChange = and(ofAnyTime, time);
  const isOfText = value && isText(type?.changeType ?? '');
  const textParts = isOfText && ofChange ? textSizes.flatMap((size) => and(ofChange, size) ?? []) : [];
  return {
    ofPlan,
    ofChange,
    ofChangeOfDay,
    ...howCounted(filters, span, {
      ofPlan,
      ofAnyTime,
      isOfValue: Boolean(old ?? value),
      single: isOfText ? textParts : ofChange ? [ofChange] : [],
    }),
    textParts,
    ofDays: countCondition(filters, span, 'all days'),
    span: {
      edges: span.edges,
      days: span.from ? ((span.to ?? now).getTime() - span.from.getTime()) / dayMs : Infinity,
    },
    ofChain: span.from && chainCondition(span.from),
    part: {
      ...(user ? { user } : {}),
      ...(field ? { field } : {}),
      ...(old ? { old } : {}),
      ...(value && !isOfText ? { value: and(value, short) ?? value } : {}),
      ...(time ? { time } : {}),
    },
  };
}

/** What is asked of plans. */
function planCondition({ requestId, chosenProducts, chosenDistributionCenters: centers }: ChangesFilters) {
  const wanted = requestId?.trim();
  return and(
    wanted ? eq(plans.requestId, wanted) : undefined,
    productCondition(chosenProducts),
    centers?.length ? inArray(plans.distributionCenterId, centers) : undefined,
  );
}

/** A value to be compared, because the planner would join a condition on existence before it follows an order. */
const chainCondition = (from: Date) => sql`(select ${changeChains.lastChangedAt} from ${changeChains}
  where ${changeChains.aggregate} = 'plan' and ${changeChains.aggregateId} = ${plans.id}) >= ${sql.param(from, changeChains.lastChangedAt)}`;

interface Asked {
  readonly ofPlan: SQL | undefined;
  readonly ofAnyTime: SQL | undefined;
  readonly isOfValue: boolean;
  /** What has to be counted one by one where no counts are kept. */
  readonly single: readonly SQL[];
}

/** How the number of changes is told: from kept counts and from what lies in parts of days, or one by one. */
function howCounted(
  filters: ChangesFilters,
  span: Span,
  { ofPlan, ofAnyTime, isOfValue, single }: Asked,
): Pick<ChangeConditions, 'kept' | 'isOfDays' | 'parts' | 'ofKinds'> {
  const ofKinds = filters.requestId?.trim() ? undefined : (ofPlan ?? sql`true`);
  const isOfDays = !ofPlan && (!isOfValue || isCountedKind(filters.changeTypeFilter?.changeType ?? ''));
  const kept =
    keptOfKinds(filters, ofKinds, span, ofPlan !== undefined) ??
    (isOfDays ? sql`${changeCounts} where ${countCondition(filters, span, 'as counted')}` : undefined);
  if (!kept) return { kept, isOfDays, ofKinds, parts: single.map((where) => ({ where, isTakenOff: false })) };
  const parts = span.edges.map(({ time, isTakenOff }) => ({
    where: and(ofAnyTime, time) ?? time,
    isTakenOff,
  }));
  return { kept, isOfDays, ofKinds, parts };
}

/** Texts that the index has whole, and the others. */
const textSizes = [sql`length(${changes.newText}) <= 60`, sql`length(${changes.newText}) > 60`];

const isText = (field: string) => (valueKindOf(field) ?? 'text') === 'text';

/** The filters in words of the counts by product and centre, which tell one field, or days; undefined for more than that. */
function keptOfKinds(
  filters: ChangesFilters,
  kinds: SQL | undefined,
  span: Span,
  isOfPlan: boolean,
): SQL | undefined {
  const { userId, changeTypeFilter: type } = filters;
  const field = type?.changeType;
  if (!kinds || userId || (field && (type.oldValue?.trim() || type.newValue?.trim()))) return undefined;
  const isInTime = Boolean(span.from ?? span.to);
  if (isInTime) {
    return isOfPlan && !field
      ? sql`${planChangeDays} as ${plans} where ${and(kinds, isOnDays(sql`day`, span, 'as counted'))}`
      : undefined;
  }
  if (field && !isOfPlan) return undefined;
  return sql`${planChangeCounts} as ${plans} where ${and(kinds, field ? sql`field = ${field}` : undefined)}`;
}

/** Days that a span touches, or those of them that are counted as a whole. */
type Days = 'all days' | 'as counted';

function isOnDays(day: SQL, { from, to, edges }: Span, days: Days): SQL | undefined {
  const isWhole = (instant: Date) =>
    days === 'all days' || edges.some((edge) => edge.day === dayOf(instant) && edge.isTakenOff);
  return and(
    from && (isWhole(from) ? gte : gt)(day, dayOf(from)),
    to && (isWhole(to) ? lte : lt)(day, dayOf(to)),
  );
}

/** The filters in words of the counts by days, as far as these can tell: they know days and the values of choices. */
function countCondition({ userId, changeTypeFilter: type }: ChangesFilters, span: Span, days: Days): SQL {
  const field = type?.changeType;
  const isOfValue = field && isCountedKind(field);
  const [oldValue, newValue] = isOfValue ? [type.oldValue?.trim(), type.newValue?.trim()] : [];
  const conditions = and(
    isOnDays(sql`day`, span, days),
    userId ? eq(changeCounts.userId, userId) : undefined,
    field ? eq(changeCounts.field, field) : undefined,
    oldValue ? eq(changeCounts.oldValue, oldValue) : undefined,
    newValue ? eq(changeCounts.newValue, newValue) : undefined,
  );
  return conditions ?? sql`true`;
}

const countedKinds: ReadonlySet<ValueKind> = new Set(['choice', 'boolean']);
const isCountedKind = (field: string) => countedKinds.has(valueKindOf(field) ?? 'text');

const dayMs = 86_400_000;
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** The days on which a span begins and ends; none where it ends on a day before. */
function edgesOf({ from, to }: Instants): Edge[] {
  if (from && to && dayOf(from) === dayOf(to))
    return [
      {
        day: dayOf(from),
        time: sql`${gte(changes.changedAt, from)} and ${lte(changes.changedAt, to)}`,
        isTakenOff: false,
      },
    ];
  if (from && to && from > to) return [];
  return [from && edgeOf(from, 'begins'), to && edgeOf(to, 'ends')].filter((edge) => edge !== undefined);
}

function edgeOf(instant: Date, how: 'begins' | 'ends'): Edge {
  const day = dayOf(instant);
  const midnight = new Date(`${day}T00:00:00Z`);
  const isInMorning = instant.getTime() - midnight.getTime() < dayMs / 2;
  const { changedAt } = changes;
  const before = sql`${gte(changedAt, midnight)} and ${(how === 'begins' ? lt : lte)(changedAt, instant)}`;
  const behind = sql`${(how === 'begins' ? gte : gt)(changedAt, instant)} and ${lt(changedAt, new Date(midnight.getTime() + dayMs))}`;
  return { day, time: isInMorning ? before : behind, isTakenOff: isInMorning === (how === 'begins') };
}

/** Values are compared as what they are: parts of texts, equal numbers and choices, the day of a date (V4). */
function valueCondition(side: 'old' | 'new', field: string, wanted: string | null): SQL | undefined {
  const value = wanted?.trim();
  if (!value) return undefined;
  const kind = valueKindOf(field);
  const stored = side === 'old' ? changes.oldValue : changes.newValue;
  const text = side === 'old' ? changes.oldText : changes.newText;
  if (isText(field)) {
    // What has no capitals is compared as it stands, in a third of the time.
    const isCaseless = value.toLowerCase() === value.toUpperCase();
    return isCaseless ? like(text, containing(value)) : ilike(text, containing(value));
  }
  // Its day is the one that people read: that of the zone in which it is told.
  if (kind === 'instant') return sql`left(${text}, 10) = ${shownDate(value.slice(0, 10))}`;
  const exact = kind === 'date' ? value.slice(0, 10) : value;
  return eq(stored, exact);
}

/** Whether values of a field are compared as a whole, as an index has them. */
const isCompared = (field: string) => !isText(field) && valueKindOf(field) !== 'instant';

/** The index leaves long values out; only what says so finds it. */
const isShort = (value: string | null | undefined) =>
  (value?.trim().length ?? 0) <= 60 ? sql`length(${changes.newValue}) <= 60` : undefined;

interface Instants {
  readonly from?: Date;
  readonly to?: Date;
}

interface Span extends Instants {
  readonly edges: readonly Edge[];
}

function spanOf(filter: ChangesFilters['dateFilter'], now: Date): Span {
  const instants = instantsOf(filter, now);
  return { ...instants, edges: edgesOf(instants) };
}

function instantsOf(filter: ChangesFilters['dateFilter'], now: Date): Instants {
  if (!filter) return {};
  if (filter.currentDateTabValue === 'relative') {
    const back = filter.relativeDateMiliseconds ?? parseRelativeDuration(filter.relativeDate ?? '');
    return back === undefined ? {} : { from: new Date(now.getTime() - back) };
  }
  return {
    ...(filter.absoluteStartDate ? { from: comparableInstant(new Date(filter.absoluteStartDate)) } : {}),
    ...(filter.absoluteEndDate ? { to: comparableInstant(new Date(filter.absoluteEndDate)) } : {}),
  };
}
