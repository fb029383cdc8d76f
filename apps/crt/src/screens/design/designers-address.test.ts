import { expect, it } from 'vitest';
import { readDesignerFilter, writeDesignerFilter } from './designers-address.ts';

it('an address leads back to the designers that were chosen; without one who is disabled is hidden (N21)', () => {
  const filter = { name: 'anna', hidesDisabled: false, productTypeIds: [4, 6] };
  expect(readDesignerFilter(writeDesignerFilter(filter))).toEqual(filter);
  expect(readDesignerFilter(new URLSearchParams('productType=x&disabled=no'))).toEqual({
    name: '',
    hidesDisabled: true,
    productTypeIds: [],
  });
});
