import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { StoredValues } from '../history/change-hash.ts';
import { storedValue } from '../history/field-value.ts';
import type { Aggregate } from '../write-road/aggregate.ts';
import {
  findMembers,
  findOrder,
  orderIdsAfter,
  saveOrder,
  saveOrders,
  type LoadedOrder,
  type OrderPatch,
} from './combined-order.repository.ts';
import { combinedOrders } from './combined-order.tables.ts';

/** What people call the fields of which the history of an order tells. */
const fieldTexts: Readonly<Record<string, string>> = {
  identifier: 'Identifier',
  orderNumber: 'Order Number',
  members: 'Combined Request Ids',
  job: 'Step',
  comment: 'Comment',
};

/** How the history keeps which jobs an order has. */
export const membersValue = (jobIds: readonly number[]): string | null =>
  jobIds.length === 0 ? null : jobIds.toSorted((one, other) => one - other).join(',');

/** A combined order as the write road sees it. */
export const combinedOrderAggregate: Aggregate<LoadedOrder, OrderPatch> = {
  name: 'combined-order',
  noun: 'Combined order',
  tag: 'combined-order',
  fieldText: (field) => fieldTexts[field] ?? field,
  load: (tx, id) => findOrder(tx, id, { lock: true }),
  save: saveOrder,
  saveMany: saveOrders,
  present: {
    idsAfter: orderIdsAfter,
    valuesOf: async (tx: Database, ids) => {
      const rows = await tx
        .select()
        .from(combinedOrders)
        .where(inArray(combinedOrders.id, [...ids]));
      const members = Map.groupBy(await findMembers(tx, ids), ({ orderId }) => orderId);
      return new Map(
        rows.map(({ id, identifier, orderNumber }): [number, StoredValues] => [
          id,
          {
            identifier: storedValue(identifier),
            orderNumber: storedValue(orderNumber),
            members: membersValue((members.get(id) ?? []).map(({ jobId }) => jobId)),
          },
        ]),
      );
    },
  },
};
