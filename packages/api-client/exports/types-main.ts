/** Types of the main API: schemas, and operations by operationId. */
export type * from '../src/main/__generated__/schema.ts';
