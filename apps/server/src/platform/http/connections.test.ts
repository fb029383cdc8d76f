import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cutPipelines } from './connections.ts';

let app: FastifyInstance;
let begun = 0;
beforeEach(async () => {
  app = Fastify();
  begun = 0;
  cutPipelines(app);
  app.get('/file', async () => {
    begun += 1;
    return 'a file';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const request = 'GET /file HTTP/1.1\r\nhost: crt\r\n\r\n';
const open = () => {
  const { port } = app.server.address() as AddressInfo;
  return connect(port, '127.0.0.1').on('error', () => undefined);
};

it('cuts a connection that sends many requests at once, and begins but a few of them', async () => {
  const socket = open().resume();
  socket.write(request.repeat(500));
  await once(socket, 'close');
  expect(begun).toBeLessThanOrEqual(4);
});

it('keeps one that asks again and again, each time after the answer', async () => {
  const socket = open();
  for (let call = 0; call < 20; call += 1) {
    socket.write(request);
    await once(socket, 'data');
  }
  expect(begun).toBe(20);
  expect(socket.closed).toBe(false);
  socket.destroy();
});
