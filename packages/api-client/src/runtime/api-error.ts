/** One refused field: the pointer of the problem, and the field's own name as forms know it. */
export interface ApiFieldError {
  /** JSON pointer into the request: `/body/newValue`. */
  readonly path: string;
  /** The same without the part of the request, with dots: `newValue`, `rows.0.name`. */
  readonly field: string;
  readonly message: string;
}

/** Where a failure comes from: an HTTP problem, no answer at all, or a result Error of S0 §3. */
export type ApiErrorKind = 'problem' | 'network' | 'result';

interface ApiErrorParts {
  readonly kind: ApiErrorKind;
  readonly title: string;
  readonly status?: number;
  readonly type?: string | undefined;
  readonly detail?: string | undefined;
  readonly correlationId?: string | undefined;
  readonly fieldErrors?: readonly ApiFieldError[];
  readonly retryAfter?: number | undefined;
  readonly answer?: unknown;
  readonly cause?: unknown;
}

/** The one error of every call. Its `message` is the sentence to show: the detail where there is one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when no answer came, 200 for a result Error. */
  readonly status: number;
  /** Kind of problem as the server names it; empty unless `kind` is `problem`. */
  readonly type: string;
  readonly title: string;
  readonly detail: string | undefined;
  /** Finds the request in the server's log; worth showing beside an unexpected error. */
  readonly correlationId: string | undefined;
  readonly fieldErrors: readonly ApiFieldError[];
  /** Whole seconds after which the server wants to be asked again. */
  readonly retryAfter: number | undefined;
  /** The whole answer: the envelope of a result Error, with the conflict in its data, or the problem with its stamp. */
  readonly answer: unknown;

  constructor(parts: ApiErrorParts) {
    super(parts.detail ?? parts.title, { cause: parts.cause });
    this.kind = parts.kind;
    this.status = parts.status ?? 0;
    this.type = parts.type ?? '';
    this.title = parts.title;
    this.detail = parts.detail;
    this.correlationId = parts.correlationId;
    this.fieldErrors = parts.fieldErrors ?? [];
    this.retryAfter = parts.retryAfter;
    this.answer = parts.answer;
  }
}

/** Whether a failure may pass by itself: no answer, too many requests, or a server that is not available now. */
export function isTemporary(error: ApiError): boolean {
  return error.kind === 'network' || [429, 502, 503, 504].includes(error.status);
}

/** The type of a refusal (403) for which no right is missing: what was asked of is somebody else's, maybe only now. */
export const notYours = 'urn:crt:problem:not-yours';

/** The error of an answer that is no success. */
export function problemError(response: Response, body: unknown): ApiError {
  const problem = isRecord(body) ? body : {};
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    kind: 'problem',
    status: response.status,
    type: text(problem['type']) ?? 'about:blank',
    title: text(problem['title']) ?? `The server answered ${response.status}`,
    detail: text(problem['detail']),
    correlationId: text(problem['instance']),
    fieldErrors: Array.isArray(problem['errors']) ? problem['errors'].filter(isRecord).map(toFieldError) : [],
    retryAfter: Number.isInteger(retryAfter) ? retryAfter : undefined,
    answer: body,
  });
}

/** The error of a call for what no record can be called. */
export function noSuchRecord(): ApiError {
  return new ApiError({ kind: 'problem', status: 404, title: 'This does not exist or was removed.' });
}

/** The error of a call that got no answer. */
export function networkError(cause: unknown): ApiError {
  return new ApiError({ kind: 'network', title: 'The server cannot be reached', cause });
}

/** The error of an envelope with result Error: its message is shown as the server wrote it (A26). */
export function resultError(answer: { readonly message?: string | null }): ApiError {
  return new ApiError({
    kind: 'result',
    status: 200,
    title: answer.message || 'The server refused this',
    answer,
  });
}

/**
 * The stamp of the newer version that a refusal told of: who saves again with it overwrites that one. Undefined for
 * refusals of another kind.
 */
export function newerStamp(reason: unknown): string | undefined {
  const answer = reason instanceof ApiError ? reason.answer : undefined;
  return isRecord(answer) ? text(answer['timestamp']) : undefined;
}

function toFieldError(error: Record<string, unknown>): ApiFieldError {
  const path = text(error['path']) ?? '';
  const field = path.replace(/^\/(body|query|path)\/?/, '').replaceAll('/', '.');
  return { path, field, message: text(error['message']) ?? '' };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
