import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Stored pictures without a story. */
function findStale(folder: string, wanted: string[]): string[] {
  if (!existsSync(folder)) return [];
  const names = new Set(wanted.map((name) => `${name}.png`));
  return readdirSync(folder).filter((name) => !names.has(name));
}

/** Removes stored pictures whose story is gone; returns their names. */
export function removeStale(folder: string, wanted: string[]): string[] {
  const stale = findStale(folder, wanted);
  for (const name of stale) rmSync(join(folder, name));
  return stale;
}
