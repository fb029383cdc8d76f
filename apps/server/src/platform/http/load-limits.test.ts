import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { anonymous } from '../../context.ts';
import { registerLoadLimits } from './load-limits.ts';
import { registerProblems } from './problems.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** A server with one call that waits until it is let go, and the health that must always answer. */
async function start(perMinute: number): Promise<{ url: string; letGo: () => void }> {
  app = Fastify();
  const gate = Promise.withResolvers<void>();
  app.decorateRequest('caller', null);
  registerProblems(app);
  app.addHook('onRequest', async (request) => {
    const userId = request.headers['x-user'];
    if (typeof userId === 'string') request.caller = { actor: { ...anonymous, userId }, expiresAt: 0 };
  });
  await registerLoadLimits(app, { perMinute });
  app.get('/api/slow', async () => {
    await gate.promise;
    return { done: true };
  });
  app.get('/api/quick', async () => ({ done: true }));
  app.post('/api/quick', async () => ({ done: true }));
  app.get('/health/live', async () => ({ isAlive: true }));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, letGo: () => gate.resolve() };
}

it('turns calls away at once when too many are under work, and takes them again afterwards', async () => {
  const { url, letGo } = await start(100_000);
  const slow = Array.from({ length: 300 }, (_, place) => as(place % 4, `${url}/api/slow`));
  await expect.poll(async () => (await fetch(`${url}/api/quick`)).status, { timeout: 20_000 }).toBe(503);
  const refused = await fetch(`${url}/api/quick`);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(refused.headers.get('content-type')).toContain('application/problem+json');
  expect(await refused.json()).toMatchObject({ detail: 'The server has too much to do at the moment.' });
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  letGo();
  const answers = await Promise.all(slow);
  const served = answers.filter(({ status }) => status === 200);
  expect(served.length).toBeGreaterThanOrEqual(290);
  await expect.poll(async () => (await fetch(`${url}/api/quick`)).status).toBe(200);
});

const as = (user: number, url: string) => fetch(url, { headers: { 'x-user': `u-${user}` } });

it('leaves room for the others when one user or address takes all that it can', async () => {
  const { url, letGo } = await start(100_000);
  const slow = Array.from({ length: 150 }, () => as(1, `${url}/api/slow`));
  await expect.poll(async () => (await as(1, `${url}/api/quick`)).status, { timeout: 20_000 }).toBe(429);
  expect((await as(1, `${url}/api/quick`)).headers.get('retry-after')).toBe('1');
  expect((await as(2, `${url}/api/quick`)).status).toBe(200);
  expect((await fetch(`${url}/api/quick`)).status).toBe(200);
  letGo();
  const statuses = (await Promise.all(slow)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(100);
  await expect.poll(async () => (await as(1, `${url}/api/quick`)).status).toBe(200);
});

it('counts nobody who has sent half a request', async () => {
  const { url, letGo } = await start(100_000);
  const { port } = new URL(url);
  const half =
    'POST /api/quick HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\na';
  const sockets = Array.from({ length: 320 }, () => connect(Number(port), '127.0.0.1'));
  await Promise.all(sockets.map((socket) => new Promise((done) => socket.write(half, done))));
  for (let call = 0; call < 20; call += 1) expect((await fetch(`${url}/api/quick`)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  letGo();
});

/** Holds the event loop until the limits have seen it lag twice. */
async function lag(): Promise<void> {
  for (let sample = 0; sample < 3; sample += 1) {
    const end = performance.now() + 900;
    while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

it('turns a crowd away when it is slow, and never somebody who is nearly alone', async () => {
  const { url, letGo } = await start(100_000);
  await lag();
  expect((await fetch(`${url}/api/quick`)).status).toBe(200);
  const crowd = Array.from({ length: 150 }, (_, place) => as(place % 2, `${url}/api/slow`));
  await expect
    .poll(
      async () => {
        await lag();
        return (await fetch(`${url}/api/quick`)).status;
      },
      { timeout: 30_000 },
    )
    .toBe(503);
  letGo();
  await Promise.all(crowd);
}, 60_000);

it('asks a caller who sends too much to wait, without harm to health', async () => {
  const { url } = await start(3);
  const answers = [];
  for (let call = 0; call < 5; call += 1) answers.push(await fetch(`${url}/api/quick`));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
  expect(Number(answers[4]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
});
