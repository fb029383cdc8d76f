import type { Calls } from './__generated__/calls.ts';
import type { notBuilt } from './not-built.ts';

/** Name of an operation of any of the three APIs. */
export type OperationId = keyof Calls;

/** An operation that this server has. */
export type BuiltId = Exclude<OperationId, (typeof notBuilt)[number]>;

/** What a handler gets: validated, defaults filled in, nothing unknown inside. */
export type Input<Id extends OperationId> = Pick<Calls[Id], 'params' | 'query' | 'body'>;

/** What a handler answers with: the body of the success answer. */
export type Output<Id extends OperationId> = Calls[Id]['output'];
