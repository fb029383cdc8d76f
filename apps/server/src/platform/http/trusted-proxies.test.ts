import { expect, it } from 'vitest';
import { trustedProxies } from './trusted-proxies.ts';

it.each([
  [false, '127.0.0.1', false],
  ['10.0.0.1, 10.0.1.0/24', '10.0.0.1', true],
  ['10.0.0.1, 10.0.1.0/24', '::ffff:10.0.1.9', true],
  ['10.0.0.1, 10.0.1.0/24', '10.0.2.9', false],
  ['fd00::/8', 'fd12::1', true],
  ['loopback', '::1', true],
  ['loopback', '127.0.0.9', true],
  ['loopback', '', false],
] as const)('of the proxies %s %s is one: %s', (setting, address, isOne) => {
  expect(trustedProxies(setting)(address)).toBe(isOne);
});
