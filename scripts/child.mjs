import { spawn } from 'node:child_process';
import { cleanEnvironment, fail, root } from './workspace.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs the long-lived child of a root command and ends with its exit code. npm puts a shell in between, which
 * dies of a signal without passing it on; so the signals are forwarded, and when the process that started us
 * goes away, the child is stopped as well.
 */
export function runChild(command, args, { env = {}, cwd = root } = {}) {
  const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...cleanEnvironment(), ...env } });
  child.on('error', (error) => fail(`Could not start ${command}: ${error.message}`));

  for (const signal of signals) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the child without us; a second one could be taken for impatience.
      const isFromTerminal = signal === 'SIGINT' && process.stdin.isTTY;
      if (!isFromTerminal) child.kill(signal);
    });
  }

  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) {
      clearInterval(watch);
      child.kill('SIGTERM');
    }
  }, 500);
  watch.unref();

  child.on('exit', (code, signal) => {
    const isWantedEnd = signal === 'SIGINT' || signal === 'SIGTERM';
    process.exit(code ?? (isWantedEnd ? 0 : 1));
  });
}
