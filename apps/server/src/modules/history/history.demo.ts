import type { Database } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { DemoHistory } from '../demo/plan-history.ts';
import { changeBeginnings, changeChains, changes } from './change.tables.ts';

/** Histories as they would have been written: every change, the end of each chain, and what it began with. */
export async function fillHistories(tx: Database, histories: readonly DemoHistory[]): Promise<void> {
  await insertRows(
    tx,
    changes,
    histories.flatMap((history) => history.changes),
  );
  await insertRows(
    tx,
    changeChains,
    histories.map(({ chain }) => chain),
  );
  await insertRows(
    tx,
    changeBeginnings,
    histories.map(({ beginning }) => beginning),
  );
}
