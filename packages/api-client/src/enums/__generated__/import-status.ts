/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** What became of a row of an import. */
export const importStatus = {
  imported: 0,
  updated: 1,
  skipped: 2,
  staged: 3,
} as const;
/** What became of a row of an import. Its number on the wire. */
export type ImportStatus = (typeof importStatus)[keyof typeof importStatus];
/** How people read each ImportStatus. */
export const importStatusLabels: Readonly<Record<ImportStatus, string>> = {
  0: 'Imported',
  1: 'Updated',
  2: 'Skipped',
  3: 'Staged',
};
