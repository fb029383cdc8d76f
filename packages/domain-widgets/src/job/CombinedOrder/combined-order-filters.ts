import type { CombinedOrderListQuery } from '@crt/api-client/types-main';
import { combinedOrderStatusName, type CombinedOrderStatus } from '@crt/domain/combined-order';
import { readId } from '@crt/domain/record-id';
import { codes, type FiltersOf, type ListFilter } from '../../shared/list/list-filter.ts';
import { combinedOrderTexts } from './combined-order.texts.ts';

type Wire = CombinedOrderListQuery;
const words = combinedOrderTexts.filters;
const allStatuses = Object.keys(combinedOrderStatusName).map(Number) as CombinedOrderStatus[];

/** Orders of one kind; undefined is all of them (L1). */
const chosenDefinition: ListFilter<number | undefined, Wire, Wire> = {
  label: words.definition,
  empty: undefined,
  isEmpty: (id) => id === undefined,
  toAddress: (id, name) => [[name, id === undefined ? '' : String(id)]],
  fromAddress: (query, name) => readId(query.get(name)),
  toWire: (id) => (id === undefined ? {} : { chosenDefinition: id }),
  fromWire: (wire) => wire.chosenDefinition ?? undefined,
};

/** Orders with one of these identifiers; once for each in the address, for they may hold any sign (L1, L3). */
const chosenIdentifiers: ListFilter<readonly string[], Wire, Wire> = {
  label: words.identifiers,
  empty: [],
  isEmpty: ({ length }) => length === 0,
  toAddress: (identifiers, name) => identifiers.map((identifier) => [name, identifier]),
  fromAddress: (query, name) => [
    ...new Set(query.getAll(name).filter((text) => /^[^\p{Cc}]{1,40}$/u.test(text))),
  ],
  toWire: (identifiers) => (identifiers.length > 0 ? { chosenIdentifiers: [...identifiers] } : {}),
  fromWire: (wire) => wire.chosenIdentifiers ?? [],
};

/** The filters of combined orders, by the names of the address (L1). */
export const combinedOrderFilters = {
  chosenDefinition,
  chosenIdentifiers,
  chosenStatuses: codes({ label: words.statuses, wire: 'chosenStatuses', known: allStatuses }),
};

/** What narrows the combined orders (L1). */
export type CombinedOrderFilters = FiltersOf<typeof combinedOrderFilters>;
