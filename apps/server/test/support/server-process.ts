import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuilt } from '../../../../scripts/build.mjs';

const serverFolder = join(import.meta.dirname, '../..');

/** Settings of a process beside the free port and the small demo world that every one gets. */
export type Settings = Readonly<Record<string, string>>;

/** How a process ended. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

const running = new Set<ChildProcess>();
/** A process of the sources takes several times as long to start, and nobody runs one. */
const hasBuild = isBuilt();

/** Kills what a failed test left behind; for afterAll. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** A fresh data folder, and its removal. */
export function makeFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'crt-process-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A port that nobody uses at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

type Command = readonly [program: string, ...args: string[]];

/** A command that may have so many files and connections open at once: a shell sets that and becomes the command. */
const bounded = (command: Command, descriptors: number | undefined): Command =>
  descriptors === undefined
    ? command
    : ['sh', '-c', `ulimit -n ${descriptors} && exec "$0" "$@"`, ...command];

/** One real server process, as `npm start` runs it. */
export class ServerProcess {
  readonly origin: string;
  readonly port: number;
  readonly ended: Promise<Ending>;
  readonly #child: ChildProcess;
  #output = '';

  private constructor(port: number, child: ChildProcess) {
    this.port = port;
    this.origin = `http://localhost:${port}`;
    this.#child = child;
    running.add(child);
    const collect = (chunk: Buffer) => (this.#output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    this.ended = once(child, 'close').then(([code, signal]) => {
      running.delete(child);
      return { code: code as number | null, signal: signal as NodeJS.Signals | null };
    });
  }

  /** The number under which the machine knows it. */
  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Everything that it printed so far. */
  get output(): string {
    return this.#output;
  }

  /** What it wrote down of requests that it could not answer: lines of the log with their causes. */
  get faults(): string[] {
    return this.#output.split('\n').filter((line) => line.startsWith('{"level":50,'));
  }

  /** Starts a process without waiting for anything; where `descriptors` says so, with no more of them than that. */
  static async spawn(settings: Settings, descriptors?: number): Promise<ServerProcess> {
    if (!hasBuild)
      throw new Error(
        'The product is not built from the files as they are: run "node scripts/run.mjs build".',
      );
    const { DATABASE_URL: _, ...inherited } = process.env;
    const port = Number(settings['PORT'] ?? (await freePort()));
    const [command, ...args] = bounded([process.execPath, 'dist/main.js'], descriptors);
    const child = spawn(command, args, {
      cwd: serverFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...inherited, NODE_ENV: 'test', CRT_SCALE: '20', PORT: String(port), ...settings },
    });
    return new ServerProcess(port, child);
  }

  /** Starts a process and waits until it is ready. */
  static async start(settings: Settings, descriptors?: number): Promise<ServerProcess> {
    const server = await ServerProcess.spawn(settings, descriptors);
    await server.untilReady();
    return server;
  }

  async untilReady(limitMs = 120_000): Promise<void> {
    await this.until(() => this.isReady(), limitMs, 'was not ready');
  }

  async isReady(): Promise<boolean> {
    return fetch(`${this.origin}/health/ready`, { signal: AbortSignal.timeout(3_000) }).then(
      (answer) => answer.ok,
      () => false,
    );
  }

  /** Waits until it has printed `text`, and no longer. */
  async untilPrinted(text: string): Promise<void> {
    while (!this.#output.includes(text)) {
      const next = await Promise.race([once(this.#child.stdout ?? this.#child, 'data'), this.ended]);
      if (!Array.isArray(next)) throw new Error(`The server did not print "${text}":\n${this.#output}`);
    }
  }

  /** Asks it to stop, or kills it, and waits for its end. */
  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<Ending> {
    this.#child.kill(signal);
    return this.ended;
  }

  async until(check: () => boolean | Promise<boolean>, limitMs: number, failure: string): Promise<void> {
    const deadline = Date.now() + limitMs;
    while (Date.now() < deadline) {
      if (await check()) return;
      if (this.#child.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The server ${failure} (exit code ${this.#child.exitCode}):\n${this.#output}`);
  }
}
