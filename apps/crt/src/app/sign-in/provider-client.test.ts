import { ErrorResponse, type User, type UserManager } from 'oidc-client-ts';
import { describe, expect, it, vi } from 'vitest';
import { requestRenewal } from './provider-client.ts';

const refusal = (error: string) => new ErrorResponse({ error });

/** A protocol library whose refresh token and whose hidden frame end so. */
function managerOf(byToken: Error | User, inFrame: Error | User) {
  const signinSilent = vi.fn(async ({ forceIframeAuth }: { forceIframeAuth?: boolean } = {}) => {
    const outcome = forceIframeAuth ? inFrame : byToken;
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  return { signinSilent } as unknown as UserManager & { signinSilent: typeof signinSilent };
}

const user = {} as User;

describe('a renewal at the provider', () => {
  it.each([
    ['needs no frame with a good refresh token', user, refusal('login_required'), 'renewed', 1],
    [
      'goes on by the session when the refresh token was used already',
      refusal('invalid_grant'),
      user,
      'renewed',
      2,
    ],
    [
      'is refused where the session has ended too',
      refusal('invalid_grant'),
      refusal('login_required'),
      'refused',
      2,
    ],
    ['is no refusal when nobody answers', new Error('network'), user, 'unreachable', 1],
    ['is none when the provider is away', refusal('temporarily_unavailable'), user, 'unreachable', 1],
  ])('%s', async (_what, byToken, inFrame, outcome, calls) => {
    const manager = managerOf(byToken, inFrame);
    expect(await requestRenewal(manager)).toBe(outcome);
    expect(manager.signinSilent).toHaveBeenCalledTimes(calls);
  });
});
