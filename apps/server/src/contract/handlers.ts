import type { RequestContext } from '../context.ts';
import type { Calls } from './__generated__/calls.ts';
import type { notBuilt } from './not-built.ts';
import type { OperationId } from './operation-id.ts';

/** An operation that this server has. */
export type BuiltId = Exclude<OperationId, (typeof notBuilt)[number]>;

/** What a handler gets: validated, defaults filled in, nothing unknown inside. */
export type Input<Id extends OperationId> = Pick<Calls[Id], 'params' | 'query' | 'body'>;

/** What a handler answers with: the body of the success answer. */
export type Output<Id extends OperationId> = Calls[Id]['output'];

/** One operation. Failures are thrown as `ProblemError`. */
export interface Handler<Id extends OperationId> {
  (context: RequestContext, input: Input<Id>, found?: unknown): Output<Id> | Promise<Output<Id>>;
  /** What a writing operation reads and reckons before its transaction begins; see {@link withPreparation}. */
  prepare?(context: RequestContext, input: Input<Id>): Promise<unknown>;
}

/**
 * A writing operation with much to reckon: `prepare` does that as a read, while others read and write, and `handle` gets
 * what it found inside the transaction. By then it may be out of date, which `handle` has to find out.
 */
export function withPreparation<Id extends OperationId, Found>(
  prepare: (context: RequestContext, input: Input<Id>) => Promise<Found>,
  handle: (context: RequestContext, input: Input<Id>, found: Found) => Promise<Output<Id>>,
): Handler<Id> {
  const handler = (context: RequestContext, input: Input<Id>, found: unknown) =>
    handle(context, input, found as Found);
  return Object.assign(handler, { prepare });
}

/** One handler for each built operation: a missing one does not compile. */
export type Handlers = { readonly [Id in BuiltId]: Handler<Id> };

/**
 * The share of one module: `export const planHandlers = { … } satisfies HandlerPart`. An operation that is unknown,
 * or still listed as not built, does not compile.
 */
export type HandlerPart = { readonly [Id in BuiltId]?: Handler<Id> };
