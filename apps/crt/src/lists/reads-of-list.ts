import { readList } from '@crt/domain-widgets/read-list';
import type { ListDefinition } from '@crt/domain-widgets/use-list';
import { machineZone } from '../app/machine-zone.ts';
import type { ScreenReads } from '../routes/route.ts';
import { storedRowsPerPage } from './rows-per-page.ts';

/** What the screen of a list asks first, by its definition. */
export const readsOfList = <Filters, Wire, Row>(
  list: ListDefinition<Filters, Wire, Row>,
  place: Pick<ScreenReads, 'path' | 'access'>,
): ScreenReads => ({
  ...place,
  ask: ({ userId, query }, ask) => {
    const rowsPerPage = storedRowsPerPage(userId, list);
    return readList(list, { query, rowsPerPage, timeZone: machineZone }, ask);
  },
});
