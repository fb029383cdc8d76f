import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Home } from './database.ts';

const root = join(import.meta.dirname, '..', '..');

/** The instant at which the clock of every server under test stands; the demo world is built around it. */
export const now = '2026-03-16T09:00:00Z';

/** A running server of the product, as `npm start` runs it: its own process, its own data. */
export class RunningServer {
  readonly origin: string;
  readonly home: Home;
  readonly #port: number;
  readonly #env: Record<string, string>;
  #process: ChildProcess | undefined;
  #output = '';

  private constructor(port: number, home: Home, env: Record<string, string>) {
    this.#port = port;
    this.origin = `http://localhost:${port}`;
    this.home = home;
    this.#env = env;
  }

  /** Starts a server on a free port and waits until it is ready. */
  static async start(home: Home, env: Record<string, string> = {}): Promise<RunningServer> {
    const server = new RunningServer(await freePort(), home, env);
    await server.startAgain();
    return server;
  }

  /** Starts it on the same port and data, after it was stopped or killed. */
  async startAgain(): Promise<void> {
    const { DATABASE_URL: _, ...inherited } = process.env;
    const { dataDir, databaseUrl } = this.home;
    const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...inherited,
        NODE_ENV: 'test',
        PORT: String(this.#port),
        DATA_DIR: dataDir,
        CRT_CLOCK: now,
        LOG_LEVEL: 'warn',
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
        ...this.#env,
      },
    });
    this.#process = child;
    const collect = (chunk: Buffer) => (this.#output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    await this.#untilReady(child);
  }

  async #untilReady(child: ChildProcess): Promise<void> {
    const deadline = Date.now() + 60_000;
    while (Date.now() < deadline) {
      if (child.exitCode !== null)
        throw new Error(`The server ended with ${child.exitCode}:\n${this.#output}`);
      const isReady = await fetch(`${this.origin}/health/ready`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isReady) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`The server was not ready after a minute:\n${this.#output}`);
  }

  /** Ends it at once, as a power cut of the process would: no clean-up, no last words. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Asks it to finish and waits. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

/** A port that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No free port.');
  return address.port;
}
