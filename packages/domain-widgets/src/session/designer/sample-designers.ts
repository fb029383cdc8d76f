import { exampleOf } from '@crt/api-client/mocks';
import { listDesigners } from '@crt/api-client/design-sessions/designer';
import type { Designer } from '@crt/api-client/types-design-sessions';

const [first, ...others] = exampleOf(listDesigners);
if (!first) throw new Error('The example has designers');

/** Somebody with everything: a plant, a zone and two product types. */
export const sampleDesigner: Designer = {
  ...first,
  productIds: [4, 6],
  productNames: ['PEEK cranial implant', 'Titanium mesh'],
};

/** Designers of three plants; one has no zone yet, one may not sign in any more. */
export const sampleDesigners: readonly Designer[] = [
  sampleDesigner,
  ...others,
  {
    ...first,
    id: 'usr-bort',
    firstName: 'Beatriz',
    lastName: 'Ortega Villanueva',
    symbol: 'BORT',
    isActive: false,
    productIds: [6],
    productNames: ['Titanium mesh'],
  },
];

/** The product types that designers design. */
export const sampleProductTypes = [
  { id: 4, name: 'PEEK cranial implant' },
  { id: 6, name: 'Titanium mesh' },
];
