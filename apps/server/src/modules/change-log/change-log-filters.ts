import { fullName } from '@crt/domain/full-name';
import { planFieldText } from '@crt/domain/plan-field';
import { parseRelativeDuration } from '@crt/domain/relative-duration';
import { and, between, eq, gte, ilike, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { isDay } from '../../contract/formats.ts';
import type { Input } from '../../contract/handlers.ts';
import { invalidRequest } from '../../errors.ts';
import { comparableInstant } from '../../platform/db/comparable-instant.ts';
import { containing } from '../../platform/db/like-pattern.ts';
import { distributionCenters } from '../distribution-center/distribution-center.tables.ts';
import { changes } from '../history/change.tables.ts';
import type { Asked, FiltersOf, ListFilter } from '../list/engine/list-definition.ts';
import { records, requestIds } from '../list/engine/list-filters.ts';
import { rangeOfDays } from '../list/day-span.ts';
import { isSameText } from '../../platform/db/same-text.ts';
import { productFilter } from '../plan/list/product-choices.ts';
import { plans } from '../plan/plan.tables.ts';
import { users } from '../user/user.tables.ts';
import { valueKindOf } from './change-types.ts';

/** The filters of the change log as they go over the wire. */
export type ChangesFilters = Input<'listChanges'>['body']['filters'];

type TypeFilter = NonNullable<ChangesFilters['changeTypeFilter']>;
type DateFilter = NonNullable<ChangesFilters['dateFilter']>;

/** What is asked of the plans of changes. */
export const filtersOfPlans: FiltersOf<ChangesFilters> = {
  requestId: requestIds('Plan ID', (id) => isSameText(plans.requestId, id)),
  chosenProducts: productFilter(),
  chosenDistributionCenters: records('Distribution Center', plans.distributionCenterId, {
    id: distributionCenters.id,
    name: distributionCenters.requestDistributionCentre,
  }),
};

const changeType: ListFilter<TypeFilter, ChangesFilters> = {
  label: 'Change Type',
  orders: ['date', 'changeType'],
  indexed: ({ changeType: field }) => (field ? eq(changes.field, field) : undefined),
  condition: ({ changeType: field, oldValue, newValue }, asked) =>
    field
      ? and(
          eq(changes.field, field),
          valueCondition(field, oldValue, { ...oldSide, asked }),
          valueCondition(field, newValue, { ...newSide, asked }),
        )
      : undefined,
  words: (_tx, { changeType: field, oldValue, newValue }) => {
    if (!field) return undefined;
    const values = [oldValue && `from ${oldValue}`, newValue && `to ${newValue}`].filter(Boolean);
    return [planFieldText(field), ...values].join(' ');
  },
};

const oldSide = { name: 'oldValue', stored: changes.oldValue, shown: changes.oldText } as const;
const newSide = { name: 'newValue', stored: changes.newValue, shown: changes.newText } as const;

/** Where a change has its old value, or its new one, and who asks for it. */
type Side = (typeof oldSide | typeof newSide) & { readonly asked: Asked<ChangesFilters> };

/** Values that are short and looked for as a whole; the index of values has these, as a text may be longer than it takes. */
const hasShortValue = sql`value_kind in ('number', 'choice', 'boolean', 'date')`;

/** Values are compared as what they are: parts of texts, equal numbers and choices, the day of a date (V4). */
function valueCondition(field: string, wanted: string | null, side: Side): SQL | undefined {
  const value = wanted?.trim();
  if (!value) return undefined;
  const kind = valueKindOf(field) ?? 'text';
  if (kind === 'text') return ilike(side.shown, containing(value));
  if (kind === 'instant') return withinDay(value.slice(0, 10), side);
  return and(hasShortValue, eq(side.stored, kind === 'date' ? value.slice(0, 10) : value));
}

/** Instants of a day as the viewer reads it; the history keeps them all in one form, so that they compare as texts. */
function withinDay(day: string, { name, stored, asked }: Side): SQL | undefined {
  if (!isDay(day)) {
    const path = asked.at(`changeTypeFilter/${name}`);
    throw invalidRequest([{ path, message: `${day} is no day, as 2026-11-24 is.` }]);
  }
  const { start, end } = rangeOfDays({ startDate: day, endDate: day }, asked);
  return start && end && between(stored, start.toISOString(), end.toISOString());
}

const date: ListFilter<DateFilter, ChangesFilters> = {
  label: 'Date',
  orders: ['date', 'changeType', 'userSymbol', 'message'],
  condition: (chosen, asked) => {
    const { from, to } = spanOf(chosen, asked);
    return and(from && gte(changes.changedAt, from), to && lte(changes.changedAt, to));
  },
  words: (_tx, chosen, asked) => {
    const { from, to } = spanOf(chosen, asked);
    return from || to ? `${from?.toISOString() ?? ''} – ${to?.toISOString() ?? ''}` : undefined;
  },
};

/** The time in which changes lie. @throws invalid-request for a time back from now that says nothing (V5) */
function spanOf(chosen: DateFilter, { viewer, at }: Asked<ChangesFilters>): { from?: Date; to?: Date } {
  const { relativeDate, relativeDateMiliseconds, absoluteStartDate: start, absoluteEndDate: end } = chosen;
  if (chosen.currentDateTabValue !== 'relative') {
    return {
      ...(start && { from: comparableInstant(new Date(start)) }),
      ...(end && { to: comparableInstant(new Date(end)) }),
    };
  }
  if (relativeDateMiliseconds === null && !relativeDate?.trim()) return {};
  const back = relativeDateMiliseconds ?? parseRelativeDuration(relativeDate ?? '');
  if (back !== undefined) return { from: new Date(viewer.now.getTime() - back) };
  const message = `${relativeDate} is no time back from now, as 4w 2d 3h 55m is.`;
  throw invalidRequest([{ path: at('dateFilter/relativeDate'), message }]);
}

const userId: ListFilter<string, ChangesFilters> = {
  label: 'User',
  orders: ['userSymbol'],
  condition: (id) => eq(changes.userId, id),
  words: async (tx, id) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(inArray(users.id, [id]));
    return user ? fullName(user) : id;
  },
};

/** What is asked of changes themselves (V3 to V5). */
export const filtersOfChanges: FiltersOf<ChangesFilters> = {
  changeTypeFilter: changeType,
  dateFilter: date,
  userId,
};
