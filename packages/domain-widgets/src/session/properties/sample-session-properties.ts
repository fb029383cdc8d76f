import { exampleOf } from '@crt/api-client/mocks';
import { listSessionProperties } from '@crt/api-client/design-sessions/session-property';
import type { GeneralSessionProperties } from '@crt/api-client/types-design-sessions';

const [first] = exampleOf(listSessionProperties);
if (!first) throw new Error('The example has an entry');

/** A product type with all durations. */
export const sampleEntry: GeneralSessionProperties = first;

/** The same type with priority, and one of which no session is offered. */
export const sampleEntries: readonly GeneralSessionProperties[] = [
  first,
  { ...first, id: 23, priority: true, preparationTime: '04:00:00', sessionLimit: 1 },
  {
    ...first,
    id: 24,
    productTypeId: 6,
    productTypeName: 'Titanium mesh',
    preparationTime: '0.00:00:00',
    postProcessingTime: '5.07:00:00',
    designSessionTime: '02:05:00',
    sessionLimit: 0,
  },
];

/** The product types of these entries. */
export const sampleTypes = [
  { id: 4, name: 'PEEK cranial implant' },
  { id: 6, name: 'Titanium mesh' },
];
