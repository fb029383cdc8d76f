import type { ListColumn } from '@crt/domain/list-column';
import { defineColumns, type Column } from '@crt/ui/DataTable';

type Distributed<Row, Given extends Column<Row>> =
  Given extends Column<Row>
    ? Omit<Given, 'id' | 'header' | 'isSortable' | 'isInitiallyHidden' | 'isHideable' | 'initialPin'>
    : never;

/** The cells of a column: how its values are found in a row, and drawn. */
export type ColumnCell<Row> = Distributed<Row, Column<Row>>;

/** The columns of a catalogue, in its order, with the cells that the browser draws; without a cell a column is not offered. */
export function columnsOf<Id extends string, Row>(
  catalogue: readonly ListColumn<Id>[],
  nameColumn: string,
  cellOf: (id: Id) => ColumnCell<Row> | undefined,
): readonly Column<Row>[] {
  return defineColumns<Row>(
    catalogue.flatMap(({ id, label, isSortable, isInitiallyHidden }) => {
      const cell = cellOf(id);
      if (!cell) return [];
      const own = { id, header: label, isSortable, isInitiallyHidden };
      // A row without its name says nothing: that column stays, and in view.
      const pin = id === nameColumn ? ({ initialPin: 'start', isHideable: false } as const) : {};
      return [{ ...cell, ...own, ...pin } as Column<Row>];
    }),
  );
}
