import type { TokenFacts, TokenVerifier } from './token-verifier.ts';

const keepMs = 30_000;
const mostKept = 5_000;

interface Kept {
  readonly facts: TokenFacts;
  readonly until: number;
}

/**
 * A verifier that checks the signature of the same token once per half minute instead of at every call. Only valid
 * tokens are kept, never beyond their own end; whose rights they carry is asked at every call all the same.
 */
export function remembering(verify: TokenVerifier): TokenVerifier {
  const kept = new Map<string, Kept>();
  return async (token) => {
    const now = Date.now();
    const known = kept.get(token);
    if (known && known.until > now) return known.facts;
    kept.delete(token);
    const facts = await verify(token);
    if (kept.size >= mostKept) kept.clear();
    kept.set(token, { facts, until: Math.min(facts.expiresAt, now + keepMs) });
    return facts;
  };
}
