import { findProductTypes } from '../../product/product.options.ts';
import { locationName } from '../../manufacturing-location/manufacturing-location.options.ts';
import { rowAggregate } from '../row-aggregate.ts';
import { designers } from '../session.tables.ts';

/** A designer as the write road sees it (N22). */
export const designerAggregate = rowAggregate({
  name: 'designer',
  noun: 'Designer',
  tag: 'designer',
  table: designers,
  knownBy: 'userId',
  fields: {
    locationId: { label: 'Location', kind: 'choice', text: (tx, id: number) => locationName(tx, id) },
    sessionsPerDay: { label: 'Sessions Per Day', kind: 'number' },
    bookableViaApi: { label: 'Bookable Via API', kind: 'boolean' },
    timezone: { label: 'Timezone', kind: 'text' },
    productTypeIds: {
      label: 'Product Types',
      kind: 'text',
      text: async (tx, ids: readonly number[]) =>
        (await findProductTypes(tx))
          .filter(({ id }) => ids.includes(id))
          .map(({ name }) => name)
          .join(', '),
    },
    // Addresses are told apart by their beginning; a hash that somebody put into the table no history tells of.
    feedHash: {
      label: 'Calendar Feed',
      kind: 'text',
      text: (_tx, hash: string) => `Address ${hash.slice(0, 8)}`,
    },
  },
});
