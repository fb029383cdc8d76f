/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** How documents are exported. */
export const documentExportMode = {
  manual: 1,
  bulk: 2,
} as const;
/** How documents are exported. Its number on the wire. */
export type DocumentExportMode = (typeof documentExportMode)[keyof typeof documentExportMode];
/** How people read each DocumentExportMode. */
export const documentExportModeLabels: Readonly<Record<DocumentExportMode, string>> = {
  1: 'Manual',
  2: 'Bulk',
};
