import type { RequestContext } from '../context.ts';
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

/** One operation. Failures are thrown as `ProblemError`. */
export type Handler<Id extends OperationId> = (
  context: RequestContext,
  input: Input<Id>,
) => Output<Id> | Promise<Output<Id>>;

/** One handler for each built operation: a missing one does not compile. */
export type Handlers = { readonly [Id in BuiltId]: Handler<Id> };

/**
 * The share of one module: `export const planHandlers = { … } satisfies HandlerPart`. An operation that is unknown,
 * or still listed as not built, does not compile.
 */
export type HandlerPart = { readonly [Id in BuiltId]?: Handler<Id> };
