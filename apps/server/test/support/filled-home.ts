import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import { makeHome, type Home } from './home.ts';
import { ServerProcess, type Settings } from './server-process.ts';

/**
 * A home that a server filled with its small demo world and left: a copy of the first one of the run, for filling
 * takes many times as long. How a first start goes is tested with empty homes.
 */
export async function makeFilledHome(): Promise<Home> {
  const folder = inject('templateFolder');
  const ready = join(folder, 'settings.json');
  if (isFirst(folder)) await fill(ready);
  while (!existsSync(ready)) await wait(100);
  return makeHome(JSON.parse(readFileSync(ready, 'utf8')) as Settings);
}

/** Of all test files of a run, in whatever process, the first one that asks fills. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(join(folder, 'filling'));
    return true;
  } catch {
    return false;
  }
}

async function fill(ready: string): Promise<void> {
  const { settings } = await makeHome();
  await (await ServerProcess.start(settings)).stop();
  writeFileSync(`${ready}.new`, JSON.stringify(settings));
  renameSync(`${ready}.new`, ready);
}
