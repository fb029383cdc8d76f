import { ApiError } from '@crt/api-client/api-error';
import { isWarning } from '@crt/api-client/envelope';
import type { SubmitFailure } from '@crt/ui/Form';

/** A Warning of the server: nothing was done, and its sentence says why (T1). */
export class WriteWarning extends Error {
  override readonly name = 'WriteWarning';
}

/** Lets a Success pass. Throws a WriteWarning for a Warning; an Error was thrown by the call itself. */
export function requireSuccess(answer: unknown): void {
  if (isWarning(answer)) throw new WriteWarning(answer.message ?? '');
}

/** What a refused write says, and which fields it names. */
export function failureOf(reason: unknown): SubmitFailure {
  const message = reason instanceof Error ? reason.message : String(reason);
  const fields = reason instanceof ApiError ? reason.fieldErrors : [];
  return { message, fields: fields.map(({ field, message: text }) => ({ path: field, message: text })) };
}
