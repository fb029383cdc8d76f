import type { CSSProperties, ReactNode } from 'react';
import * as styles from './EditableTable.css.ts';

/** A column: what names it, and what stands in it. */
export interface EditableColumn<Row> {
  readonly id: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Names its row for screen readers; one column does. */
  readonly isRowHeader?: boolean;
  /**
   * As CSS has sizes; by default as wide as its content, in a `boxed` table what the others leave. There `100cqi` is how wide
   * the frame is: a column can take more where there is room.
   */
  readonly width?: string;
  readonly align?: 'start' | 'end';
}

export interface EditableTableProps<Row> {
  /** What the rows are. */
  readonly label: string;
  readonly columns: readonly EditableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly getRowKey: (row: Row) => string | number;
  /**
   * `plain` (default) in dialogs and cards; `boxed` on a page, where columns have given widths, nothing moves when an editor
   * opens, and what does not fit is scrolled across; `scrolling` for many rows in a dialog.
   */
  readonly look?: 'plain' | 'boxed' | 'scrolling';
  /** In a `boxed` table: narrower it does not get. */
  readonly minWidth?: string;
  /** Seen above the head. */
  readonly caption?: ReactNode;
}

/**
 * A few rows, all of them there, that are read and edited where they stand: fields, `InlineEdit` and links in cells. Lists that
 * are sorted, paged or chosen from are a `DataTable`.
 */
export const EditableTable = <Row,>(props: EditableTableProps<Row>) => {
  const { label, columns, rows, getRowKey, look = 'plain', minWidth, caption } = props;
  return (
    <div
      data-component="EditableTable"
      className={styles.frame[look]}
      // What can be scrolled is reached by keys.
      {...(look === 'scrolling' && { role: 'group', tabIndex: 0, 'aria-label': label })}
    >
      <table
        className={styles.table[look]}
        {...(caption === undefined && { 'aria-label': label })}
        style={sizes({ [styles.narrowest]: minWidth })}
      >
        {caption !== undefined && <caption className={styles.caption}>{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ id, header, width, align }) => (
              <th
                key={id}
                scope="col"
                className={at(align, styles.header[look])}
                style={sizes({ [styles.size]: width })}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={getRowKey(row)} className={styles.row}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} look={look} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** What names a column stands where what is in it does. */
const at = (align: EditableColumn<never>['align'], className: string) =>
  align === 'end' ? `${className} ${styles.atEnd}` : className;

const sizes = (values: Readonly<Record<string, string | undefined>>) => values as CSSProperties;

interface CellProps<Row> {
  readonly column: EditableColumn<Row>;
  readonly row: Row;
  readonly look: 'plain' | 'boxed' | 'scrolling';
}

const Cell = <Row,>({ column, row, look }: CellProps<Row>) => {
  const { cell, isRowHeader = false, align } = column;
  if (isRowHeader)
    return (
      <th scope="row" className={styles.name[look]}>
        {cell(row)}
      </th>
    );
  return <td className={at(align, styles.cell[look])}>{cell(row)}</td>;
};
