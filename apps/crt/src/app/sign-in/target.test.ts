import { describe, expect, it } from 'vitest';
import { clearTarget, storeTarget, takeTarget, validTarget } from './target.ts';

const origin = 'https://crt.example';
const base = '/CRT/';
const at = (path: string) => validTarget(`${origin}${path}`, origin, base);

/** A storage that lives as long as the test. */
function memory(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    key: () => null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

describe('the target of a sign-in', () => {
  it('keeps path, query and hash of our own addresses', () => {
    expect(at('/CRT/FulfilmentPlan/List?index=11&recordsPerPage=10#top')).toBe(
      '/FulfilmentPlan/List?index=11&recordsPerPage=10#top',
    );
  });

  it.each([
    ['another origin', 'https://evil.example/CRT/Users'],
    ['an address without a scheme', '//evil.example/CRT/Users'],
    ['a script', 'javascript:alert(1)'],
    ['a path beside the application', `${origin}/api/users`],
    ['a path that climbs out', `${origin}/CRT/../auth`],
    ['the callback (a circle)', `${origin}/CRT/oidc-callback?code=1`],
    ['the callback with a final slash', `${origin}/CRT/oidc-callback/`],
    ['the callback error', `${origin}/CRT/oidc-callback-error`],
    ['a message page', `${origin}/CRT/PermissionsLack`],
    ['an endless address', `${origin}/CRT/Users?x=${'y'.repeat(2048)}`],
  ])('refuses %s', (_case, address) => {
    expect(validTarget(address, origin, base)).toBeUndefined();
  });

  it('is given back once', () => {
    const storage = memory();
    storage.setItem('crt.target', `${origin}/CRT/Users`);
    expect(takeTarget(storage, origin, base)).toBe('/Users');
    expect(takeTarget(storage, origin, base)).toBeUndefined();
  });

  it('is not replaced by a message page and forgotten on request', () => {
    const storage = memory();
    storeTarget(storage, { href: `${origin}/CRT/Users`, origin }, base);
    storeTarget(storage, { href: `${origin}/CRT/PermissionsLack`, origin }, base);
    expect(storage.getItem('crt.target')).toBe(`${origin}/CRT/Users`);
    clearTarget(storage);
    expect(storage.length).toBe(0);
  });
});
