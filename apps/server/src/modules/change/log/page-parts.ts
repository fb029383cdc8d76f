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
const joinedPlans = sql`join ${plans} on ${plans.id} = ${changes.aggregateId}`;

/** The same one by one: for some thousands of changes the planner would make a table of all plans. */
const eachOfPlans = sql`cross join lateral (
  select ${plans}.* from ${plans} where ${plans.id} = ${changes.aggregateId} offset 0) as ${plans}`;

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
export const plansOf = (ofPlan: SQL | undefined) => (ofPlan ? joinedPlans : sql``);

/** Whether changes are of these plans. Of a truth the planner makes no join: few plans are kept, and many changes pass. */
export const isOfThese = (ofPlan: SQL | undefined) =>
  ofPlan && sql`(${changes.aggregateId} in (select ${plans.id} from ${plans} where ${ofPlan})) is true`;

/** What is known of the changes that match once they are counted. */
export interface Counted {
  readonly total: number;
  /** The plans that changed lie between these; null where that is not known. */
  readonly first: number | null;
  readonly last: number | null;
  /** All of them in no order, where the texts of all had to be compared and few matched. */
  readonly found: readonly number[] | null;
}

/** Ways to the ids of a page, each a list of ids. */
export interface Ways {
  /** Along an order, each further than the one before; what is found may be less than what is there. */
  readonly walks: readonly SQL[];
  /** All that match are found first. */
  readonly sorted: SQL;
}

/** The changes that match, found before anything else is done with them. */
export function matching(
  { ofPlan, ofChange, textParts }: ChangeQuery,
  { found }: Counted,
  columns: SQL,
  withPlans = ofPlan !== undefined && found === null,
): SQL {
  if (found) {
    return sql`select ${columns} from ${changes} ${withPlans ? eachOfPlans : sql``}
      where ${changes.id} = any (${`{${found.join(',')}}`}::bigint[]) offset 0`;
  }
  // Of texts an index alone tells which contain something; the planner would read the rows of all.
  const ids = textParts.map(
    (part) =>
      sql`select ${changes.id} from ${changes} ${plansOf(ofPlan)} where ${all(isOfPlan, ofPlan, part)}`,
  );
  const isFound =
    ids.length > 0 ? sql`${changes.id} = any (array(${sql.join(ids, sql` union all `)}))` : undefined;
  return sql`select ${columns} from ${changes} ${withPlans ? joinedPlans : sql``}
    where ${all(isOfPlan, ofPlan, isFound, ofChange)} offset 0`;
}
