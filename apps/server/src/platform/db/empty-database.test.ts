import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginDatabase } from './empty-database.ts';

let home: string;
const at = (...names: string[]) => join(home, ...names);

/** What PGlite does, as far as a folder shows it. */
async function make(folder: string): Promise<void> {
  mkdirSync(folder);
  writeFileSync(join(folder, 'PG_VERSION'), 'made');
}

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'crt-empty-'));
  mkdirSync(at('empty'));
  writeFileSync(at('empty', 'PG_VERSION'), 'copied');
});
afterEach(() => rmSync(home, { recursive: true }));

describe.each([
  { way: 'copy', empty: 'empty', expected: 'copied' },
  { way: 'make itself', empty: 'nothing', expected: 'made' },
])('a database that begins where it can $way', ({ empty, expected }) => {
  it('is whole, also after a beginning that was broken off', async () => {
    mkdirSync(at('database.new'));
    writeFileSync(at('database.new', 'half'), '');
    await beginDatabase(at('database'), make, at(empty));
    expect(readFileSync(at('database', 'PG_VERSION'), 'utf8')).toBe(expected);
    expect(existsSync(at('database', 'half'))).toBe(false);
    expect(existsSync(at('database.new'))).toBe(false);
  });

  it('is left as it is when it is there already', async () => {
    mkdirSync(at('database'));
    writeFileSync(at('database', 'PG_VERSION'), 'used');
    await beginDatabase(at('database'), make, at(empty));
    expect(readFileSync(at('database', 'PG_VERSION'), 'utf8')).toBe('used');
  });
});

it('a database that could not make itself is not there', async () => {
  const stopHalfway = async (folder: string) => {
    await make(folder);
    throw new Error('no space left');
  };
  await expect(beginDatabase(at('database'), stopHalfway, at('nothing'))).rejects.toThrow('no space left');
  expect(existsSync(at('database'))).toBe(false);
});
