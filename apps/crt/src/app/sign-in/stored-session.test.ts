import { describe, expect, it } from 'vitest';
import { parseStoredSession } from './stored-session.ts';

const stored = (change: object = {}) =>
  JSON.stringify({
    access_token: 'token',
    expires_at: 1_000,
    profile: { sub: 'u1', name: 'Ada Lovelace' },
    ...change,
  });

describe('the stored sign-in', () => {
  it('is read without the protocol library', () => {
    expect(parseStoredSession(stored())).toEqual({
      accessToken: 'token',
      expiresAt: 1_000,
      user: { id: 'u1', name: 'Ada Lovelace' },
    });
  });

  it.each([
    ['first and last name', { sub: 'u1', given_name: 'Ada', family_name: 'Lovelace' }, 'Ada Lovelace'],
    ['the user name', { sub: 'u1', preferred_username: 'planner' }, 'planner'],
    ['the id', { sub: 'u1' }, 'u1'],
  ])('falls back to %s', (_case, profile, name) => {
    expect(parseStoredSession(stored({ profile }))?.user.name).toBe(name);
  });

  it.each([
    ['nothing', null],
    ['damage', '{'],
    ['no token', stored({ access_token: '' })],
    ['no person', stored({ profile: {} })],
  ])('is absent with %s', (_case, text) => {
    expect(parseStoredSession(text)).toBeUndefined();
  });
});
