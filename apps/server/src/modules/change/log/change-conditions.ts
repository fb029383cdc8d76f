import { parseRelativeDuration } from '@crt/domain/relative-duration';
import { and, eq, gt, gte, ilike, inArray, like, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Input } from '../../../contract/handlers.ts';
import { containing } from '../../../platform/db/like-pattern.ts';
import { productCondition } from '../../plan/list/plan-conditions.ts';
import { plans } from '../../plan/plan.tables.ts';
import { changeChains, changeCounts, changes, type ValueKind } from '../change.tables.ts';
import { valueKindOf } from './change-types.ts';

/** The filters of the change log as they go over the wire. */
export type ChangesFilters = Input<'listChanges'>['body']['filters'];

/** What the filters ask of plans and of their changes; either may be nothing (V3 to V5). */
export interface ChangeConditions {
  readonly ofPlan: SQL | undefined;
  readonly ofChange: SQL | undefined;
  /** Whether the counts by product and centre can tell all that is asked of plans. */
  readonly isOfKinds: boolean;
  /** The same for a day of changes, of which the index of values would be read as a whole. */
  readonly ofChangeOfDay: SQL | undefined;
  /** Which of the kept counts belong to it, where they can tell. */
  readonly ofCounts: SQL | undefined;
  /** Which changes have to be counted besides; none of them twice. */
  readonly parts: readonly SQL[];
  /** The same for a part of a text, by whether an index has the texts whole; none for anything else. */
  readonly textParts: readonly SQL[];
  /** Which of the kept counts have all changes that match and perhaps others, of the days at the ends of the span too. */
  readonly ofDays: SQL;
  readonly span: {
    /** The days that are not in it from beginning to end. */
    readonly edges: readonly string[];
    /** How many days it has; infinite without a beginning. */
    readonly days: number;
  };
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

/** Which changes of plans the filters leave. */
export function changeConditions(filters: ChangesFilters, now: Date): ChangeConditions {
  const requestId = filters.requestId?.trim();
  const { chosenDistributionCenters: centers, changeTypeFilter: type, userId } = filters;
  const span = spanOf(filters.dateFilter, now);
  const time = and(
    span.from ? gte(changes.changedAt, span.from) : undefined,
    span.to ? lte(changes.changedAt, span.to) : undefined,
  );
  const field = type?.changeType ? eq(changes.field, type.changeType) : undefined;
  const user = userId ? eq(changes.userId, userId) : undefined;
  const old = type?.changeType ? valueCondition('old', type.changeType, type.oldValue) : undefined;
  const value = type?.changeType ? valueCondition('new', type.changeType, type.newValue) : undefined;
  const ofPlan = and(
    requestId ? eq(plans.requestId, requestId) : undefined,
    productCondition(filters.chosenProducts),
    centers?.length ? inArray(plans.distributionCenterId, centers) : undefined,
  );
  const ofChangeOfDay = and(user, field, old, value, time);
  const short = value && isCompared(type?.changeType ?? '') ? isShort(type?.newValue) : undefined;
  const ofChange = and(ofChangeOfDay, short);
  const isCounted = !ofPlan && (!(old || value) || isCountedKind(type?.changeType ?? ''));
  const isOfText = value && isText(type?.changeType ?? '');
  const edges = daysOf(span);
  const textParts = isOfText && ofChange ? textSizes.flatMap((size) => and(ofChange, size) ?? []) : [];
  const counted = edges.flatMap((day) => and(ofChange, isOnDay(day)) ?? []);
  return {
    ofPlan,
    ofChange,
    isOfKinds: !requestId,
    ofChangeOfDay,
    ofCounts: isCounted ? countCondition(filters, span, 'whole days') : undefined,
    parts: isCounted ? counted : isOfText ? textParts : ofChange ? [ofChange] : [],
    textParts,
    ofDays: countCondition(filters, span, 'all days'),
    span: { edges, days: span.from ? ((span.to ?? now).getTime() - span.from.getTime()) / dayMs : Infinity },
    // A value to be compared, because the planner would join a condition on existence before it follows an order.
    ofChain:
      span.from &&
      sql`(select ${changeChains.lastChangedAt} from ${changeChains}
        where ${changeChains.aggregate} = 'plan' and ${changeChains.aggregateId} = ${plans.id}) >= ${sql.param(span.from, changeChains.lastChangedAt)}`,
    part: {
      ...(user ? { user } : {}),
      ...(field ? { field } : {}),
      ...(old ? { old } : {}),
      ...(value && !isOfText ? { value: and(value, short) ?? value } : {}),
      ...(time ? { time } : {}),
    },
  };
}

/** Texts that the index has whole, and the others. */
const textSizes = [sql`length(${changes.newText}) <= 60`, sql`length(${changes.newText}) > 60`];

const isText = (field: string) => (valueKindOf(field) ?? 'text') === 'text';

/** The filters in words of the kept counts, as far as these can tell: they know days and the values of choices. */
function countCondition(
  { userId, changeTypeFilter: type }: ChangesFilters,
  { from, to }: Span,
  days: 'whole days' | 'all days',
): SQL {
  const field = type?.changeType;
  const isOfValue = field && isCountedKind(field);
  const [oldValue, newValue] = isOfValue ? [type.oldValue?.trim(), type.newValue?.trim()] : [];
  const [since, until] = days === 'whole days' ? [gt, lt] : [gte, lte];
  const conditions = and(
    from ? since(changeCounts.day, dayOf(from)) : undefined,
    to ? until(changeCounts.day, dayOf(to)) : undefined,
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

/** The days on which a span begins and ends. */
function daysOf({ from, to }: Span): string[] {
  return [...new Set([from, to].flatMap((instant) => (instant ? [dayOf(instant)] : [])))];
}

function isOnDay(day: string): SQL {
  const midnight = new Date(`${day}T00:00:00Z`);
  const next = new Date(midnight.getTime() + dayMs);
  return sql`${gte(changes.changedAt, midnight)} and ${lt(changes.changedAt, next)}`;
}

/** Values are compared as what they are: parts of texts, equal numbers and choices, the day of a date (V4). */
function valueCondition(side: 'old' | 'new', field: string, wanted: string | null): SQL | undefined {
  const value = wanted?.trim();
  if (!value) return undefined;
  const kind = valueKindOf(field);
  const stored = side === 'old' ? changes.oldValue : changes.newValue;
  if (isText(field)) {
    const text = side === 'old' ? changes.oldText : changes.newText;
    // What has no capitals is compared as it stands, in a third of the time.
    const isCaseless = value.toLowerCase() === value.toUpperCase();
    return isCaseless ? like(text, containing(value)) : ilike(text, containing(value));
  }
  // An instant is stored as ISO text in UTC, so that its day is its beginning.
  if (kind === 'instant') return sql`left(${stored}, 10) = ${value.slice(0, 10)}`;
  const exact = kind === 'date' ? value.slice(0, 10) : value;
  return eq(stored, exact);
}

/** Whether values of a field are compared as a whole, as an index has them. */
const isCompared = (field: string) => !isText(field) && valueKindOf(field) !== 'instant';

/** The index leaves long values out; only what says so finds it. */
const isShort = (value: string | null | undefined) =>
  (value?.trim().length ?? 0) <= 60 ? sql`length(${changes.newValue}) <= 60` : undefined;

interface Span {
  readonly from?: Date;
  readonly to?: Date;
}

function spanOf(filter: ChangesFilters['dateFilter'], now: Date): Span {
  if (!filter) return {};
  if (filter.currentDateTabValue === 'relative') {
    const back = filter.relativeDateMiliseconds ?? parseRelativeDuration(filter.relativeDate ?? '');
    return back === undefined ? {} : { from: new Date(now.getTime() - back) };
  }
  return {
    ...(filter.absoluteStartDate ? { from: new Date(filter.absoluteStartDate) } : {}),
    ...(filter.absoluteEndDate ? { to: new Date(filter.absoluteEndDate) } : {}),
  };
}
