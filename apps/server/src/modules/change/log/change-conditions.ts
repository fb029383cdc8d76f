import { parseRelativeDuration } from '@crt/domain/relative-duration';
import { and, eq, gte, ilike, inArray, like, lte, sql, type SQL } from 'drizzle-orm';
import type { Input } from '../../../contract/handlers.ts';
import { containing } from '../../../platform/db/like-pattern.ts';
import { productCondition } from '../../plan/list/plan-conditions.ts';
import { plans } from '../../plan/plan.tables.ts';
import { changes } from '../change.tables.ts';
import { valueKindOf } from './change-types.ts';

/** The filters of the change log as they go over the wire. */
export type ChangesFilters = Input<'listChanges'>['body']['filters'];

/** What the filters ask of plans and of their changes; either may be nothing (V3 to V5). */
export interface ChangeConditions {
  readonly ofPlan: SQL | undefined;
  readonly ofChange: SQL | undefined;
  /** Those conditions of changes that indexes know, one by one. */
  readonly part: { readonly user?: SQL; readonly field?: SQL; readonly value?: SQL; readonly time?: SQL };
}

/** Which changes of plans the filters leave. */
export function changeConditions(filters: ChangesFilters, now: Date): ChangeConditions {
  const requestId = filters.requestId?.trim();
  const { chosenDistributionCenters: centers, changeTypeFilter: type, userId } = filters;
  const time = dateCondition(filters.dateFilter, now);
  const field = type?.changeType ? eq(changes.field, type.changeType) : undefined;
  const user = userId ? eq(changes.userId, userId) : undefined;
  const value = type?.changeType ? valueCondition('new', type.changeType, type.newValue) : undefined;
  return {
    ofPlan: and(
      requestId ? eq(plans.requestId, requestId) : undefined,
      productCondition(filters.chosenProducts),
      centers?.length ? inArray(plans.distributionCenterId, centers) : undefined,
    ),
    ofChange: and(
      user,
      field,
      type?.changeType ? valueCondition('old', type.changeType, type.oldValue) : undefined,
      value,
      time,
    ),
    part: {
      ...(user ? { user } : {}),
      ...(field ? { field } : {}),
      ...(value ? { value } : {}),
      ...(time ? { time } : {}),
    },
  };
}

/** Values are compared as what they are: parts of texts, equal numbers and choices, the day of a date (V4). */
function valueCondition(side: 'old' | 'new', field: string, wanted: string | null): SQL | undefined {
  const value = wanted?.trim();
  if (!value) return undefined;
  const kind = valueKindOf(field);
  const stored = side === 'old' ? changes.oldValue : changes.newValue;
  if (kind === 'text' || kind === undefined) {
    const text = side === 'old' ? changes.oldText : changes.newText;
    // What has no capitals is compared as it stands, in a third of the time.
    const isCaseless = value.toLowerCase() === value.toUpperCase();
    return isCaseless ? like(text, containing(value)) : ilike(text, containing(value));
  }
  // An instant is stored as ISO text in UTC, so that its day is its beginning.
  if (kind === 'instant') return sql`left(${stored}, 10) = ${value.slice(0, 10)}`;
  const exact = kind === 'date' ? value.slice(0, 10) : value;
  // The index leaves long values out.
  return and(eq(stored, exact), exact.length <= 60 ? sql`length(${stored}) <= 60` : undefined);
}

function dateCondition(filter: ChangesFilters['dateFilter'], now: Date): SQL | undefined {
  if (!filter) return undefined;
  if (filter.currentDateTabValue === 'relative') {
    const back = filter.relativeDateMiliseconds ?? parseRelativeDuration(filter.relativeDate ?? '');
    return back === undefined ? undefined : gte(changes.changedAt, new Date(now.getTime() - back));
  }
  return and(
    filter.absoluteStartDate ? gte(changes.changedAt, new Date(filter.absoluteStartDate)) : undefined,
    filter.absoluteEndDate ? lte(changes.changedAt, new Date(filter.absoluteEndDate)) : undefined,
  );
}
