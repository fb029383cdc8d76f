/** One statement with its parameters. */
export interface EmbeddedQuery {
  readonly sql: string;
  readonly params: unknown[];
  readonly rowMode: 'array' | 'object';
  /** Whether the same text will be sent again, so that its plan is worth keeping. */
  readonly comesBack?: boolean;
}

/** Messages between the server and the worker thread that runs the embedded database. */
export type EmbeddedCall =
  | (EmbeddedQuery & { readonly kind: 'query' })
  | { readonly kind: 'exec'; readonly sql: string }
  | { readonly kind: 'listen'; readonly channel: string }
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' };

export interface EmbeddedRequest {
  readonly id: number;
  readonly call: EmbeddedCall;
}

/** What survives the thread border of a database error: enough to tell a unique violation from a typing mistake. */
export interface EmbeddedFailure {
  readonly message: string;
  readonly code?: string | undefined;
  readonly detail?: string | undefined;
  readonly constraint?: string | undefined;
  readonly table?: string | undefined;
  readonly column?: string | undefined;
}

export type EmbeddedReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly error: EmbeddedFailure }
  | { readonly kind: 'notification'; readonly channel: string; readonly payload: string }
  | { readonly kind: 'result'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly error: EmbeddedFailure };

/** What the worker needs to start. */
export interface EmbeddedStart {
  /** Folder of the database; undefined keeps everything in memory. */
  readonly folder: string | undefined;
  /** A dumped folder to start from (tests). */
  readonly snapshot: Uint8Array | undefined;
}
