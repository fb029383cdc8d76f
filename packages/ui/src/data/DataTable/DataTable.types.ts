import type { ReactNode, Ref } from 'react';
import type { EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import type { Page } from '../Pagination/page.ts';
import type { ColumnLayout } from './column-layout.ts';
import type { Column, RowKey } from './column.ts';
import type { RowSelection } from './selection.ts';
import type { Sort } from './sort.ts';
import type { RowTone, SelectionMode, TreeFacts } from './table-model.ts';
import type { DataTableHandle, TableReturn } from './use-table-place.ts';

/** The rows of a page and their order. The caller owns them; `useClientRows` makes them from a plain array. */
export interface DataTableSource<Row> {
  /** The rows of this page, in their order. Keep the array stable while nothing changed. */
  rows: readonly Row[];
  /** Matching rows over all pages; default: the rows given. */
  totalCount?: number | undefined;
  sort?: Sort | undefined;
  /** The order that an empty `sort` stands for, where the rows then come in one of their own; default: none. */
  defaultSort?: Sort;
  onSortChange?: ((sort: Sort) => void) | undefined;
  /** How many columns may have a say in the order at once; as many as people add, unless said otherwise. */
  maxSorted?: number;
  /** Without a page there is no paging: all rows are given, and from 60 on only those in view are drawn. */
  page?: Page | undefined;
  onPageChange?: ((page: Page) => void) | undefined;
}

export interface DataTableProps<Row> extends DataTableSource<Row> {
  /** The name of the table, read aloud. */
  label: string;
  /** From `defineColumns`, declared outside the component. */
  columns: readonly Column<Row>[];
  /** Keep it stable. */
  getRowKey: (row: Row) => RowKey;

  /** The first answer is not there yet: skeleton rows after 300 ms. */
  isLoading?: boolean;
  /** An older answer is shown while a newer one is fetched: rows stay, slightly dimmed, with a thin line. */
  isReloading?: boolean;
  /** What went wrong, in a sentence. With rows it stands above them, without it takes their place. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Why there are no rows, when there are none; default 'nothingYet'. */
  empty?: EmptyStateProps;
  /** Rows that changed on the server since they were fetched: nothing moves until somebody asks. */
  changes?: { count: number; onShow: () => void } | undefined;

  selectionMode?: SelectionMode;
  /** Without it the table keeps its own selection. */
  selection?: RowSelection | undefined;
  onSelectionChange?: (selection: RowSelection) => void;
  /**
   * Which rows can be chosen; the others have no checkbox, and "all" means these. Keep it stable while it answers the
   * same. A row that is chosen can always be let go.
   */
  canSelectRow?: ((row: Row) => boolean) | undefined;
  /** The row that is open elsewhere; it is grey and marked as current, in view, and where the arrow keys begin. */
  currentRowKey?: RowKey | undefined;
  /** How somebody comes back to the table; read when its rows come. */
  comesBack?: TableReturn | undefined;
  /** Tells how the table is left, and moves its focus. */
  handle?: Ref<DataTableHandle> | undefined;
  /** Enter or two clicks on a row. */
  onRowAction?: (row: Row) => void;
  /** The focus has come into a row. */
  onRowFocus?: ((key: RowKey) => void) | undefined;
  /** Marks rows that need attention, with the words that say why. Keep it stable. */
  getRowTone?: (row: Row) => RowTone | undefined;
  /** What a row shows when it is expanded. Keep it stable. */
  renderDetail?: (row: Row) => ReactNode;
  expandedKeys?: ReadonlySet<RowKey> | undefined;
  onExpandedChange?: (keys: ReadonlySet<RowKey>) => void;

  /** Order, visibility, pins and widths of the columns; without it the table keeps its own (E24). */
  columnLayout?: ColumnLayout | undefined;
  onColumnLayoutChange?: (layout: ColumnLayout) => void;
  /** Puts the columns back to the start; default: as they were declared. */
  onColumnLayoutReset?: () => void;
  /** Offers the column chooser; default true. */
  hasColumnChooser?: boolean;
  /** What else can be done with the columns, at the foot of the chooser: keep them as one's default, fetch it (E24). */
  columnActions?: ReactNode;

  /** Every matching row in its order, where the caller has them: printed and exported; default the rows given. */
  allRows?: readonly Row[];
  /** Offers to save the view as CSV and as an Excel workbook under this name. */
  exportName?: string;
  /** Set by TreeTable. */
  tree?: TreeFacts;

  /** Controls above the head, before the table's own. */
  toolbar?: ReactNode;
  /** `fill` (default) takes the height of its parent and scrolls inside; `content` is as high as its rows. */
  height?: 'fill' | 'content';
  /** The page sizes to choose from. */
  pageSizes?: readonly number[];
}
