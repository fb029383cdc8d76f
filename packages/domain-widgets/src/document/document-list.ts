import { listDivisions, listDocumentTypes, listPortals } from '@crt/api-client/documentation/dictionary';
import { listDocuments } from '@crt/api-client/documentation/document';
import { listDocumentQueries, saveDocumentQuery } from '@crt/api-client/documentation/documentation-query';
import type { InputOf } from '@crt/api-client/operation';
import { documentColumns } from '@crt/domain/document-list';
import { defineList, rowsBy } from '../shared/list/define-list.ts';
import { ids, type FiltersOf } from '../shared/list/list-filter.ts';
import { today } from '../shared/today.ts';
import type { ListRequest } from '../shared/list/list-query.ts';
import { byOneColumn } from '../shared/list/list-sort.ts';
import { currentOn } from './current-on/current-on.ts';
import { documentTexts } from './document.texts.ts';

const words = documentTexts.filters;

const filters = {
  chosenDivisions: {
    ...ids({ label: words.divisions, wire: 'chosenDivisions' }),
    // Saved filters of the documentation put the mark `handleFilter` before what they say; it says nothing itself.
    names: { chosenDivisions: 'exact', handleFilter: 'beside' },
  },
  chosenDocumentTypes: ids({ label: words.types, wire: 'chosenDocumentTypes' }),
  chosenPortals: ids({ label: words.portals, wire: 'chosenPortals' }),
  currentOn,
} as const;

/** What narrows the documents (O1). */
export type DocumentFilters = FiltersOf<typeof filters>;

type Asked = InputOf<typeof listDocuments>;

/** What is current without a day is so on the day of this machine; the server knows only its own. */
const asked = ({ filters, limit, page }: ListRequest<Omit<Asked, 'limit' | 'page'>>): Asked => ({
  currentOn: today(),
  ...filters,
  limit,
  page,
});

/** What tells the values that the filters offer. */
export const documentOffers = {
  divisions: listDivisions,
  types: listDocumentTypes,
  portals: listPortals,
} as const;

/** The documents by their numbers (O1, O2, O27). */
export const documentList = defineList({
  name: 'documents',
  texts: documentTexts,
  columns: documentColumns,
  nameColumn: 'number',
  filters,
  rowsPerPage: 20,
  sort: byOneColumn<Asked>([{ columnId: 'number', direction: 'ascending' }]),
  offers: Object.values(documentOffers),
  savedAddresses: { all: listDocumentQueries, save: saveDocumentQuery },
  rows: rowsBy(listDocuments, asked, ({ data, count }) => ({ rows: data, total: count })),
});
