/** Words that lists share, whatever they list. */
export const listTexts = {
  unknownAddress: 'The address names something that is not known here; the rest of it applies.',
  filterGone: 'The saved filter could not be loaded.',
  filterUnknownPart: 'The saved filter is sorted by a column that is not known here; the rest of it applies.',
  saveColumns: 'Save as my default',
  loadColumns: 'My default columns',
  columnsSaved: 'Default columns saved.',
  columnsFailed: 'The default columns could not be loaded.',
  export: 'Export',
  keys: {
    group: 'Lists',
    next: 'Next row',
    previous: 'Previous row',
    open: 'Open the row',
    filter: 'Go to the filters',
    select: 'Choose the row, or no longer',
    peek: 'Look at the row, and at those that follow',
    closePeek: 'Close the look at a row',
    edit: 'Edit the next value',
    nextRecord: 'Next record of the list',
    previousRecord: 'Previous record of the list',
  },
} as const;
