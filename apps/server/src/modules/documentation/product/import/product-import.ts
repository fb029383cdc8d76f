import { inArray } from 'drizzle-orm';
import { invalidRequest } from '../../../../errors.ts';
import { namesOf } from '../../../../platform/db/names.ts';
import { defineImport } from '../../../import/import-kind.ts';
import { divisions } from '../../division/division.tables.ts';
import { documentationLock } from '../../documentation-lock.ts';
import { documentedProducts } from '../documented-product.tables.ts';
import { changeProducts, storeProducts } from '../store-products.ts';
import { decideProduct, type ProductPlan } from './decide-product.ts';
import { lookUpProducts } from './look-up-products.ts';
import { numbersOf } from './product-row.ts';

/** What is chosen for an import of products (R1). */
export interface ProductImportOptions {
  readonly divisionId: number;
  readonly updateExistingProducts: boolean;
}

/** Products of the documentation from a file (R1 to R3, domain rules §3.10). */
export const productImport = defineImport<ProductImportOptions, ProductPlan>({
  name: 'product',
  noun: 'Product import',
  tag: 'product-import',
  permission: 'CanImportProducts',
  lockName: documentationLock,
  table: documentedProducts,
  columns: [
    {
      name: 'catalogNumber',
      label: 'Catalog Number',
      aliases: ['Catalogue Number', 'Catalog No', 'Catalogue No', 'REF'],
      isRequired: false,
    },
    { name: 'gtin', label: 'GTIN', aliases: ['UDI-DI', 'EAN'], isRequired: false },
    { name: 'description', label: 'Description', aliases: ['Name'], isRequired: true },
    { name: 'family', label: 'Family', aliases: ['Product Family'], isRequired: false },
    { name: 'versions', label: 'Versions', aliases: ['Version'], isRequired: false },
  ],
  examples: [
    ['DEMO-1001-L', '04048559001006', 'PEEK cranial implant, left', 'Cranial Implants', 'V1; V2'],
    ['DEMO-1002-R', '4048559001013', 'A GTIN of 13 digits is filled with a zero', 'Cranial Implants', ''],
    ['', '04048559001020', 'One of the two numbers is enough', '', 'V1'],
    ['DEMO-1004', '', 'The other one is enough, too', 'Screws', ''],
    ['DEMO-1001-L', '', 'A catalogue number that an earlier row has', '', ''],
    ['', '', 'A product without a number', '', ''],
    ['DEMO-1007', '12345', 'A GTIN of five digits', 'A family that does not exist', ''],
    ['DEMO-1008', '1.23E+13', 'A GTIN that a spreadsheet has shortened', '', ''],
  ],
  optionsInWords: async (tx, { divisionId, updateExistingProducts }) => {
    const [division] = await namesOf(tx, divisions, inArray(divisions.id, [divisionId]));
    if (!division) {
      const message = 'This division does not exist or was removed.';
      throw invalidRequest([{ path: '/body/divisionId', message }]);
    }
    return [division.name, ...(updateExistingProducts ? ['existing products updated'] : [])];
  },
  keysOf: (row) => {
    const { catalogNumber, gtin } = numbersOf(row);
    return {
      ...(gtin.gtin !== '' && { gtin: gtin.gtin }),
      ...(catalogNumber !== null && { catalogNumber: catalogNumber.toLowerCase() }),
    };
  },
  withOptions: (options) => ({
    prepare: async ({ tx }, rows) => {
      const found = await lookUpProducts(tx, rows, options);
      return (row) => decideProduct(row, found, options);
    },
    write: async (context, plans) => {
      const added = await storeProducts(
        context,
        plans.filter((plan) => plan.kind === 'new'),
      );
      await changeProducts(
        context,
        plans.filter((plan) => plan.kind === 'changed'),
      );
      const ids = added.values();
      return plans.map((plan) => (plan.kind === 'changed' ? plan.id : (ids.next().value ?? 0)));
    },
  }),
});
