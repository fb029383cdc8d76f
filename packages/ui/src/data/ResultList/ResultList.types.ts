import type { Column, RowKey } from '../DataTable/column.ts';

/** How far an item is. */
export type ResultState = 'waiting' | 'running' | 'done' | 'failed';

/** What has become of an item. */
export interface ResultOutcome {
  readonly state: ResultState;
  /** Its state in the words of the business. */
  readonly text: string;
  /** Why it was not done, in a sentence. */
  readonly reason?: string | undefined;
}

/** The items, what has become of each, and what is done about those that failed. */
export interface ResultListProps<Item> {
  /** What is done: `Bulk operation`. */
  label: string;
  /** In the order in which they are worked on; a new object for an item whose outcome changed. */
  items: readonly Item[];
  /** Keep it stable. */
  getItemKey: (item: Item) => RowKey;
  /** Keep it stable. */
  outcomeOf: (item: Item) => ResultOutcome;
  /** The words above the states. */
  stateHeader: string;
  /** What each item is; declared outside the component. */
  columns: readonly Column<Item>[];
  /** Does these once more; offered for those that failed, when nothing runs any more. */
  onRetry?: ((items: readonly Item[]) => void) | undefined;
}
