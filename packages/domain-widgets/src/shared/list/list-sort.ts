import { sortOrder } from '@crt/api-client/enums/sort-order';
import type { Sort } from '@crt/ui/DataTable';

/** An order by one column, as the wire carries it. */
interface OneColumn<Id> {
  orderBy?: Id;
  ascending?: (typeof sortOrder)[keyof typeof sortOrder];
}

/** The order of a list that is sorted by one column at a time; `first` is the one when nobody chose any. */
export const byOneColumn = <Id extends string>(first: Sort) => ({
  first,
  most: 1,
  // The page offers the columns of the catalogue only, whose names are those of the wire.
  toWire: ([term]: Sort): OneColumn<Id> =>
    term ? { orderBy: term.columnId as Id, ascending: sortOrder[term.direction] } : {},
  fromWire: ({ orderBy, ascending }: OneColumn<Id>): Sort =>
    orderBy
      ? [
          {
            columnId: orderBy,
            direction: ascending === sortOrder.ascending ? 'ascending' : 'descending',
          },
        ]
      : [],
});
