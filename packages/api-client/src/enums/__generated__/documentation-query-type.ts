/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** List to which a saved filter belongs. */
export const documentationQueryType = {
  documents: 1,
  products: 2,
} as const;
/** List to which a saved filter belongs. Its number on the wire. */
export type DocumentationQueryType = (typeof documentationQueryType)[keyof typeof documentationQueryType];
/** How people read each DocumentationQueryType. */
export const documentationQueryTypeLabels: Readonly<Record<DocumentationQueryType, string>> = {
  1: 'Documents',
  2: 'Products',
};
