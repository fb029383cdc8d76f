import type { StoredSession } from './stored-session.ts';

/** How an attempt ended: with a new token, with a final no of the provider, or without reaching it. */
export type RenewalOutcome = 'renewed' | 'refused' | 'unreachable';

export interface RenewalParts {
  /** The stored sign-in as it is now; other tabs may have changed it. */
  readonly read: () => StoredSession | undefined;
  /** Asks the provider for a new token and stores it. */
  readonly request: () => Promise<RenewalOutcome>;
  /** Runs `work` in one tab at a time. */
  readonly exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/**
 * One renewal at a time, in this tab and across tabs: a refresh token may be used once, and using it twice revokes
 * the whole sign-in (RFC 9700). A tab that had to wait takes the token that another one fetched meanwhile.
 */
export function createRenewal({ read, request, exclusively }: RenewalParts): () => Promise<RenewalOutcome> {
  let running: Promise<RenewalOutcome> | undefined;
  return () => {
    const before = read()?.accessToken;
    running ??= exclusively(async () => {
      const stored = read();
      if (stored === undefined) return 'refused';
      return stored.accessToken === before ? request() : 'renewed';
    }).finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** Takes turns through the browser's lock manager; alone where a browser has none (it needs a secure context). */
export function acrossTabs<Result>(work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request('crt-sign-in-renewal', work) : work();
}

/** Milliseconds to wait before attempt number `attempt` (from 0) after failures: 1, 2, 4 … 60 s, spread by a quarter. */
export function backOff(attempt: number, random: number): number {
  return Math.min(60_000, 1_000 * 2 ** attempt) * (0.75 + random / 2);
}

const longestTimer = 2 ** 31 - 1;

/** Milliseconds until a token should be renewed: a minute before its end, or after three quarters of a short life. */
export function renewalDelay(expiresAt: number, now: number): number {
  const left = Math.max(0, expiresAt * 1000 - now);
  return Math.min(longestTimer, Math.max(left - 60_000, left > 240_000 ? 0 : left * 0.75));
}
