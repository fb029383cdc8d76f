import { documentColumns } from '@crt/domain/document-list';
import { productColumns } from '@crt/domain/product-list';
import type { ListCall } from '../shared/measure-list.ts';

type Filters = Readonly<Record<string, readonly string[]>>;

const documentFilters: Filters = {
  'no filter': [],
  division: ['chosenDivisions=2'],
  'two types': ['chosenDocumentTypes=4', 'chosenDocumentTypes=8'],
  portal: ['chosenPortals=1'],
  'division, type, portal': ['chosenDivisions=2', 'chosenDocumentTypes=4', 'chosenPortals=1'],
};

const productFilters: Filters = {
  'no filter': [],
  family: ['chosenProductFamilies=3'],
  'two divisions': ['chosenDivisions=2', 'chosenDivisions=5'],
  'describing document': ['chosenDocumentNumbers=7'],
  'family, division, document': [
    'chosenProductFamilies=3',
    'chosenDivisions=2',
    'chosenDocumentNumbers=7',
    'chosenDocumentNumbers=8',
  ],
};

function callsOf(address: string, filters: Filters, columns: readonly string[]): ListCall[] {
  return Object.entries(filters).flatMap(([filter, members]) =>
    columns.flatMap((column) =>
      ['0', '1'].map((ascending) => ({
        filter,
        sort: `${column} ${ascending === '1' ? 'up' : 'down'}`,
        path: `${address}?${[...members, `orderBy=${column}`, `ascending=${ascending}`, 'limit=50', 'page=1'].join('&')}`,
      })),
    ),
  );
}

const sortable = (columns: readonly { readonly id: string; readonly isSortable?: boolean }[]) =>
  columns.filter(({ isSortable }) => isSortable !== false).map(({ id }) => id);

/** The document list: each filter and all of them, with every sort in both directions. */
export const documentCalls = callsOf(
  '/api/documentation/Document',
  documentFilters,
  sortable(documentColumns),
);

/** The product list: each filter and all of them, with every sort in both directions. */
export const productCalls = callsOf('/api/documentation/Product', productFilters, sortable(productColumns));
