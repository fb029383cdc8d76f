import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Api } from '../support/api.ts';
import { forEachOf, timed, type Figure } from './figure.ts';
import { descriptorsOf, memoryOf } from './process-figures.ts';

/** The process that is flooded. */
interface Target {
  readonly origin: string;
  readonly pid: number;
}

/** Beginnings of requests, with and without a token, up to the first byte of the body or not even that far. */
function beginnings(token: string): string[] {
  const post = (path: string, type: string, more = '') =>
    `POST ${path} HTTP/1.1\r\nhost: crt\r\n${more}content-type: ${type}\r\ncontent-length: 1000\r\n\r\na`;
  return [
    post('/auth/token', 'application/x-www-form-urlencoded'),
    post('/auth/sign-in/x', 'application/json'),
    post('/api/FulfilmentPlan/AddComment', 'application/json', `authorization: Bearer ${token}\r\n`),
    'GET /api/Version/GetVersion HTTP/1.1\r\nhost:',
    '',
  ];
}

/** Half bodies as long as they may be without a token. */
const longBeginnings = [
  `POST /auth/token HTTP/1.1\r\nhost: crt\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 60000\r\n\r\n${'a'.repeat(50_000)}`,
  `POST /auth/sign-in/x HTTP/1.1\r\nhost: crt\r\ncontent-type: application/json\r\ncontent-length: 8000\r\n\r\n${'a'.repeat(7_000)}`,
];

async function sendHalf(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** C04: many connections on which half a request comes harm nobody. */
export async function halfSent(origin: string, connections: number, mostMs: number): Promise<Figure[]> {
  const api = await Api.signIn(origin, 'planner');
  const texts = beginnings(api.token);
  const port = Number(new URL(origin).port);
  const sockets: Socket[] = [];
  for (let place = 0; place < connections; place += 1) {
    sockets.push(await sendHalf(port, texts[place % texts.length] ?? ''));
  }
  let refused = 0;
  let slowest = 0;
  for (let call = 0; call < 40; call += 1) {
    const ms = await timed(async () => {
      const answer = await api.request('/api/Version/GetVersion');
      await answer.text();
      if (!answer.ok) refused += 1;
    });
    slowest = Math.max(slowest, ms);
  }
  const signIn = await timed(() => Api.signIn(origin, 'plan-reader'));
  for (const socket of sockets) socket.destroy();
  const measure = `with ${connections} half-sent requests`;
  return [
    { row: 'C04', measure: `calls refused ${measure}`, value: refused, most: 0 },
    { row: 'C04', measure: `slowest call in ms ${measure}`, value: slowest, most: mostMs },
    { row: 'C04', measure: `sign-in in ms ${measure}`, value: signIn, most: 3 * mostMs },
  ];
}

/** Opens many connections and sends half requests and half bodies on them; gives those that were not closed at once. */
async function openFlood(port: number, token: string, connections: number): Promise<Socket[]> {
  const texts = [...beginnings(token), ...longBeginnings];
  const numbers = Array.from({ length: connections }, (_, place) => place);
  const sockets: Socket[] = [];
  await forEachOf(numbers, 100, async (place) => {
    // One that makes way for the next may be closed before it has sent anything.
    const socket = await sendHalf(port, texts[place % texts.length] ?? '').catch(() => undefined);
    if (socket) sockets.push(socket);
  });
  return sockets;
}

/** How somebody who is signed in was served during a flood. */
interface Service {
  readonly calls: number;
  readonly refused: number;
  readonly slowestMs: number;
  /** The most megabytes that the server held. */
  readonly memory: number;
}

/** Calls the server, one call after the other, until the flood is over. */
async function callDuring(flood: Promise<unknown>, api: Api, pid: number): Promise<Service> {
  let isOver = false;
  void flood.finally(() => (isOver = true)).catch(() => undefined);
  let [calls, refused, slowestMs, memory] = [0, 0, 0, 0];
  while (!isOver || calls < 20) {
    const ms = await timed(async () => {
      if (!(await isServed(api))) refused += 1;
    });
    calls += 1;
    slowestMs = Math.max(slowestMs, ms);
    memory = Math.max(memory, memoryOf(pid));
  }
  return { calls, refused, slowestMs, memory };
}

async function isServed(api: Api): Promise<boolean> {
  try {
    const answer = await api.request('/api/Version/GetVersion', { signal: AbortSignal.timeout(30_000) });
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * C04: a flood of connections with half requests and half bodies, more than the server may hold: whoever is signed in is
 * served all the time, and afterwards connections and memory come back.
 */
export async function flooded(
  { origin, pid }: Target,
  connections: number,
  mostMs: number,
): Promise<Figure[]> {
  const api = await Api.signIn(origin, 'planner');
  await isServed(api);
  const before = { memory: memoryOf(pid), descriptors: descriptorsOf(pid) };
  const flood = openFlood(Number(new URL(origin).port), api.token, connections);
  const { calls, refused, slowestMs, memory } = await callDuring(flood, api, pid);
  await Promise.all((await flood).map(closed));
  const row = 'C04';
  const more = (megabytes: number) => Math.round(megabytes - before.memory);
  const descriptors = descriptorsOf(pid) - before.descriptors;
  const measure = `in a flood of ${connections} half requests`;
  return [
    { row, measure: `calls refused ${measure}, of ${calls}`, value: refused, most: 0 },
    { row, measure: `slowest call in ms ${measure}`, value: slowestMs, most: mostMs },
    { row, measure: 'MB more at the height of it', value: more(memory), most: 400 },
    // Node and the C library keep some for the next one.
    { row, measure: 'MB more when all are cut off', value: more(memoryOf(pid)), most: 200 },
    // The database keeps the files open that it has read.
    { row, measure: 'descriptors more when all are cut off', value: descriptors, most: 100 },
  ];
}

const closed = (socket: Socket) =>
  new Promise<void>((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve())));

/** C04: what begins and does not go on is cut off within seconds. */
export async function cutOff(origin: string): Promise<Figure[]> {
  const { token } = await Api.signIn(origin, 'planner');
  const port = Number(new URL(origin).port);
  const begin = performance.now();
  const sockets = await Promise.all(beginnings(token).map((text) => sendHalf(port, text)));
  await Promise.all(sockets.map((socket) => once(socket, 'close')));
  const seconds = Math.round((performance.now() - begin) / 1000);
  return [{ row: 'C04', measure: 'seconds until half requests are cut off', value: seconds, most: 20 }];
}

/** C04: connections that send request upon request for a file, and read no answer, are cut before they hold others up. */
export async function pipelined(origin: string, connections: number, mostMs: number): Promise<Figure[]> {
  const text = 'GET /CRT/ HTTP/1.1\r\nhost: crt\r\n\r\n'.repeat(20);
  const port = Number(new URL(origin).port);
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(text);
    return socket;
  });
  const health = await timed(async () => {
    await (await fetch(`${origin}/health/live`)).text();
  });
  for (const socket of sockets) socket.destroy();
  const measure = `health in ms beside ${connections} connections with 20 requests at once`;
  return [{ row: 'C04', measure, value: health, most: mostMs }];
}
