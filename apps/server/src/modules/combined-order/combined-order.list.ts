import { combinedOrderStatusName, type CombinedOrderColumnId } from '@crt/domain/combined-order';
import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Input, Output } from '../../contract/handlers.ts';
import type { Database } from '../../platform/db/database.ts';
import { isSameText } from '../../platform/db/same-text.ts';
import { sortKeys, type ListFilter, type ListSource, type SortKey } from '../list/engine/list-definition.ts';
import { codes, listed, possibleId } from '../list/engine/list-filters.ts';
import { commentsOfOrders } from './combined-order-comments.ts';
import { combinedOrderDefinitions, combinedOrders } from './combined-order.tables.ts';

/** What the list of combined orders is asked for (L1). */
export type OrderFilters = Omit<Input<'listCombinedOrders'>['body'], 'limit' | 'page'>;
type OrderRow = Output<'listCombinedOrders'>['data'][number];

const ofDefinition = eq(combinedOrderDefinitions.id, combinedOrders.definitionId);
const keys: Readonly<Record<CombinedOrderColumnId, SortKey>> = {
  identifier: { by: [combinedOrders.identifier] },
  orderNumber: { by: [combinedOrders.orderNumber], isNullable: true },
  combinedOrderDefinitionName: {
    by: [combinedOrderDefinitions.name, combinedOrders.identifier],
    joins: [sql`${combinedOrderDefinitions} on ${ofDefinition}`],
  },
  status: { by: [combinedOrders.status] },
  manufacturingProgress: { by: [combinedOrders.progress] },
};

const definition: ListFilter<number, OrderFilters> = {
  label: 'Definition',
  condition: (id) => eq(combinedOrders.definitionId, possibleId(id)),
  words: (_tx, id) => String(id),
};
const identifiers: ListFilter<readonly string[], OrderFilters> = {
  label: 'Identifier',
  condition: (chosen) => or(...chosen.map((one) => isSameText(combinedOrders.identifier, one.trim()))),
  words: (_tx, chosen) => listed(chosen),
};

/** The combined orders (L1, L2). */
export const combinedOrderList = {
  table: combinedOrders,
  id: combinedOrders.id,
  filters: {
    chosenDefinition: definition,
    chosenIdentifiers: identifiers,
    chosenStatuses: codes('Status', combinedOrders.status, combinedOrderStatusName),
  },
  sortKey: sortKeys(keys),
  sortOf: ({ orderBy = 'identifier', ascending = 1 }) => [
    { columnId: orderBy, isAscending: ascending === 1, namedBy: 'orderBy' },
  ],
  findRows,
} as const satisfies ListSource<OrderFilters> & { findRows: typeof findRows };

/** Orders as the list and the details show them. */
async function findRows(tx: Database, ids: readonly number[]): Promise<OrderRow[]> {
  const rows = await tx
    .select({ row: combinedOrders, name: combinedOrderDefinitions.name })
    .from(combinedOrders)
    .innerJoin(combinedOrderDefinitions, ofDefinition)
    .where(inArray(combinedOrders.id, [...ids]));
  const comments = await commentsOfOrders.findAll({ tx }, ids);
  return rows.map(({ row, name }) => ({
    id: row.id,
    identifier: row.identifier,
    orderNumber: row.orderNumber,
    combinedOrderDefinitionId: row.definitionId,
    combinedOrderDefinitionName: name,
    status: row.status,
    manufacturingProgress: row.progress,
    comments: comments.get(row.id) ?? [],
  }));
}
