import { expect, it } from 'vitest';
import { decideProduct } from './decide-product.ts';
import type { FoundProducts, KnownProduct } from './look-up-products.ts';

const cells = { catalogNumber: '', gtin: '04048559001006', description: '', family: '', versions: 'V500' };
const withVersions = (count: number): FoundProducts => {
  const versions = Array.from({ length: count }, (_, place) => `V${place}`);
  const known = { id: 7, gtin: cells.gtin, catalogNumber: null, description: 'Plate', versions };
  return {
    byGtin: new Map([[cells.gtin, known as unknown as KnownProduct]]),
    byCatalogNumber: new Map(),
    families: new Map(),
    hasDivision: true,
  };
};
const decide = (count: number, updateExistingProducts = true) =>
  decideProduct({ number: 2, cells }, withVersions(count), { divisionId: 1, updateExistingProducts });

it('adds versions to a product that is there up to their limit, and says why no more (P12, R3)', () => {
  expect(decide(499)).toMatchObject({ status: 'Updated', plan: { kind: 'changed', versions: ['V500'] } });
  expect(decide(500)).toMatchObject({
    status: 'Ignored',
    reasons: [{ column: 'versions', text: 'There can be no more than 500 versions of a product.' }],
  });
  expect(decide(500, false).reasons).toEqual([
    { column: null, text: 'The product exists already, and existing products are not updated.' },
  ]);
});
