import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { Api } from './support/api.ts';
import { makeFilledHome } from './support/filled-home.ts';
import { killAll, ServerProcess } from './support/server-process.ts';

/** As a system gives them that nobody has set up for a server, and far fewer than the crowd wants. */
const descriptors = 512;
const crowd = 1_500;

const homes: { remove(): Promise<void> }[] = [];
afterAll(async () => {
  killAll();
  for (const home of homes) await home.remove();
});

const whole = (path: string) => `GET ${path} HTTP/1.1\r\nhost: crt\r\n\r\n`;
/** What reads a file, what asks the database, what does neither; half a request, and a connection without any. */
const textsOf = (file: string) => [
  whole(file),
  whole('/health/ready'),
  whole('/CRT/config.json'),
  whole('/auth/.well-known/openid-configuration'),
  'GET /CRT/ HTTP/1.1\r\nhost:',
  '',
];

/** One of the crowd, from one of twenty addresses, who sends a text; its answer is kept, if there is one. */
async function join(port: number, place: number, text: string, answers: string[]): Promise<Socket> {
  const localAddress = `127.0.0.${2 + (place % 20)}`;
  const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
  let isAnswered = false;
  socket.on('data', (chunk: Buffer) => {
    if (!isAnswered) answers.push(chunk.toString('latin1').split('\r\n\r\n')[0] ?? '');
    isAnswered = true;
  });
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined);
  socket.write(text);
  return socket;
}

it('answers or asks to wait, and neither fails nor hangs up on who is signed in, when a crowd takes all descriptors (attack C04)', async () => {
  const home = await makeFilledHome();
  homes.push(home);
  const server = await ServerProcess.start(home.settings, descriptors);
  const api = await Api.signIn(server.origin, 'planner');
  const page = await (await api.request('/CRT/')).text();
  const texts = textsOf(/\/CRT\/assets\/[\w-]+\.js/.exec(page)?.[0] ?? '');
  const answers: string[] = [];
  const own: { status: number; retryAfter: string | null }[] = [];
  // As browsers do: a resting connection may be closed just as it is written to.
  const askAgainWhereClosed = (path: string) => api.request(path).catch(() => api.request(path));
  const ask = async (path: string) => {
    const answer = await askAgainWhereClosed(path);
    await answer.text();
    own.push({ status: answer.status, retryAfter: answer.headers.get('retry-after') });
    return answer.ok;
  };
  const sockets: Socket[] = [];
  for (let place = 0; place < crowd; place += 50) {
    const more = Array.from({ length: 50 }, (_one, at) =>
      join(server.port, place + at, texts[(place + at) % texts.length] ?? '', answers),
    );
    sockets.push(...(await Promise.all(more)));
    for (const path of [
      '/api/Version/GetVersion',
      `/api/FulfilmentPlan/GetRequestInformation/1`,
      '/health/ready',
    ])
      await ask(path);
  }
  for (const socket of sockets) socket.destroy();
  expect(
    own.filter(({ status, retryAfter }) => status !== 200 && (status !== 503 || retryAfter === null)),
  ).toEqual([]);
  const statuses = answers.map((head) => head.split(' ')[1]);
  expect(new Set(statuses)).toContain('200');
  expect(new Set(statuses).difference(new Set(['200', '503']))).toEqual(new Set());
  await expect.poll(() => ask('/health/ready'), { timeout: 60_000 }).toBe(true);
  expect(await ask('/api/Version/GetVersion')).toBe(true);
  expect(server.faults).toEqual([]);
  await server.stop();
});
