/** Words of the document list and of adding a document (O1 to O7). */
export const documentTexts = {
  title: 'Documents',
  table: 'Documents',
  failed: 'The documents could not be loaded.',
  filters: { divisions: 'Division', types: 'Type', portals: 'Portal', currentOn: 'Current on' },
  /** Since when a revision is the newest one, or from when it will be. */
  revision: (name: string, day: string, isToCome: boolean) =>
    isToCome ? `${name}, from ${day}` : `${name}, ${day}`,
  /** Which revision is in force since when, of which version, and which one it superseded then. */
  currentRevision: (name: string, version: string | null, since: string, superseded: string | undefined) =>
    `${version === null ? name : `${name} of version ${version}`}, since ${since}${superseded === undefined ? '' : `; ${superseded} is superseded`}`,
  locked: 'Locked: it describes products or is part of a keycode.',
  add: {
    open: 'Add New Document',
    title: 'Add New Document',
    submit: 'Add',
    isVersioned: 'Versioned',
    done: 'Document added.',
    failed: 'Error occurred while adding the document.',
  },
} as const;
