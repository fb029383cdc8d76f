import { existsSync, readFileSync } from 'node:fs';
import { ProblemError } from '../../errors.ts';

/** A built page with the nonce of one answer; read again only when the process starts again. Throws `unavailable` while it is not built. */
export function pageReader(file: string): (nonce: string) => string {
  let parts: string[] | undefined;
  return (nonce) => {
    if (!parts && !existsSync(file)) {
      throw new ProblemError('unavailable', 'The application is not built yet: run `npm start`.', {
        retryAfter: 10,
      });
    }
    parts ??= readFileSync(file, 'utf8').split('__CSP_NONCE__');
    return parts.join(nonce);
  };
}
