import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './server.ts';

const root = join(import.meta.dirname, '..', '..');

/** A command of the README, run as a person runs it: through npm. */
export class RootCommand {
  readonly origin: string;
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;
  #output = '';

  private constructor(origin: string, child: ChildProcess) {
    this.origin = origin;
    this.#child = child;
    const collect = (chunk: Buffer) => (this.#output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    this.#ended = once(child, 'close').then(([code]) => code as number | null);
  }

  /** `npm start` or `npm run dev` on a free port and this data folder, with a small demo world. */
  static async run(name: 'start' | 'dev', dataDir: string): Promise<RootCommand> {
    const { DATABASE_URL: _, ...inherited } = process.env;
    const port = await freePort();
    const child = spawn('npm', ['run', name], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, as in a terminal.
      detached: true,
      env: {
        ...inherited,
        PORT: String(port),
        DATA_DIR: dataDir,
        CRT_SCALE: '20',
        LOG_LEVEL: 'warn',
      },
    });
    return new RootCommand(`http://localhost:${port}`, child);
  }

  /** Everything that it printed so far. */
  get output(): string {
    return this.#output;
  }

  /** Waits until it has printed `text`; throws with the output when it ends before that. */
  async untilPrinted(text: string): Promise<void> {
    while (!this.#output.includes(text)) {
      if (this.#child.exitCode !== null) throw new Error(`It ended without "${text}":\n${this.#output}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Waits for its end. @returns the exit code, null after a signal */
  ended(): Promise<number | null> {
    return this.#ended;
  }

  /**
   * Stops it and waits until nobody answers on the port any more: SIGTERM goes to npm alone, as a supervisor sends it,
   * SIGINT to all of the group, as a terminal does.
   */
  async stop(signal: 'SIGTERM' | 'SIGINT'): Promise<void> {
    if (signal === 'SIGTERM') this.#child.kill(signal);
    else this.#signalAll(signal);
    await this.#ended;
    const isAnswering = () =>
      fetch(`${this.origin}/health/live`).then(
        () => true,
        () => false,
      );
    while (await isAnswering()) await new Promise((resolve) => setTimeout(resolve, 100));
  }

  /** For clean-up after a failure. */
  kill(): void {
    if (this.#child.exitCode === null && this.#child.signalCode === null) this.#signalAll('SIGKILL');
  }

  #signalAll(signal: NodeJS.Signals): void {
    if (this.#child.pid !== undefined) process.kill(-this.#child.pid, signal);
  }
}
