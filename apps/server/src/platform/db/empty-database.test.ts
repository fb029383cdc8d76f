import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginAsCopy } from './empty-database.ts';

let home: string;
const at = (...names: string[]) => join(home, ...names);

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'crt-empty-'));
  mkdirSync(at('empty', 'base'), { recursive: true });
  writeFileSync(at('empty', 'base', '1'), 'empty');
});
afterEach(() => rmSync(home, { recursive: true }));

describe('a database that begins as a copy', () => {
  it('is whole, also after a copy that was broken off', () => {
    mkdirSync(at('database.new'));
    writeFileSync(at('database.new', 'half'), '');
    beginAsCopy(at('database'), at('empty'));
    expect(readFileSync(at('database', 'base', '1'), 'utf8')).toBe('empty');
    expect(existsSync(at('database', 'half'))).toBe(false);
    expect(existsSync(at('database.new'))).toBe(false);
  });

  it('is left as it is when it is there already', () => {
    mkdirSync(at('database'));
    writeFileSync(at('database', 'PG_VERSION'), '17');
    beginAsCopy(at('database'), at('empty'));
    expect(existsSync(at('database', 'base'))).toBe(false);
  });

  it('is left to make itself where nothing was built', () => {
    beginAsCopy(at('database'), at('nothing'));
    expect(existsSync(at('database'))).toBe(false);
  });
});
