import { sortOrder, type SortOrder } from '@crt/api-client/enums/sort-order';
import type { Sort } from '@crt/ui/DataTable';

/** An order by one column, as the wire carries it. */
interface OneColumn<Id extends string> {
  orderBy?: Id;
  ascending?: SortOrder;
}

type ColumnOf<Wire extends OneColumn<string>> = NonNullable<Wire['orderBy']>;

/** The order of a list that is sorted by one column at a time; `first` is the one when nobody chose any. */
export const byOneColumn = <Wire extends OneColumn<string>>(first: Sort) => ({
  first,
  most: 1,
  // The page offers the columns of the catalogue only, whose names are those of the wire.
  toWire: ([term]: Sort): OneColumn<ColumnOf<Wire>> =>
    term ? { orderBy: term.columnId as ColumnOf<Wire>, ascending: sortOrder[term.direction] } : {},
  fromWire: ({ orderBy, ascending }: OneColumn<string>): Sort =>
    orderBy
      ? [
          {
            columnId: orderBy,
            direction: ascending === sortOrder.ascending ? 'ascending' : 'descending',
          },
        ]
      : [],
});
