import { expect, it } from 'vitest';
import { readAddresses } from './addresses.ts';

it('reads what mail programs, tables and hands write', () => {
  expect(
    readAddresses('Ann Lee <ann@example.org>; bo@example.org,\ncy@example.org dan@example.org', []).addresses,
  ).toEqual(['ann@example.org', 'bo@example.org', 'cy@example.org', 'dan@example.org']);
});

it('keeps what is no address', () => {
  expect(readAddresses('ann@example.org, bo@example, @x.org', [])).toEqual({
    addresses: ['ann@example.org'],
    rest: ['bo@example', '@x.org'],
  });
});

it('knows an address in any case once', () => {
  expect(readAddresses('Ann@Example.org, bo@x.org, BO@x.org', ['ann@example.org']).addresses).toEqual([
    'bo@x.org',
  ]);
});
