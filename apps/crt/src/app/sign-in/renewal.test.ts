import { describe, expect, it, vi } from 'vitest';
import { backOff, createRenewal, renewalDelay, type RenewalOutcome } from './renewal.ts';
import type { StoredSession } from './stored-session.ts';

const session = (accessToken: string): StoredSession => ({
  accessToken,
  expiresAt: 1_000,
  user: { id: 'u1', name: 'Ada' },
});

/** Two tabs over one storage and one lock. */
function twoTabs(request: (write: (token: string) => void) => Promise<RenewalOutcome>) {
  let stored: StoredSession | undefined = session('first');
  let queue: Promise<unknown> = Promise.resolve();
  const exclusively = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = queue.then(work);
    queue = next.catch(() => undefined);
    return next;
  };
  const write = (token: string) => {
    stored = session(token);
  };
  const tab = () => createRenewal({ read: () => stored, request: () => request(write), exclusively });
  return { tabs: [tab(), tab()] as const, forget: () => (stored = undefined) };
}

describe('renewal', () => {
  it('asks the provider once when two tabs renew at the same time', async () => {
    const request = vi.fn(async (write: (token: string) => void): Promise<RenewalOutcome> => {
      await Promise.resolve();
      write('second');
      return 'renewed';
    });
    const { tabs } = twoTabs(request);
    expect(await Promise.all([tabs[0](), tabs[1](), tabs[0]()])).toEqual(['renewed', 'renewed', 'renewed']);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('lets the second tab try when the first did not reach the provider', async () => {
    const request = vi.fn(async (): Promise<RenewalOutcome> => 'unreachable');
    const { tabs } = twoTabs(request);
    expect(await Promise.all([tabs[0](), tabs[1]()])).toEqual(['unreachable', 'unreachable']);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('does not ask for somebody who signed out meanwhile', async () => {
    const request = vi.fn(async (): Promise<RenewalOutcome> => 'renewed');
    const { tabs, forget } = twoTabs(request);
    forget();
    expect(await tabs[0]()).toBe('refused');
    expect(request).not.toHaveBeenCalled();
  });

  it('renews a minute before the end, earlier in a short life, never in the past', () => {
    expect(renewalDelay(3_600, 0)).toBe(3_540_000);
    expect(renewalDelay(60, 0)).toBe(45_000);
    expect(renewalDelay(1, 5_000)).toBe(0);
    expect(renewalDelay(10_000_000, 0)).toBe(2 ** 31 - 1);
  });

  it('waits longer after each failure, at most about a minute', () => {
    expect([0, 1, 2, 10].map((attempt) => backOff(attempt, 0.5))).toEqual([1_000, 2_000, 4_000, 60_000]);
  });
});
