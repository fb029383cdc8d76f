import { parseRelativeDuration } from '@crt/domain/relative-duration';
import { and, eq, gte, ilike, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Input } from '../../../contract/handlers.ts';
import { containing } from '../../plan/list/like-pattern.ts';
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
}

/** Which changes of plans the filters leave. */
export function changeConditions(filters: ChangesFilters, now: Date): ChangeConditions {
  const requestId = filters.requestId?.trim();
  const { chosenDistributionCenters: centers, changeTypeFilter: type, userId } = filters;
  return {
    ofPlan: and(
      requestId ? eq(plans.requestId, requestId) : undefined,
      productCondition(filters.chosenProducts),
      centers?.length ? inArray(plans.distributionCenterId, centers) : undefined,
    ),
    ofChange: and(
      userId ? eq(changes.userId, userId) : undefined,
      type?.changeType ? eq(changes.field, type.changeType) : undefined,
      type?.changeType ? valueCondition('old', type.changeType, type.oldValue) : undefined,
      type?.changeType ? valueCondition('new', type.changeType, type.newValue) : undefined,
      dateCondition(filters.dateFilter, now),
    ),
  };
}

/** Values are compared as what they are: parts of texts, equal numbers and choices, the day of a date (V4). */
function valueCondition(side: 'old' | 'new', field: string, wanted: string | null): SQL | undefined {
  const value = wanted?.trim();
  if (!value) return undefined;
  const kind = valueKindOf(field);
  const stored = side === 'old' ? changes.oldValue : changes.newValue;
  if (kind === 'text' || kind === undefined) {
    return ilike(side === 'old' ? changes.oldText : changes.newText, containing(value));
  }
  // An instant is stored as ISO text in UTC, so that its day is its beginning.
  if (kind === 'instant') return sql`left(${stored}, 10) = ${value.slice(0, 10)}`;
  return eq(stored, kind === 'date' ? value.slice(0, 10) : value);
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
