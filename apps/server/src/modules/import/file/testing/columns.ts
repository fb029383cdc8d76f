import type { FileColumn } from '../table.ts';

/** What the tests of reading look for. */
export const columns: readonly FileColumn[] = [
  { name: 'gtin', label: 'GTIN', aliases: ['EAN', 'Bar code'], isRequired: true },
  { name: 'name', label: 'Product name', aliases: ['Name'], isRequired: true },
  { name: 'day', label: 'Valid from', aliases: [], isRequired: false },
];
