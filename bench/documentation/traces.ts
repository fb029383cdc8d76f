import { isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { combinedOrders } from '../../apps/server/src/modules/combined-order/combined-order.tables.ts';
import { documents } from '../../apps/server/src/modules/documentation/document/document.tables.ts';
import { keyCodes } from '../../apps/server/src/modules/documentation/keycode/keycode.tables.ts';
import { documentedProducts } from '../../apps/server/src/modules/documentation/product/documented-product.tables.ts';
import { plans } from '../../apps/server/src/modules/plan/plan.tables.ts';
import type { Goal } from '../shared/goals.ts';
import type { MeasuredServer } from '../shared/measured-server.ts';
import { quantile } from '../shared/statistics.ts';

/** What a trace starts from, and where its codes stand. */
const starts: Readonly<Record<string, PgColumn>> = {
  keycode: keyCodes.code,
  GTIN: documentedProducts.gtin,
  'catalogue number': documentedProducts.catalogNumber,
  'document number': documents.number,
  'request id': plans.requestId,
  lot: combinedOrders.identifier,
};

const codesOfEach = 40;

/** So many codes of a column, spread evenly over its rows but always the same. */
async function codesOf({ storage: { db } }: MeasuredServer, column: PgColumn): Promise<string[]> {
  const code = sql<string>`${column}`;
  const order: SQL = sql`md5(${column}::text)`;
  const rows = await db
    .select({ code })
    .from(column.table)
    .where(isNotNull(column))
    .orderBy(order)
    .limit(codesOfEach);
  return rows.map((row) => row.code);
}

/** The time of a trace by what it starts from: p95 over codes, each asked for a second time. */
export async function measureTraces(server: MeasuredServer): Promise<Goal[]> {
  const goals: Goal[] = [];
  for (const [start, column] of Object.entries(starts)) {
    const times: number[] = [];
    for (const code of await codesOf(server, column)) {
      const address = `/api/documentation/Trace?code=${encodeURIComponent(code)}`;
      await server.serverTime('GET', address);
      times.push(await server.serverTime('GET', address));
    }
    goals.push({ words: `trace from a ${start}, p95`, actual: quantile(times, 0.95), limit: 50, unit: 'ms' });
  }
  return goals;
}
