/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** Columns that can be sorted, by index (G14). */
export const manufacturingSortableColumn = {
  requestIdWithManufacturingRevision: 0,
  dueDate: 1,
  actualDate: 2,
  manufacturingProgress: 3,
  productSymbol: 4,
  designStatusDescription: 5,
} as const;
/** Columns that can be sorted, by index (G14). Its number on the wire. */
export type ManufacturingSortableColumn = (typeof manufacturingSortableColumn)[keyof typeof manufacturingSortableColumn];
/** How people read each ManufacturingSortableColumn. */
export const manufacturingSortableColumnLabels: Readonly<Record<ManufacturingSortableColumn, string>> = {
  0: 'requestIdWithManufacturingRevision',
  1: 'dueDate',
  2: 'actualDate',
  3: 'manufacturingProgress',
  4: 'productSymbol',
  5: 'designStatusDescription',
};
