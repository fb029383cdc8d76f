/** One refused field or rule of a request: where, and a sentence for the person. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** Body of every failed HTTP call (RFC 9457), sent as application/problem+json. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  /** The correlation id of the request, for the person who reads the log. */
  readonly instance: string;
  readonly errors?: readonly FieldError[];
  /** The stamp of the newer version, where an edit of an older one is refused. */
  readonly timestamp?: string;
}

/** Kinds of failure, their HTTP status and title. The kind is the stable end of the problem's `type`. */
export const problemKinds = {
  'invalid-request': { status: 400, title: 'The request is not valid' },
  'not-signed-in': { status: 401, title: 'Sign in to continue' },
  forbidden: { status: 403, title: 'You have insufficient permissions' },
  'not-yours': { status: 403, title: 'This belongs to somebody else' },
  'not-found': { status: 404, title: 'Not found' },
  'not-acceptable': { status: 406, title: 'There is no answer in a form that you accept' },
  'method-not-allowed': { status: 405, title: 'This method is not allowed here' },
  'too-slow': { status: 408, title: 'The request took too long to arrive' },
  'stale-stamp': { status: 409, title: 'Somebody else changed this in the meantime' },
  conflict: { status: 409, title: 'This is not possible in the present state' },
  'too-large': { status: 413, title: 'The request is too large' },
  'unsupported-media-type': { status: 415, title: 'This content type is not supported' },
  'address-too-long': { status: 414, title: 'The address is too long' },
  'stamp-required': { status: 428, title: 'The stamp of the last reading is missing' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'headers-too-large': { status: 431, title: 'The headers of the request are too large' },
  unexpected: { status: 500, title: 'Something went wrong on the server' },
  'not-built': { status: 501, title: 'This operation is not built yet' },
  unavailable: { status: 503, title: 'The server cannot answer at the moment' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemKind = keyof typeof problemKinds;

interface ProblemOptions {
  readonly errors?: readonly FieldError[];
  /** The stamp of the newer version that stands against an edit. */
  readonly timestamp?: string;
  /** Whole seconds for the Retry-After header. */
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** A failure that the caller may know: thrown anywhere below a handler, sent as a problem; everything else is 'unexpected'. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly kind: ProblemKind;
  readonly errors: readonly FieldError[] | undefined;
  readonly timestamp: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(kind: ProblemKind, detail?: string, options: ProblemOptions = {}) {
    super(detail ?? problemKinds[kind].title, { cause: options.cause });
    this.kind = kind;
    this.errors = options.errors;
    this.timestamp = options.timestamp;
    const retry = options.retryAfter === undefined ? {} : { 'retry-after': String(options.retryAfter) };
    this.headers = { ...options.headers, ...retry };
  }

  get status(): number {
    return problemKinds[this.kind].status;
  }

  /** The body to send; `correlationId` becomes `instance`. */
  toProblem(correlationId: string): Problem {
    const { status, title } = problemKinds[this.kind];
    return {
      type: `urn:crt:problem:${this.kind}`,
      title,
      status,
      ...(this.message === title ? {} : { detail: this.message }),
      instance: correlationId,
      ...(this.errors ? { errors: this.errors } : {}),
      ...(this.timestamp === undefined ? {} : { timestamp: this.timestamp }),
    };
  }
}

/** 400: one or more fields are refused. */
export function invalidRequest(errors: readonly FieldError[], detail?: string): ProblemError {
  return new ProblemError('invalid-request', detail ?? errors[0]?.message, { errors });
}

/** 403 with the reason of a refused verdict. */
export function forbidden(reason?: string): ProblemError {
  return new ProblemError('forbidden', reason);
}

/** 404: `what` is the noun as the person knows it, e.g. `Plan`. */
export function notFound(what: string): ProblemError {
  return new ProblemError('not-found', `${what} does not exist or was removed.`);
}
