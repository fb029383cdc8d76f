import { ApiError } from '@crt/api-client/api-error';
import type { SubmitFailure } from '@crt/ui/Form';

/** What a refused call says, at the fields that it names. */
export function submitFailure(reason: unknown): SubmitFailure {
  const fields = reason instanceof ApiError ? reason.fieldErrors : [];
  return {
    message: reason instanceof Error ? reason.message : String(reason),
    fields: fields.map(({ field, message }) => ({ path: field, message })),
  };
}
