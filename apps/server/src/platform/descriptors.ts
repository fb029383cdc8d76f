import { readFileSync } from 'node:fs';

/** What other systems than Linux allow at least. */
const usualLimit = 1_024;

/** How many descriptors (connections, files) this process may have open at once; Node has raised it as far as it may. */
export function descriptorLimit(): number {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    // Unlimited is no number.
    return limit === undefined ? Number.MAX_SAFE_INTEGER : Number(limit);
  } catch {
    return usualLimit;
  }
}

/** Descriptors that the embedded database and everything else may need: PostgreSQL opens up to a thousand files. */
const keptBack = 2_000;

/** How many connections leave room for everything else, also when a file is sent on each of them. */
export function mostConnections(limit: number): number {
  return Math.floor((limit - Math.min(keptBack, limit / 2)) / 2);
}
