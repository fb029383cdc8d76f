import { sql, type SQL } from 'drizzle-orm';
import type { Input } from '../../../contract/handlers.ts';
import { plans } from '../../plan/plan.tables.ts';
import { changes } from '../change.tables.ts';
import type { ChangeConditions } from './change-conditions.ts';

/** A column that the change log is sorted by. */
export type Column = NonNullable<Input<'listChanges'>['body']['orderBy']>;

/** What is asked for: which changes, in which order, and the stretch of them. */
export interface ChangeQuery extends ChangeConditions {
  readonly orderBy: Column;
  readonly isAscending: boolean;
  readonly limit: number;
  readonly offset: number;
  /** How far an order is followed in search of changes that match, before all that match are sorted; 3,000 unless stated. */
  readonly mostWalked?: number;
}

/** See {@link ChangeQuery.mostWalked}. */
export const usualWalk = 3_000;

/** A literal, because only then the planner sees that the indexes of plan changes fit. */
export const isOfPlan = sql`${changes.aggregate} = 'plan'`;
export const isSamePlan = sql`${plans.id} = ${changes.aggregateId}`;

/** A list of ids in the order of a statement: the page that is asked for. */
export const idsOf = (statement: SQL, { limit, offset }: Pick<ChangeQuery, 'limit' | 'offset'>) =>
  sql`array(${statement} limit ${limit} offset ${offset})`;

/** Conditions that all have to hold; those that there are. */
export const all = (...conditions: (SQL | undefined)[]) =>
  sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );

/** A further condition, if there is one. */
export const and = (condition: SQL | undefined) => (condition ? sql` and ${condition}` : sql``);
export const directionOf = (isAscending: boolean) => (isAscending ? sql`asc` : sql`desc`);

/** The plans of changes, where something is asked of them. */
export const plansOf = (ofPlan: SQL | undefined) => (ofPlan ? sql`join ${plans} on ${isSamePlan}` : sql``);

/** Two ways to the ids of a page, both as lists of ids. */
export interface Ways {
  /** Along an order for a stretch: it finds a page of most filters in a moment, and may find less than is there. */
  readonly walked: SQL;
  /** Sorting all that match; none where the walk finds everything. */
  readonly sorted?: SQL;
}
