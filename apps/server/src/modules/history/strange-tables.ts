import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';

/** The tables that are compared, each with the triggers that CRT gave it. */
const made: Readonly<Record<string, readonly string[]>> = {
  plans: [
    'plans_due_days',
    'plans_place_moved',
    'plans_place_taken',
    'plans_renamed',
    'plans_underlying_request',
  ],
  plan_milestones: ['plan_milestones_made', 'plan_milestones_moved'],
  changes: ['changes_only_grow'],
  change_chains: ['change_chains_stay'],
  change_beginnings: ['change_beginnings_stay'],
  change_anchors: ['change_anchors_stay'],
  anchored_ends: [],
};

/**
 * The tables that may show others than what they hold, or take what CRT does not write: a view or a foreign table in their
 * place, parts, rules and row security of somebody, and other triggers than those that CRT gave them, all of them on.
 */
export async function strangeTables(tx: Database): Promise<string[]> {
  const known = JSON.stringify(Object.entries(made).map(([name, triggers]) => ({ name, triggers })));
  const { rows } = await tx.execute<{ name: string }>(sql`
    select known.name from jsonb_to_recordset(${known}::jsonb) known (name text, triggers jsonb)
    left join pg_class it on it.oid = to_regclass(known.name)
    where it.oid is null or it.relkind <> 'r' or it.relnamespace <> 'public'::regnamespace or it.relrowsecurity
      or exists (select from pg_rewrite where ev_class = it.oid)
      or exists (select from pg_inherits where it.oid in (inhparent, inhrelid))
      or known.triggers <> (
        select coalesce(jsonb_agg(tgname order by tgname), '[]') from pg_trigger
        where tgrelid = it.oid and not tgisinternal and tgenabled = 'O')
      or exists (select from pg_trigger where tgrelid = it.oid and not tgisinternal and tgenabled <> 'O')
    order by known.name`);
  return rows.map(({ name }) => name);
}
