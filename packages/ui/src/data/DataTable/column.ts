import type { ReactNode } from 'react';
import type { Status } from '../../primitives/StatusMark/StatusMark.tsx';
import type { DateStyle } from '../../texts/format-date.ts';

/** The identity of a row: stable over sorting, paging and reloading. */
export type RowKey = string;

/** A meaning that a badge or a row may carry; each is shown with a shape or a word beside its colour. */
export type CellTone = 'neutral' | 'info' | 'positive' | 'caution' | 'critical';

/** What a cell holds before it is formatted: the value that is sorted, copied and exported. */
export type CellValue = string | number | boolean | Date | null | undefined;

interface ColumnBase {
  /** Unique in the table; the server's name of the column when it sorts. */
  readonly id: string;
  /** The words in the head. */
  readonly header: string;
  /** A sentence that explains the column, read with the head and shown in the column chooser. */
  readonly description?: string;
  /** Default: `end` for numbers, otherwise `start`. */
  readonly align?: 'start' | 'center' | 'end';
  /** Width in px before anybody resizes it, for type of 14 px: larger type makes it wider. Default 160. */
  readonly width?: number;
  /** Smallest width in px that resizing allows; default 64. */
  readonly minWidth?: number;
  /** Takes a share of the room that is left over; off once the column is resized by hand. */
  readonly isFlexible?: boolean;
  /** Default true. */
  readonly isSortable?: boolean;
  /** Default true. */
  readonly isHideable?: boolean;
  /** Default true. */
  readonly isPinnable?: boolean;
  /** Default true. */
  readonly isResizable?: boolean;
  /** Hidden until somebody chooses it. */
  readonly isInitiallyHidden?: boolean;
  /** Stays in view at this edge until somebody changes it. */
  readonly initialPin?: 'start' | 'end';
}

/** Plain text, cut with an ellipsis; the whole is in a tooltip. */
export interface TextColumn<Row> extends ColumnBase {
  readonly kind: 'text';
  readonly value: (row: Row) => string | null | undefined;
  /**
   * Lines that it may fill before it is cut, for sentences that have to be read where they stand; default 1. Two are small
   * and leave the height of the row as it is; three are of full size and make each row as high as it needs, and what is
   * longer is whole once the focus has been in its row. All rows of such a table are drawn: give it pages.
   */
  readonly lines?: 1 | 2 | 3;
}

/** A number in tabular figures, aligned to the end. */
export interface NumberColumn<Row> extends ColumnBase {
  readonly kind: 'number';
  readonly value: (row: Row) => number | null | undefined;
  /** Digits after the point, default 0. */
  readonly fractionDigits?: number;
  /** Follows the number, such as `h` or `%`. */
  readonly unit?: string;
}

/** The state of a thing; `rank` is its place in the order of states. */
export interface StatusValue {
  readonly text: string;
  readonly status: Status;
  readonly rank?: number;
}

/** What has to be known of a cell, such as that it is late: a shape behind its value, its words read and in a tooltip. */
export type CellState<Row> = (row: Row) => StatusValue | null | undefined;

/** A calendar date (`2026-11-20`) or an instant (ISO with offset, or a Date) shown in a stated zone. */
export interface DateColumn<Row> extends ColumnBase {
  readonly kind: 'date';
  readonly value: (row: Row) => string | Date | null | undefined;
  /** Default `date`. */
  readonly dateStyle?: DateStyle;
  /** IANA zone of instants, for all rows or per row; default the viewer's own. */
  readonly timeZone?: string | ((row: Row) => string);
  readonly state?: CellState<Row>;
}

/** A link; rows without an address show plain text. */
export interface LinkColumn<Row> extends ColumnBase {
  readonly kind: 'link';
  readonly value: (row: Row) => string | null | undefined;
  readonly href: (row: Row) => string | null | undefined;
  /** Opens a new tab and says so; for all rows or per row. */
  readonly isExternal?: boolean | ((row: Row) => boolean);
  readonly state?: CellState<Row>;
}

/** Progress in percent, 0 to 100, as a bar and a number. */
export interface ProgressColumn<Row> extends ColumnBase {
  readonly kind: 'progress';
  readonly value: (row: Row) => number | null | undefined;
}

/** What a badge cell shows; `rank` orders badges that have an order of their own, such as statuses. */
export interface BadgeValue {
  readonly text: string;
  readonly tone: CellTone;
  /** On hold: the shape of a pause in place of that of the tone. */
  readonly isPaused?: boolean;
  readonly rank?: number;
}

/** A short word in a small frame, with the shape of its tone. */
export interface BadgeColumn<Row> extends ColumnBase {
  readonly kind: 'badge';
  readonly value: (row: Row) => BadgeValue | null | undefined;
}

/** A state as the kit shows states everywhere: a shape, a word and a tone. */
export interface StatusColumn<Row> extends ColumnBase {
  readonly kind: 'status';
  readonly value: (row: Row) => StatusValue | null | undefined;
}

/** Yes or No, in words. */
export interface BooleanColumn<Row> extends ColumnBase {
  readonly kind: 'boolean';
  readonly value: (row: Row) => boolean | null | undefined;
  /** Default `['Yes', 'No']` of the table's texts. */
  readonly words?: readonly [yes: string, no: string];
}

/** Anything else. Keep it plain elements: a component with hooks in each cell is paid for in each row. */
export interface CustomColumn<Row> extends ColumnBase {
  readonly kind: 'custom';
  readonly cell: (row: Row) => ReactNode;
  /** What is sorted, copied and exported in place of the drawn content. */
  readonly value?: (row: Row) => CellValue;
}

/** A column of a DataTable, told apart by `kind`. */
export type Column<Row> =
  | TextColumn<Row>
  | NumberColumn<Row>
  | DateColumn<Row>
  | LinkColumn<Row>
  | ProgressColumn<Row>
  | BadgeColumn<Row>
  | StatusColumn<Row>
  | BooleanColumn<Row>
  | CustomColumn<Row>;

/**
 * Declares the columns of a table once, outside the component: `defineColumns<Plan>([...])`.
 * Throws when two columns share an id, because order, width and sort are kept by id.
 */
export function defineColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const seen = new Set<string>();
  for (const column of columns) {
    if (seen.has(column.id)) throw new Error(`Two columns are called '${column.id}'.`);
    seen.add(column.id);
  }
  return columns;
}

/** The width in px of a column that nobody has resized. */
export const DEFAULT_COLUMN_WIDTH = 160;

/** The smallest width in px to which a column can be drawn. */
export const MINIMUM_COLUMN_WIDTH = 64;

/** Where the content of a column stands. */
export function alignOf<Row>(column: Column<Row>): 'start' | 'center' | 'end' {
  return column.align ?? (column.kind === 'number' ? 'end' : 'start');
}

/** The value of a cell as it is sorted: badges and states by rank, or by their word. */
export function sortValue<Row>(column: Column<Row>, row: Row): CellValue {
  if (column.kind === 'badge' || column.kind === 'status') {
    const named = column.value(row);
    return named?.rank ?? named?.text;
  }
  return column.value?.(row);
}
