import { ApiError } from '@crt/api-client/api-error';
import type { SubmitFailure } from '@crt/ui/Form';

/** The sentence of an answered write; nothing for answers without one. */
export function messageOf(answer: unknown): string {
  const message: unknown = typeof answer === 'object' && answer !== null && Reflect.get(answer, 'message');
  return typeof message === 'string' ? message : '';
}

/** What a refused write says, and which fields it names. */
export function failureOf(reason: unknown): SubmitFailure {
  const message = reason instanceof Error ? reason.message : String(reason);
  const errors = reason instanceof ApiError ? reason.fieldErrors : [];
  // A problem that concerns no field says its sentence twice: as its detail and as its only error.
  const fields = errors.filter(({ field, message: text }) => field !== '' || text !== message);
  return { message, fields: fields.map(({ field, message: text }) => ({ path: field, message: text })) };
}
