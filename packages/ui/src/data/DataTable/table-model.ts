import type { ReactNode } from 'react';
import type { LinkRouter } from '../../primitives/Link/link-context.ts';
import type { ColumnPlan } from './column-plan.tsx';
import type { CellTone, RowKey } from './column.ts';
import type { GridPosition } from './grid-navigation.ts';
import type { SelectionStore } from './selection-store.ts';

/** A row that stands out, with the words that say why. */
export interface RowTone {
  readonly tone: CellTone;
  readonly label: string;
}

/** Where a row stands in a tree. */
export interface Branch {
  /** From 1. */
  readonly level: number;
  readonly hasChildren: boolean;
  readonly isExpanded: boolean;
  /** Place among its siblings, from 1. */
  readonly position: number;
  /** How many siblings there are, itself included. */
  readonly size: number;
}

/** The tree that the rows of a TreeTable come from. */
export interface TreeFacts {
  readonly branchOf: (key: RowKey) => Branch | undefined;
  readonly onToggle: (key: RowKey) => void;
}

/** How many rows can be chosen. */
export type SelectionMode = 'none' | 'single' | 'multiple';

/** What the table shows at this moment; event handlers read it when they run, so that they never change. */
export interface TableView<Row> {
  readonly rows: readonly Row[];
  readonly getRowKey: (row: Row) => RowKey;
  readonly plan: ColumnPlan<Row>;
  readonly selectionMode: SelectionMode;
  /** Undefined: every row can be chosen. */
  readonly canSelectRow: ((row: Row) => boolean) | undefined;
  /** Whether all matching rows are on this page. */
  readonly isWhole: boolean;
  readonly onSort: (columnId: string, isAdding: boolean) => void;
  /** The width as it is drawn, in px. */
  readonly onResize: (columnId: string, drawn: number) => void;
  readonly onExpand: (key: RowKey) => void;
  readonly onSelectionChange: ((store: SelectionStore) => void) | undefined;
  /** The application's router, for links that are plain elements. */
  readonly router: LinkRouter;
  readonly tree: TreeFacts | undefined;
  readonly onRowAction: ((row: Row) => void) | undefined;
  readonly onRowFocus: ((key: RowKey) => void) | undefined;
  readonly announceResize: (header: string, width: number) => string;
  readonly announceCopy: (text: string) => string;
  readonly notCopied: string;
}

/**
 * The one long-lived object of a table: what lives outside React's state because changing it must not draw the
 * table again (the focused cell, the selection), and the way to the elements.
 */
export interface TableModel<Row> {
  readonly selection: SelectionStore;
  view: TableView<Row>;
  /** Where the arrow keys are; kept while the focus is elsewhere. */
  active: GridPosition;
  /** The row from which Shift selects a range. */
  anchor: RowKey | undefined;
  /** The row that was chosen last: from any other one, Shift with an arrow begins a range of its own. */
  reached: RowKey | undefined;
  /** The row whose link was followed last. */
  openedRow: RowKey | undefined;
  grid: HTMLElement | null;
  /** Makes sure that a cell is drawn, and gives its element. */
  reveal: (position: GridPosition) => HTMLElement | undefined;
  announce: (text: string) => void;
}

/** What rows draw besides their cells; keep the functions stable, since a new one draws every row again. */
export interface RowFacts<Row> {
  readonly getRowTone?: ((row: Row) => RowTone | undefined) | undefined;
  readonly renderDetail?: ((row: Row) => ReactNode) | undefined;
}
