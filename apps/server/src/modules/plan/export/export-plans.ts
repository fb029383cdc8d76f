import type { RequestContext } from '../../../context.ts';
import type { FileAnswer } from '../../../contract/files.ts';
import type { Database } from '../../../platform/db/database.ts';
import { spreadsheet } from '../../../platform/spreadsheet/spreadsheet.ts';
import { wallClockOf } from '../../../platform/spreadsheet/wall-clock.ts';
import { findListSession } from '../../list/list-session.ts';
import type { PlanColumn } from '../list/plan-columns.ts';
import { planConditions } from '../list/plan-conditions.ts';
import { toPlanListRow } from '../list/plan-list.mapper.ts';
import { findPlanListRows } from '../list/plan-list-rows.ts';
import { planOrder } from '../list/plan-order.ts';
import { findAllPlanIds } from '../list/plan-page.ts';
import type { PlanFilters } from '../list/plan-query.ts';
import { defaultPlanColumns } from '../list/saved-plan-filters.ts';
import { zoneOf } from '../list/viewer.ts';
import { planExportColumns } from './plan-export-columns.ts';

/** Plans read at a time: the sheet is written while the next ones are read. */
const batchSize = 250;

/**
 * The plans that the list shows its caller at present, in their order and with the visible columns, as a spreadsheet
 * with instants in the given zone (E7, E36). Which plans are in it is decided at once, their content while writing.
 */
export async function exportPlans(context: RequestContext, zone: string): Promise<FileAnswer> {
  const timeZone = zoneOf(zone, '/query/timezone');
  const session = await findListSession(context, 'plans');
  const kept = (session?.filters ?? {}) as PlanFilters;
  const listed = (session?.query as { filters?: PlanFilters } | null | undefined)?.filters ?? kept;
  const now = context.clock.now();
  const { where } = planConditions(listed, { now, timeZone });
  const ids = await findAllPlanIds(context.tx, where, planOrder(listed));
  const clock = wallClockOf(timeZone);
  const columns = planExportColumns(await columnsOf(context, kept), clock);
  const minute = clock(now).toISOString().slice(0, 16).replace('T', ' ').replace(':', '.');
  return {
    fileName: `Fulfilment plans ${minute} ${timeZone.replaceAll('/', '-')}.xlsx`,
    content: spreadsheet('Fulfilment plans', columns, rowsOf(context.tx, ids)),
  };
}

async function columnsOf(context: RequestContext, kept: PlanFilters): Promise<readonly PlanColumn[]> {
  if (kept.availableColumns?.some(({ visible }) => visible)) return kept.availableColumns;
  return (await defaultPlanColumns(context)).data;
}

async function* rowsOf(tx: Database, ids: readonly number[]) {
  for (let start = 0; start < ids.length; start += batchSize) {
    const records = await findPlanListRows(tx, ids.slice(start, start + batchSize));
    for (const record of records) yield toPlanListRow(record);
  }
}
