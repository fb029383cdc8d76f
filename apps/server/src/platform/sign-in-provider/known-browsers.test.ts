import { expect, it } from 'vitest';
import { browserCookie, cookieLine, knownForSeconds, KnownBrowsers } from './known-browsers.ts';

const start = new Date('2026-03-16T09:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

const browsers = new KnownBrowsers(['secret']);
const header = (value: string) => `crt.session=abc; ${browserCookie}=${value}; other=1`;
const ofAda = browsers.remember(undefined, 'ada', start);

it('knows a browser for a year, and only for who signed in there', () => {
  const found = browsers.find(header(ofAda), 'ada', start);
  expect(found).toMatch(/^[\w-]{22}$/);
  expect(browsers.find(header(ofAda), 'ada', later(knownForSeconds - 1))).toBe(found);
  expect(browsers.find(header(ofAda), 'ada', later(knownForSeconds))).toBeUndefined();
  for (const other of ['bob', 'ad', '']) expect(browsers.find(header(ofAda), other, start)).toBeUndefined();
  expect(ofAda).not.toContain('ada');
});

const [browser = '', since = '', seal = ''] = ofAda.split('.');
const moved = `${browser.slice(1)}${browser[0] === 'A' ? 'B' : 'A'}`;
it.each([
  ['none', undefined],
  ['one of another name', `x${browserCookie}=${ofAda}`],
  ['one of another installation', header(new KnownBrowsers(['other']).remember(undefined, 'ada', start))],
  ['one with another browser', header(`${moved}.${since}.${seal}`)],
  ['one made younger', header(`${browser}.${(Number.parseInt(since, 36) + 1).toString(36)}.${seal}`)],
  ['one whose parts are moved', header(`${browser}${since}..${seal}`)],
  ['one that was cut', header(ofAda.slice(0, -1))],
  ['one without its seal', header(`${browser}.${since}.`)],
  ['one with more behind it', header(`${ofAda}A`)],
  ['an empty one', header('')],
  ['one that is long', header('~'.repeat(10_000))],
])('believes no cookie that is forged: %s', (_name, cookies) => {
  expect(browsers.find(cookies, 'ada', start)).toBeUndefined();
});

it('finds its own beside one that somebody else left', () => {
  expect(browsers.find(`${browserCookie}=junk; ${header(ofAda)}`, 'ada', start)).toBe(browser);
});

it('is known to all who share it, up to eight, and gives who signs in again a new id', () => {
  let value = ofAda;
  for (let person = 1; person < 8; person += 1)
    value = browsers.remember(header(value), `person-${person}`, start);
  expect(browsers.find(header(value), 'ada', start)).toBe(browser);
  value = browsers.remember(header(value), 'ada', later(60));
  expect(value.split('~')).toHaveLength(8);
  const anew = browsers.find(header(value), 'ada', later(60));
  expect(anew).toMatch(/^[\w-]{22}$/);
  expect(anew).not.toBe(browser);
  // Longest away is now the first of the others.
  value = browsers.remember(header(value), 'person-8', later(120));
  expect(value.split('~')).toHaveLength(8);
  expect(browsers.find(header(value), 'person-1', later(120))).toBeUndefined();
  expect(browsers.find(header(value), 'ada', later(120))).toBe(anew);
});

it('seals with the first secret and believes the older ones', () => {
  const renewed = new KnownBrowsers(['new', 'secret']);
  expect(renewed.find(header(ofAda), 'ada', start)).toBe(browser);
  const value = renewed.remember(header(ofAda), 'ada', start);
  expect(browsers.find(header(value), 'ada', start)).toBeUndefined();
});

it('comes for a year, for the pages of the sign-in only, and over TLS only where there is TLS', () => {
  const plain = 'crt.browser=value; Path=/auth/sign-in; Max-Age=31536000; HttpOnly; SameSite=Lax';
  expect(cookieLine('value', false)).toBe(plain);
  expect(cookieLine('value', true)).toBe(`${plain}; Secure`);
});
