import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Api } from '../support/api.ts';
import { timed, type Figure } from './figure.ts';

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

/** C04: what begins and does not go on is cut off within seconds. */
export async function cutOff(origin: string): Promise<Figure[]> {
  const { token } = await Api.signIn(origin, 'planner');
  const port = Number(new URL(origin).port);
  const begin = performance.now();
  // The empty one is an idle connection, which costs nothing.
  const sockets = await Promise.all(
    beginnings(token)
      .filter(Boolean)
      .map((text) => sendHalf(port, text)),
  );
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
