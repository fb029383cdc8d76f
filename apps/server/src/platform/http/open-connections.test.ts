import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { boundBodies } from './connections.ts';
import { OpenConnections, type ConnectionBounds } from './open-connections.ts';
import { registerProblems } from './problems.ts';

let app: FastifyInstance;
let connections: OpenConnections;
let letGo: () => void;
let isShort = false;
const opened: Socket[] = [];
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  letGo();
  await app.close();
});

/** A server with a call that is quick, one that waits until it is let go, and one that takes a body. */
async function start(bounds: Partial<ConnectionBounds>): Promise<void> {
  app = Fastify();
  const gate = Promise.withResolvers<void>();
  letGo = () => gate.resolve();
  isShort = false;
  const descriptors = { isShort: () => isShort, opened: () => undefined };
  const none = { descriptors, most: 1_000, mostOfOne: 1_000, mostBodyBytes: 1_000_000, isProxy: () => false };
  connections = new OpenConnections({ ...none, ...bounds });
  connections.watch(app.server);
  boundBodies(app, connections);
  registerProblems(app);
  app.get('/quick', () => 'done');
  app.get('/slow', () => gate.promise.then(() => 'done'));
  app.post('/thing', () => gate.promise.then(() => 'done'));
  await app.listen({ port: 0, host: '127.0.0.1' });
}

/** Opens a connection, sends some bytes and waits until the server has them: `seen` says how it shows that. */
async function send(text: string, from = '127.0.0.1'): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo;
  const accepted = once(app.server, 'connection');
  const socket = connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => undefined);
  opened.push(socket.resume());
  await accepted;
  socket.write(text);
  return socket;
}

/** The end of a connection, however it comes. */
const closed = (socket: Socket) =>
  new Promise<void>((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve())));

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: crt\r\n\r\n`;
const half = 'GET /quick HTTP/1.1\r\nhost:';

/** The answer to one more request on a connection. */
async function ask(socket: Socket, text: string): Promise<string> {
  socket.write(text);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return answer.toString();
}

it('closes the half request that waits longest when one address holds too many, and serves everybody', async () => {
  await start({ mostOfOne: 3 });
  const person = await send('');
  expect(await ask(person, get('/quick'))).toMatch(/^HTTP\/1.1 200/);
  const [first, second] = [await send(half), await send('')];
  const third = await send(half);
  await closed(first);
  await send(half);
  await closed(second);
  expect([person.closed, third.closed]).toEqual([false, false]);
  expect(await ask(await send(''), get('/quick'))).toMatch(/^HTTP\/1.1 200/);
  expect(await ask(person, get('/quick'))).toMatch(/^HTTP\/1.1 200/);
});

it('lets work come to its end, and turns a new connection away while there is nothing else', async () => {
  await start({ most: 2 });
  const begun = [once(app.server, 'request'), send(get('/slow'))] as const;
  const working = await begun[1];
  await begun[0];
  const again = [once(app.server, 'request'), send(get('/slow'), '127.0.0.2')] as const;
  await again[0];
  const refused = await send('', '127.0.0.3');
  await closed(refused);
  letGo();
  const [answer] = (await once(working, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 200/);
});

it('makes room for more than the new one while the process is short of descriptors, and keeps who is served', async () => {
  await start({});
  const person = await send('');
  expect(await ask(person, get('/quick'))).toMatch(/^HTTP\/1.1 200/);
  const halves = [await send(half), await send(half), await send(half)] as const;
  isShort = true;
  const late = await send('');
  await Promise.all([closed(halves[0]), closed(halves[1])]);
  expect([person, halves[2], late].map((socket) => socket.closed)).toEqual([false, false, false]);
  expect(await ask(late, get('/quick'))).toMatch(/^HTTP\/1.1 200/);
});

it('counts each address by itself, and a trusted proxy as everybody behind it', async () => {
  await start({ mostOfOne: 1, isProxy: (address) => address === '127.0.0.9' });
  const other = await send(half, '127.0.0.2');
  const behind = [await send(half, '127.0.0.9'), await send(half, '127.0.0.9')];
  const own = await send(half);
  await send(half);
  await closed(own);
  expect([other, ...behind].map(({ closed }) => closed)).toEqual([false, false, false]);
});

const post = (bytes: number, of: number) =>
  `POST /thing HTTP/1.1\r\nhost: crt\r\ncontent-type: text/plain\r\ncontent-length: ${of}\r\n\r\n${'a'.repeat(bytes)}`;

it('holds no more of bodies than it may: half ones make way, and all comes back', async () => {
  await start({ mostBodyBytes: 1_000 });
  const first = await send(post(600, 700));
  await expect.poll(() => connections.bodyBytes).toBe(600);
  const second = await send(post(600, 600));
  await closed(first);
  const third = await send(post(500, 501));
  await closed(third);
  expect(second.closed).toBe(false);
  expect(connections.bodyBytes).toBe(600);
  letGo();
  const [answer] = (await once(second, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 200/);
  await expect.poll(() => connections.bodyBytes).toBe(0);
});

it('lets whoever brings a body wait when no more can be held, and nobody else', async () => {
  await start({ mostBodyBytes: -1 });
  const answer = await ask(await send(''), post(1, 1));
  expect(answer).toMatch(/^HTTP\/1.1 503[^]*retry-after: 2[^]*application\/problem\+json/i);
  expect(await ask(await send(''), get('/quick'))).toMatch(/^HTTP\/1.1 200/);
});
