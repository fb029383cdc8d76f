import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addressOf, networkOf } from './address-of.ts';

it.each([
  ['10.1.2.3', '10.1.2.3'],
  ['2001:db8::1', '2001:db8::1'],
  ['garbage', '127.0.0.1'],
  ['10.9.9.9:1234', '127.0.0.1'],
  ['f'.repeat(7000), '127.0.0.1'],
])('of %s that the proxy hands on is %s', async (handedOn, address) => {
  const app = Fastify({ trustProxy: '127.0.0.1' });
  app.get('/', (request) => addressOf(request));
  const { body } = await app.inject({ url: '/', headers: { 'x-forwarded-for': handedOn } });
  expect(body).toBe(address);
  await app.close();
});

it.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:1:2:3', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf({ ip, socket: { remoteAddress: ip } as never })).toBe(network);
});
