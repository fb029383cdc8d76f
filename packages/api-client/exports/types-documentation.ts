/** Types of the documentation API: schemas, and operations by operationId. */
export type * from '../src/documentation/__generated__/schema.ts';
