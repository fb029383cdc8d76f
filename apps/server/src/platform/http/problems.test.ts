import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { readEnv } from '../../env.ts';
import { registerProblems } from './problems.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { refuseNulInAddress } from './unreadable.ts';

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'fatal', PUBLIC_URL: 'https://crt.example' });
  app = createApp(env);
  registerProblems(app);
  registerSecurityHeaders(app, env);
  refuseNulInAddress(app);
  app.get('/CRT/*', () => 'the app');
  app.post('/api/thing', () => 'done');
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** Headers that each answer has in its own way. */
const own = new Set(['connection', 'content-length', 'date', 'keep-alive', 'cache-control', 'content-type']);

/** What came back for some bytes, at the end of the connection. */
async function exchange(text: string): Promise<{ status: number; headers: string[]; problem: unknown }> {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.on('error', () => undefined);
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const names = head
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(':')[0]?.toLowerCase() ?? '');
  return {
    status: Number(head.split(' ')[1]),
    headers: names.filter((name) => !own.has(name)).sort(),
    problem: JSON.parse(body || 'null'),
  };
}

it.each<[string, string, number, string]>([
  ['an address that cannot be decoded', 'GET /CRT/%ff HTTP/1.1', 400, 'invalid-request'],
  ['an address with the character U+0000', 'GET /CRT/%00 HTTP/1.1', 400, 'invalid-request'],
  ['endless headers', `GET /CRT/ HTTP/1.1\r\nx: ${'x'.repeat(20_000)}`, 431, 'headers-too-large'],
  ['an endless address', `GET /CRT/${'x'.repeat(20_000)} HTTP/1.1`, 431, 'headers-too-large'],
  ['no request at all', 'HELO crt', 400, 'invalid-request'],
  [
    'half a body',
    'POST /api/thing HTTP/1.1\r\ncontent-type: text/plain\r\ncontent-length: 9',
    408,
    'too-slow',
  ],
])('answers %s as a problem, with the headers of every answer', async (_what, start, status, kind) => {
  // Seconds in the product.
  app.server.requestTimeout = 100;
  const answer = await exchange(`${start}\r\nhost: crt.example\r\nconnection: close\r\n\r\n`);
  expect(answer).toMatchObject({ status, problem: { type: `urn:crt:problem:${kind}`, status } });
  const page = await app.inject('/CRT/');
  expect(answer.headers).toEqual(
    Object.keys(page.headers)
      .filter((name) => !own.has(name))
      .sort(),
  );
});

it('takes nobody who breaks off in a body for an outage of the database', async () => {
  const logged: string[] = [];
  const quiet = Fastify({ logger: { level: 'warn', stream: { write: (line) => logged.push(line) } } });
  registerProblems(quiet);
  const failed = Promise.withResolvers<void>();
  quiet.addHook('onError', async () => failed.resolve());
  quiet.post('/api/thing', () => 'done');
  const { port: own } = new URL(await quiet.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(own), '127.0.0.1').on('error', () => undefined);
  const head =
    'POST /api/thing HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000';
  const begun = once(quiet.server, 'request');
  socket.write(`${head}\r\n\r\n{`);
  await begun;
  socket.resetAndDestroy();
  await failed.promise;
  await quiet.close();
  expect(logged).toEqual([]);
});
