import { getTableName, sql } from 'drizzle-orm';
import { capacityDefaults } from '../../apps/server/src/modules/capacity/capacity.tables.ts';
import { changeChains, changes } from '../../apps/server/src/modules/history/change.tables.ts';
import type { HistoryKey } from '../../apps/server/src/modules/history/history-key.ts';
import { manufacturingJobs, workOrders } from '../../apps/server/src/modules/manufacturing/job/job.tables.ts';
import { manufacturingReworks } from '../../apps/server/src/modules/manufacturing/job/rework.tables.ts';
import { planComments, planLinks } from '../../apps/server/src/modules/plan/plan-link.tables.ts';
import { planMilestones } from '../../apps/server/src/modules/plan/plan-milestone.tables.ts';
import { plans } from '../../apps/server/src/modules/plan/plan.tables.ts';
import { importSources } from '../../apps/server/src/modules/plan/reimport/import-source.tables.ts';
import { ensureDemoWorld } from '../../apps/server/src/platform/demo-world.ts';
import type { Database, Storage } from '../../apps/server/src/platform/db/database.ts';
import { repeatedCycles } from './repeated-cycles.ts';
import {
  continueIdsOf,
  idOfCopy,
  insertCopies,
  keepOriginal,
  withoutIndexes,
  type Repeated,
} from './repeated.ts';

/** So many plans are drawn and dated one by one, which takes a minute; a larger world repeats them. */
const drawnPlans = 10_000;

/** Copies of one plan stand beside one another, so that ids still follow the day of the request. */
function repeated(copies: number): readonly Repeated[] {
  const idOf = idOfCopy(copies);
  const ofPlan = { plan_id: idOf('b.plan_id') };
  const requestIdOf = (id: string) => `left(b.request_id, 3) || (10000 + ${id})`;
  const numbered = (text: string, column: string, id: string) =>
    `case when b.${column} is not null then '${text}' || (${text === 'SO-' ? 440_000 : 88_000} + ${id}) end`;
  const id = idOf('b.id');
  const changed = idOf('b.aggregate_id');
  const textOf = (
    column: string,
  ) => `case when b.field = 'orderNumber' then ${numbered('SO-', column, changed)}
    when b.field = 'poNumber' then ${numbered('PO-', column, changed)} else b.${column} end`;
  return [
    {
      table: plans,
      order: id,
      different: {
        id,
        request_id: requestIdOf(id),
        underlying_plan_id: idOf('b.underlying_plan_id'),
        customer_plan_id: idOf('b.customer_plan_id'),
        order_number: numbered('SO-', 'order_number', id),
        po_number: numbered('PO-', 'po_number', id),
        manufacturing_position:
          'b.manufacturing_position + k * (select max(value) from base_capacity_defaults)',
      },
    },
    { table: planMilestones, order: `${ofPlan.plan_id}, b.type`, different: ofPlan },
    { table: planComments, order: ofPlan.plan_id, different: ofPlan, given: ['id'] },
    {
      table: planLinks,
      order: ofPlan.plan_id,
      different: { ...ofPlan, linked_plan_id: idOf('b.linked_plan_id') },
      given: ['id'],
    },
    {
      table: importSources,
      order: '1',
      different: { request_id: requestIdOf(idOf("(split_part(b.request_id, '-', 2)::int - 10000)")) },
    },
    {
      table: changes,
      order: `${changed}, b.sequence`,
      different: {
        aggregate_id: changed,
        new_value: textOf('new_value'),
        new_text: textOf('new_text'),
        batch_id: `'demo-' || ${changed} || '-' || b.sequence`,
      },
      given: ['id'],
    },
    { table: changeChains, order: changed, different: { aggregate_id: changed } },
    ...repeatedCycles(copies),
  ];
}

const raw = (db: Database, statement: string) => db.execute(sql.raw(statement));

async function repeatPlans(db: Database, copies: number): Promise<void> {
  const parts = repeated(copies);
  const tables = parts.map(({ table }) => table);
  await raw(db, `set local maintenance_work_mem = '256MB'`);
  for (const table of [...tables, capacityDefaults]) await keepOriginal(db, table);
  // The guards of the history are the database's own; a world for measuring is made anew as a whole.
  for (const name of ['changes', 'change_chains']) await raw(db, `alter table ${name} disable trigger user`);
  await raw(db, `truncate ${tables.map(getTableName).join(', ')} cascade`);
  await raw(db, `update capacity_defaults set value = value * ${copies}`);
  await withoutIndexes(db, tables, async () => {
    for (const part of parts) await insertCopies(db, part, 0, part.isOnce ? 0 : copies - 1);
  });
  for (const table of [plans, workOrders, manufacturingJobs, manufacturingReworks])
    await continueIdsOf(db, table);
  for (const name of ['changes', 'change_chains']) await raw(db, `alter table ${name} enable trigger user`);
}

/**
 * Fills an empty database with the demo world of so many plans. Above ten thousand, plans with all that belongs to them
 * are repeated under numbers of their own, as the same rules would have dated them; only the hashes of their histories
 * are those of the plan that was repeated. Tables are left as the database keeps them after a while: vacuumed and
 * analysed.
 */
export async function ensureLargeWorld(
  storage: Storage,
  { count, historyKey }: { readonly count: number; readonly historyKey: HistoryKey },
  onProgress: (line: string) => void,
): Promise<void> {
  const copies = Math.floor(count / drawnPlans);
  const drawn = copies > 1 ? drawnPlans : count;
  await ensureDemoWorld(storage, { now: new Date(), plans: drawn, historyKey, onProgress });
  if (copies > 1 && (await storage.db.$count(plans)) === drawnPlans) {
    onProgress(`Repeating each of ${drawnPlans} plans ${copies} times …`);
    await storage.setUp((db) => db.transaction((tx) => repeatPlans(tx, copies)));
  }
  await storage.setUp((db) => db.execute(sql`vacuum analyze`));
}
