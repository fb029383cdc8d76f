import { ApiError } from '@crt/api-client/api-error';

/**
 * The sentence that tells why something was not done: the server's own where it refused, or where the record is gone, so
 * that trying again is no use; the specified one where the call itself failed (A26, F47, F50, W6).
 */
export const sentenceOf = (error: unknown, failed: string): string =>
  error instanceof ApiError && (error.kind === 'result' || error.status === 404) ? error.message : failed;
