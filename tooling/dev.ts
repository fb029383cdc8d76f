/**
 * Development: Vite serves the app with hot reload (packages included, they are imported from source) and passes
 * everything else on to the server, which restarts when one of its files changes. One address for the browser.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer, type Plugin } from 'vite';
import { readEnv, type Env } from '../apps/server/src/env.ts';
import { lockFolder } from '../apps/server/src/platform/db/folder-lock.ts';
import { checkPort, startFailure } from '../apps/server/src/platform/start-failure.ts';

const root = join(import.meta.dirname, '..');
const environment = { ...process.env, NODE_ENV: 'development' };

/** What would end the server at once ends the command: else it would wait for a change of a file that never helps. */
async function checkedSettings(): Promise<Env> {
  try {
    const env = readEnv(environment);
    await checkPort(env);
    if (env.databaseUrl === undefined) lockFolder(env.dataDir)();
    return env;
  } catch (error) {
    console.error(startFailure(error));
    process.exit(1);
  }
}

const { port, host, publicUrl } = await checkedSettings();

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createProbe().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const serverPort = await freePort();
const main = 'apps/server/src/main.ts';
const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--conditions=crt-source', main],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // The sign-in provider names the address that the browser sees; only Vite asks the server itself.
    env: { ...environment, PORT: String(serverPort), HOST: '127.0.0.1', PUBLIC_URL: publicUrl },
  },
);

const target = `http://127.0.0.1:${serverPort}`;
// The host of the request is kept: sign-in answers with addresses on the host that it was asked on.
const passOn = {
  // The sign-in page is part of the application, and so as hot as the rest of it. The first rule that fits counts, so that it stands before '/auth'.
  '^/auth/sign-in/[^/]+$': {
    target,
    changeOrigin: false,
    bypass: ({ method }: IncomingMessage) => (method === 'GET' ? '/CRT/sign-in.html' : undefined),
  },
  ...Object.fromEntries(
    ['/api', '/auth', '/health', '/CRT/config.json'].map((path) => [path, { target, changeOrigin: false }]),
  ),
};
// Vite answers below '/CRT/' only; the address that is announced, and typed, has no stroke at its end.
const toTheApp: Plugin = {
  name: 'crt-to-the-app',
  configureServer({ middlewares }) {
    middlewares.use(({ url = '' }, response, next) => {
      if (/^\/(CRT)?(\?|$)/.test(url))
        response.writeHead(302, { location: url.replace(/^\/(CRT)?/, '/CRT/') }).end();
      else next();
    });
  },
};
const app = await createServer({
  root: join(root, 'apps/crt'),
  configFile: join(root, 'apps/crt/vite.config.ts'),
  plugins: [toTheApp],
  server: { port, strictPort: true, host, proxy: passOn },
});

let isStopping = false;
async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  // The database is closed by the server: nobody is left behind who still writes to it.
  const ended = server.exitCode === null ? once(server, 'exit') : undefined;
  server.kill('SIGTERM');
  await Promise.all([app.close(), ended]);
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
server.on('exit', (code) => void stop(code ?? 1));

/** A page that is opened before the server answers could not start. */
async function untilReady(): Promise<void> {
  const isReady = () =>
    fetch(`${target}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await pause(200);
}

try {
  await app.listen();
  await untilReady();
  console.log(`Development: ${publicUrl}/CRT (the server behind it listens on ${serverPort})`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  await stop(1);
}
