import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { remembering } from './remembered-tokens.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const factsUntil = (expiresAt: number) => ({ subject: 'someone', userName: undefined, expiresAt });

it('checks the same token once, and again after half a minute', async () => {
  const verify = vi.fn(async () => factsUntil(Date.now() + 600_000));
  const remembered = remembering(verify);
  await remembered('a');
  await remembered('a');
  await remembered('b');
  expect(verify).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(30_001);
  await remembered('a');
  expect(verify).toHaveBeenCalledTimes(3);
});

it('asks again once a token has ended, and keeps no refusal', async () => {
  const verify = vi.fn(async () => factsUntil(Date.now() + 1_000));
  const remembered = remembering(verify);
  await remembered('a');
  vi.advanceTimersByTime(1_001);
  verify.mockRejectedValue(new Error('expired'));
  await expect(remembered('a')).rejects.toThrow('expired');
  await expect(remembered('a')).rejects.toThrow('expired');
  expect(verify).toHaveBeenCalledTimes(3);
});
