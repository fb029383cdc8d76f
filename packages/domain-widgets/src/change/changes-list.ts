import { getChangesFilterOptions, listChanges } from '@crt/api-client/main/change';
import { getChangesFilter, listChangesFilters, saveChangesFilter } from '@crt/api-client/main/stored-query';
import type { ChangesFilterState } from '@crt/api-client/types-main';
import { changeColumns } from '@crt/domain/change-list';
import { longestRequestIds } from '@crt/domain/list-page';
import type { Sort } from '@crt/ui/DataTable';
import { ask, defineList, rowsFrom } from '../shared/list/define-list.ts';
import { choices, ids, text, type FiltersOf } from '../shared/list/list-filter.ts';
import { noFilters, type ListQuery } from '../shared/list/list-query.ts';
import { byOneColumn } from '../shared/list/list-sort.ts';
import { span } from '../shared/list/list-span.ts';
import { changeTypeFilter } from './change-type-filter.ts';
import { changesTexts } from './changes.texts.ts';

const words = changesTexts.filters;

const filters = {
  requestId: text({ label: words.requestId, wire: 'requestId', maxLength: longestRequestIds }),
  products: choices({ label: words.products, wire: 'chosenProducts', form: /^\d+(?:-\d+)?$/ }),
  type: changeTypeFilter,
  span: span({ label: words.date, wire: 'dateFilter' }),
  distributionCenters: ids({ label: words.distributionCenters, wire: 'chosenDistributionCenters' }),
  userId: text({ label: words.user, wire: 'userId', maxLength: 60 }),
};

/** What narrows the change log (V3). */
export type ChangesFilters = FiltersOf<typeof filters>;
/** Which page of which changes, in which order. */
export type ChangesQuery = ListQuery<ChangesFilters>;

/** The order when nobody chose one: newest first (V9). */
export const newestFirst: Sort = [{ columnId: 'date', direction: 'descending' }];

/** What tells the values that the filters offer. */
export const changesOffers = getChangesFilterOptions;

/** The changes of all plans (V). */
export const changesList = defineList({
  name: 'changes',
  texts: changesTexts,
  columns: changeColumns,
  nameColumn: 'requestId',
  filters,
  // Its sentences tell instants in the zone in which their dates are told.
  asksForZone: () => true,
  sort: byOneColumn<ChangesFilterState>(newestFirst),
  rows: rowsFrom(listChanges, ({ data, count }) => ({ rows: data, total: count })),
  offers: [changesOffers],
  saved: {
    all: listChangesFilters,
    one: ask(getChangesFilter, (id: number) => ({ id })),
    save: ask(saveChangesFilter, (body: SavedChanges) => ({ body })),
  },
});

interface SavedChanges {
  filters: ChangesFilterState;
  name: string;
  ignoreWarning: boolean;
}

/** The change log without any filter. */
export const noChangesFilters = noFilters(changesList);

/** Whether the purchase order number is worth a column: the chosen change type is about it (V2). */
export const showsPoNumber = ({ type }: ChangesFilters): boolean =>
  type?.label.includes('PO NUMBER') === true;
