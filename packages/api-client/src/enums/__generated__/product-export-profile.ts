/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** For whom products are exported; Manual is hidden on the screen (R7). */
export const productExportProfile = {
  manual: 1,
  cmf: 2,
  agt: 3,
} as const;
/** For whom products are exported; Manual is hidden on the screen (R7). Its number on the wire. */
export type ProductExportProfile = (typeof productExportProfile)[keyof typeof productExportProfile];
/** How people read each ProductExportProfile. */
export const productExportProfileLabels: Readonly<Record<ProductExportProfile, string>> = {
  1: 'Manual',
  2: 'CMF',
  3: 'AGT',
};
