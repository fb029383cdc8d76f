/** Types of the design-sessions API: schemas, and operations by operationId. */
export type * from '../src/design-sessions/__generated__/schema.ts';
