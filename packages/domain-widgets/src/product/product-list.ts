import { listDivisions, listProductFamilies } from '@crt/api-client/documentation/dictionary';
import { listDocumentationProducts } from '@crt/api-client/documentation/documentation-product';
import { listProductQueries, saveProductQuery } from '@crt/api-client/documentation/documentation-query';
import type { InputOf } from '@crt/api-client/operation';
import { productColumns } from '@crt/domain/product-list';
import { defineList, rowsByQuery } from '../shared/list/define-list.ts';
import { ids, type FiltersOf } from '../shared/list/list-filter.ts';
import { byOneColumn } from '../shared/list/list-sort.ts';
import { productTexts } from './product.texts.ts';

const words = productTexts.filters;

const filters = {
  chosenProductFamilies: {
    ...ids({ label: words.families, wire: 'chosenProductFamilies' }),
    // Saved filters of the documentation put the mark `handleFilter` before what they say; it says nothing itself.
    names: { chosenProductFamilies: 'exact', handleFilter: 'beside' },
  },
  chosenDivisions: ids({ label: words.divisions, wire: 'chosenDivisions' }),
  chosenDocumentNumbers: ids({ label: words.documents, wire: 'chosenDocumentNumbers' }),
} as const;

/** What narrows the products of the documentation (P2). */
export type ProductFilters = FiltersOf<typeof filters>;

/** What tells the values that the filters offer. */
export const productOffers = { families: listProductFamilies, divisions: listDivisions } as const;

/** The products of the documentation by their descriptions, with saved filters (P1, P2). */
export const productList = defineList({
  name: 'documented-products',
  texts: productTexts,
  columns: productColumns,
  nameColumn: 'description',
  filters,
  rowsPerPage: 20,
  sort: byOneColumn<InputOf<typeof listDocumentationProducts>>([
    { columnId: 'description', direction: 'ascending' },
  ]),
  offers: Object.values(productOffers),
  savedAddresses: { all: listProductQueries, save: saveProductQuery },
  rows: rowsByQuery(listDocumentationProducts, ({ data, count }) => ({ rows: data, total: count })),
});
