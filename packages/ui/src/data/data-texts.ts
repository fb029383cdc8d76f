import { createContext, use } from 'react';

const rowsOf = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);

/** Every word that tables, lists and their controls say. */
export const englishDataTexts = {
  // table
  yes: 'Yes',
  no: 'No',
  opensInNewTab: 'opens in a new tab',
  selectRow: 'Select row',
  selectPage: 'Select all rows on this page',
  selectEverything: 'Select all rows',
  expandRow: 'Show details',
  collapseRow: 'Hide details',
  rowActions: 'Actions',
  resizeHint:
    'Shift with the left and right arrows changes the width, Alt with the down arrow opens the menu of the column.',
  sorted: (column: string, direction: 'ascending' | 'descending') => `Sorted by ${column}, ${direction}`,
  thenSorted: (column: string, direction: 'ascending' | 'descending') => `then by ${column}, ${direction}`,
  unsorted: 'No longer sorted',
  sortPlace: (place: number) => `sorted, rule ${place}`,
  resized: (column: string, width: number) => `${column}: ${width} pixels wide`,
  added: 'added: ',
  removed: 'removed: ',
  moreUnchanged: (count: number) => `and ${count} more, unchanged`,
  copied: (text: string) => `Copied ${text}`,
  notCopied: 'The browser does not allow copying here',
  selected: (count: number) => `${rowsOf(count)} selected`,
  pageSelected: (count: number) =>
    count === 1 ? 'The row on this page is selected.' : `All ${count} rows on this page are selected.`,
  everythingSelected: (count: number) =>
    count === 1 ? 'The row is selected.' : `All ${count} rows are selected.`,
  selectAllMatching: (count: number) => `Select all ${rowsOf(count)}`,
  clearSelection: 'Clear selection',
  loading: 'Loading',
  loaded: (count: number, total: number) =>
    count === total ? rowsOf(total) : `${count} of ${rowsOf(total)}`,
  changed: (count: number) => `${rowsOf(count)} changed`,
  showChanges: 'Show',
  exportCsv: 'Export CSV',
  exportXlsx: 'Export Excel',
  exportFailed: 'The file could not be made. Try again.',
  // columns
  columns: 'Columns',
  columnsHint: 'Drag a handle, or press the up and down arrows on it, to change the order.',
  columnMoved: (column: string, place: number, count: number) => `${column}, place ${place} of ${count}`,
  moveColumn: (column: string) => `Move ${column}`,
  pin: (column: string) => `Keep ${column} in view`,
  resetColumns: 'Reset',
  // the menu of a column
  columnMenu: (column: string) => `Column ${column}`,
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
  sortAlso: 'Sort by this as well',
  sortNoMore: 'Do not sort by this',
  fitWidth: 'Fit width to content',
  moveToStart: 'Move towards the start',
  moveToEnd: 'Move towards the end',
  pinStart: 'Keep in view at the start',
  pinEnd: 'Keep in view at the end',
  unpin: 'Let it scroll',
  hideColumn: 'Hide',
  columnHidden: (column: string) => `${column} hidden`,
  // states
  nothingYetTitle: 'Nothing here yet',
  nothingMatchesTitle: 'Nothing matches',
  nothingMatchesHint: 'No row fits the chosen filters.',
  notAllowedTitle: 'You may not see this',
  notAllowedHint: 'Ask an administrator for the right to see these rows.',
  clearFilters: 'Clear filters',
  errorTitle: 'The rows could not be loaded',
  retry: 'Retry',
  retrying: 'Trying again',
  // pages
  pagination: 'Pages',
  rowsPerPage: 'Rows per page',
  range: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
  noRows: '0 rows',
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  page: (page: number, count: number) => `Page ${page} of ${count}`,
  // filters
  filters: 'Filters',
  removeFilter: (filter: string) => `Remove ${filter}`,
  clearAllFilters: 'Clear all',
  // saved views
  savedViews: 'Saved views',
  noViews: 'Nothing saved yet',
  viewModified: 'Modified',
  applyView: 'Apply',
  updateView: (name: string) => `Update “${name}”`,
  resetView: 'Reset changes',
  saveAsView: 'Save as new …',
  viewName: 'Name',
  viewNameRequired: 'Name is required',
  overwriteView: (name: string) => `“${name}” exists already. Overwrite it?`,
  overwrite: 'Overwrite',
  // trees to choose from
  chosenOf: (count: number, total: number) => `${count} of ${total} chosen`,
  chooseAll: 'Choose all',
  chooseNothing: 'Choose none',
  searchTree: 'Search',
  searchTreeIn: (tree: string) => `Search in ${tree}`,
  // lists in an order
  sortableHint: 'Drag a handle, or press the up and down arrows on it, to change the order.',
  moveEntry: (entry: string) => `Move ${entry}`,
  moveEntryUp: (entry: string) => `Move ${entry} up`,
  moveEntryDown: (entry: string) => `Move ${entry} down`,
  entryMoved: (entry: string, place: number, count: number) => `${entry}, place ${place} of ${count}`,
  isFirstEntry: 'already first',
  isLastEntry: 'already last',
  // drawings
  legend: 'Legend',
  noFigure: 'no value',
  workflowList: 'Show as list',
  workflowDrawing: 'Show as drawing',
  onSuccess: (step: string) => `on success: ${step}`,
  onFailure: (step: string) => `on failure: ${step}`,
  successEdge: 'Success',
  failureEdge: 'Failure',
  workflowEnd: 'end of the workflow',
  // results
  resultProgress: (settled: number, total: number) => `${settled} of ${total}`,
  resultSum: (done: number, failed: number) =>
    failed === 0 ? `${done} done` : `${done} done, ${failed} not done`,
  onlyFailed: 'Only what was not done',
  retryFailed: (count: number) => (count === 1 ? 'Try 1 again' : `Try ${count} again`),
  resultReason: 'Reason',
  resultRetry: 'Try again',
  // properties
  copyValue: (label: string) => `Copy ${label}`,
} as const;

type Widen<T> = T extends string ? string : T;

/** The shape of the words: pass your own through DataTextsProvider to translate them. */
export type DataTexts = {
  readonly [Key in keyof typeof englishDataTexts]: Widen<(typeof englishDataTexts)[Key]>;
};

const DataTextsContext = createContext<DataTexts>(englishDataTexts);

/** Replaces the English words of the data components below it. */
export const DataTextsProvider = DataTextsContext.Provider;

/** The words in use here. */
export const useDataTexts = (): DataTexts => use(DataTextsContext);
