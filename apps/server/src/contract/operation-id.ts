import type { Calls } from './__generated__/calls.ts';

/** Name of an operation of any of the three APIs. */
export type OperationId = keyof Calls;
