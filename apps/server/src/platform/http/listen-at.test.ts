import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { freePort } from '../../../test/support/server-process.ts';
import { listenAt } from './listen-at.ts';

it('listens at every address that localhost has, with one server, and ends all of them', async () => {
  const app = Fastify();
  app.get('/', () => 'done');
  const port = await freePort();
  let accepted = 0;
  app.server.on('connection', () => (accepted += 1));
  await listenAt(app, port, 'localhost');
  let reached = 0;
  for (const { address } of await lookup('localhost', { all: true })) {
    const socket = connect(port, address);
    if (await once(socket, 'connect').catch(() => undefined)) reached += 1;
    else continue;
    socket.write('GET / HTTP/1.1\r\nhost: crt\r\nconnection: close\r\n\r\n');
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 200/);
  }
  expect(reached).toBeGreaterThan(0);
  expect(accepted).toBe(reached);
  await app.close();
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
});
