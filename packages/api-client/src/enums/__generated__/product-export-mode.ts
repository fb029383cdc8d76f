/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** How products are exported (R7). */
export const productExportMode = {
  manual: 1,
  bulk: 2,
  documentBased: 3,
} as const;
/** How products are exported (R7). Its number on the wire. */
export type ProductExportMode = (typeof productExportMode)[keyof typeof productExportMode];
/** How people read each ProductExportMode. */
export const productExportModeLabels: Readonly<Record<ProductExportMode, string>> = {
  1: 'Manual',
  2: 'Bulk',
  3: 'Document Based',
};
