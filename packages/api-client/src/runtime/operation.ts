/** One of the three APIs of the contract. */
export type ApiName = 'main' | 'documentation' | 'design-sessions';

/**
 * One call of the contract: what it needs at run time, and in its type what goes in and what comes out.
 * The constants are generated, one module per resource: `import { getChanges } from '@crt/api-client/main/plan'`.
 */
export interface Operation<Input, Answer> {
  /** Name of the call in the contract. */
  readonly id: string;
  readonly api: ApiName;
  readonly kind: 'read' | 'write';
  readonly method: string;
  readonly path: string;
  /** The resource: what queries are filed under and live events are named after. */
  readonly tag: string;
  /** Resources, besides its own, that are read again after this write. */
  readonly refetches?: readonly string[];
  /** `form` when the body travels as multipart form data. */
  readonly send?: 'form';
  /** How the answer is read: `result` is the envelope of S0 §3, `file` a download; JSON as it is when absent. */
  readonly answer?: 'result' | 'file' | 'nothing';
  /** Carries the types only; there is never a value. */
  readonly types?: { readonly input: Input; readonly answer: Answer };
}

/** A call that asks. Its answer is the payload, without the envelope. */
export interface Read<Input, Answer> extends Operation<Input, Answer> {
  readonly kind: 'read';
}

/** A call that changes something. Its answer is the whole envelope, because a Warning has to be asked about. */
export interface Write<Input, Answer> extends Operation<Input, Answer> {
  readonly kind: 'write';
}

/** Any call, when only its facts matter. */
export type AnyOperation = Operation<unknown, unknown>;

/** What a call takes: `InputOf<typeof editQuantity>`. */
export type InputOf<Call> = Call extends Operation<infer Input, unknown> ? Input : never;

/** What a call answers: `AnswerOf<typeof getChanges>`. */
export type AnswerOf<Call> = Call extends Operation<unknown, infer Answer> ? Answer : never;

/** A file as the server sent it. `saveFile` hands it to the person. */
export interface DownloadedFile {
  readonly blob: Blob;
  /** The server's name for it. */
  readonly fileName: string;
}
