import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ExecOptions } from './suite.ts';

const running = new Set<ChildProcess>();

/** Kills a child with everything that it started: each runs in a process group of its own. */
function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has gone already.
  }
}

/** Stops whatever still runs, for an interrupted test command. */
export function stopAll(signal: NodeJS.Signals = 'SIGKILL'): void {
  for (const child of running) killGroup(child, signal);
}

interface LoggedExec extends ExecOptions {
  cwd: string;
  logFile: string;
  signal: AbortSignal;
}

/**
 * Runs a command with its output appended to the log; resolves with the exit code (1 when it could not start or
 * was stopped by the time limit). A first word that ends in .js, .mjs or .ts runs on this Node.
 */
export function execLogged(command: string[], options: LoggedExec): Promise<number> {
  const isScript = /\.(js|mjs|cjs|ts)$/.test(command[0] ?? '') || command[0]?.startsWith('--');
  const [program = '', ...args] = isScript ? [process.execPath, ...command] : command;
  // Programs with a `#!/usr/bin/env node` line must find this Node as well.
  const path = [dirname(process.execPath), join(options.cwd, 'node_modules/.bin'), process.env['PATH']].join(
    ':',
  );
  const env: Record<string, string | undefined> = {
    ...process.env,
    PATH: path,
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    CI: '1',
    ...options.env,
  };

  return new Promise((resolve) => {
    const output = createWriteStream(options.logFile, { flags: 'a' });
    output.write(`$ ${command.join(' ')}\n`);
    const child = spawn(program, args, {
      cwd: options.cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const stop = () => killGroup(child, 'SIGKILL');
    options.signal.addEventListener('abort', stop, { once: true });
    child.stdout.pipe(output, { end: false });
    child.stderr.pipe(output, { end: false });

    let isSettled = false;
    const settle = (code: number) => {
      if (isSettled) return;
      isSettled = true;
      running.delete(child);
      options.signal.removeEventListener('abort', stop);
      // What it left behind (browsers, servers) must not outlive it.
      stop();
      output.end(() => resolve(code));
    };
    child.on('error', (error) => {
      output.write(`${error.message}\n`);
      settle(1);
    });
    child.on('close', (code) => settle(code ?? 1));
    // A grandchild that keeps the pipes open would keep 'close' from coming.
    child.on('exit', (code) => setTimeout(() => settle(code ?? 1), 2_000).unref());
  });
}
