import { readdirSync, readFileSync } from 'node:fs';

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

/** How many descriptors this process has open; undefined on systems that do not tell. */
function openDescriptors(): number | undefined {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch (error) {
    // Counting takes one, too.
    const isNoneLeft = ['EMFILE', 'ENFILE'].includes(String((error as NodeJS.ErrnoException).code));
    return isNoneLeft ? Number.MAX_SAFE_INTEGER : undefined;
  }
}

/** How long a count is believed, in milliseconds: it reads a folder with an entry for each. */
const believedMs = 250;
/** With so few, or a sixteenth of all, what opens a file or a connection of its own might fail in its middle. */
const mostKept = 100;

interface DescriptorWatchOptions {
  readonly limit: number;
  /** How many are open now; undefined where nobody knows. */
  readonly count?: () => number | undefined;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
}

/** Whether the process is about to be short of descriptors. */
export class DescriptorWatch {
  readonly #options: Required<DescriptorWatchOptions>;
  readonly #kept: number;
  #open = 0;
  #countedAt = Number.NEGATIVE_INFINITY;

  constructor({ limit, count = openDescriptors, now = () => performance.now() }: DescriptorWatchOptions) {
    this.#options = { limit, count, now };
    this.#kept = Math.min(mostKept, Math.ceil(limit / 16));
  }

  /** Counts one that was opened, so that a crowd is noticed before the next count. */
  opened(): void {
    this.#open += 1;
  }

  /** Whether but few are left; never where nobody knows. */
  isShort(): boolean {
    const { limit, count, now } = this.#options;
    if (now() - this.#countedAt >= believedMs) {
      this.#open = count() ?? Number.NEGATIVE_INFINITY;
      this.#countedAt = now();
    }
    return limit - this.#open < this.#kept;
  }
}
