import { ApiError } from '@crt/api-client/api-error';
import type { ResultCode } from '@crt/api-client/enums/result-code';
import { runWrite } from '@crt/api-client/envelope';

/** Value of a field as the wire carries it. */
export type FieldValue = string | number | boolean | null;

/** The same field was changed since the stamp was read. */
export interface EditConflict {
  /** Wire name of the field. */
  readonly field: string;
  readonly base: FieldValue;
  readonly theirs: FieldValue;
  readonly user: { readonly name: string; readonly symbol: string };
  /** It was the person who edits, in another window. */
  readonly isYou: boolean;
  /** When, as an instant. */
  readonly time: string;
}

/** How every edit of one field answers (A23 and the contract's EditAnswer). */
export interface EditAnswer {
  readonly result: ResultCode;
  readonly message: string;
  /** The new stamp; null where the record has none. */
  readonly timestamp: string | null;
  readonly data?: { readonly merged: boolean; readonly conflict: EditConflict | null } | null;
}

/** What differs from one attempt to the next. */
export interface EditAttempt {
  readonly ignoreWarning: boolean;
  readonly stamp: string | undefined;
}

/** The person's answer to a conflict; `later` keeps what was typed and sends nothing. */
export type ConflictChoice = 'mine' | 'theirs' | 'later';

export interface EditPorts {
  /** Makes the call. */
  readonly send: (attempt: EditAttempt) => Promise<EditAnswer>;
  /** Asks whether to go on in spite of a warning (A24). */
  readonly confirmWarning: (message: string) => Promise<boolean>;
  readonly chooseOnConflict: (conflict: EditConflict) => Promise<ConflictChoice>;
}

/** How an edit ended. `failed` and `undecided` leave the typed value with its editor. */
export type EditOutcome =
  | { readonly kind: 'saved'; readonly answer: EditAnswer }
  | { readonly kind: 'aborted' | 'undecided' }
  /** What the server said of the other change. */
  | { readonly kind: 'theirs'; readonly message: string }
  | { readonly kind: 'failed'; readonly error: ApiError };

/**
 * Sends an edit until it is decided: a warning is asked about and sent again with `ignoreWarning` (A24, F66: also a
 * second one), a conflict is shown and sent again with the new stamp. Throws only what is no answer of the server.
 */
export async function runEdit(stamp: string | undefined, ports: EditPorts): Promise<EditOutcome> {
  let attempt: EditAttempt = { ignoreWarning: false, stamp };
  const send = (ignoreWarning: boolean) => {
    attempt = { ...attempt, ignoreWarning };
    return ports.send(attempt);
  };
  for (;;) {
    try {
      const run = await runWrite(send, ports.confirmWarning, attempt.ignoreWarning);
      return run.isDone ? { kind: 'saved', answer: run.answer } : { kind: 'aborted' };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refused = refusalIn(error);
      if (!refused?.data?.conflict) return { kind: 'failed', error };
      const choice = await ports.chooseOnConflict(refused.data.conflict);
      if (choice === 'theirs') return { kind: 'theirs', message: refused.message };
      if (choice === 'later') return { kind: 'undecided' };
      attempt = { ...attempt, stamp: refused.timestamp ?? attempt.stamp };
    }
  }
}

/** The envelope of a refusal, where the server says what the other person did and which stamp holds now. */
export function refusalIn(error: ApiError): EditAnswer | undefined {
  const answer: unknown = error.answer;
  if (typeof answer !== 'object' || answer === null || !('timestamp' in answer)) return undefined;
  return answer as EditAnswer;
}
