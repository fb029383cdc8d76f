import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockFolder } from '../src/platform/db/folder-lock.ts';
import { dataFolders } from './support/data-folders.ts';
import type { Settings } from './support/server-process.ts';

const root = join(import.meta.dirname, '../../..');
const { newFolder } = dataFolders();

/** The command as a person runs it. */
function reset(settings: Settings) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const command = ['--conditions=crt-source', 'tooling/reset-demo.ts'];
  return spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    env: { ...inherited, ...settings },
  });
}

/** A folder that a server used, in which somebody keeps something else as well. */
function usedFolder(): string {
  const folder = newFolder();
  lockFolder(folder)();
  mkdirSync(join(folder, 'database', 'base'), { recursive: true });
  writeFileSync(join(folder, 'letter.txt'), 'dear Paula');
  return folder;
}

describe('reset-demo', () => {
  it('removes the database and nothing else', () => {
    const DATA_DIR = usedFolder();
    const first = reset({ DATA_DIR });
    expect(first.stdout).toBe(
      `The database in ${DATA_DIR} is removed; npm start fills it with demo data again.\n`,
    );
    expect(first.status).toBe(0);
    expect(readdirSync(DATA_DIR).filter((name) => name.startsWith('database'))).toEqual([]);
    expect(readFileSync(join(DATA_DIR, 'letter.txt'), 'utf8')).toBe('dear Paula');
    expect(reset({ DATA_DIR }).stdout).toContain('Nothing to do');
  });

  it('keeps the anchors under another name', () => {
    const DATA_DIR = usedFolder();
    writeFileSync(join(DATA_DIR, 'history-anchors.log'), 'a line');
    const { stdout } = reset({ DATA_DIR });
    const [, kept = ''] = /The anchors of its history are kept in (.+)\.\n$/.exec(stdout) ?? [];
    expect(readFileSync(kept, 'utf8')).toBe('a line');
    expect(existsSync(join(DATA_DIR, 'history-anchors.log'))).toBe(false);
  });

  it('leaves a folder that no server has used', () => {
    const DATA_DIR = newFolder();
    mkdirSync(join(DATA_DIR, 'database'));
    expect(reset({ DATA_DIR }).stdout).toContain('Nothing to do');
    expect(existsSync(join(DATA_DIR, 'database'))).toBe(true);
  });

  it('refuses while a server uses the folder', () => {
    const DATA_DIR = usedFolder();
    const release = lockFolder(DATA_DIR);
    const { status, stdout } = reset({ DATA_DIR });
    release();
    expect(stdout).toContain('is already used by another CRT server');
    expect(status).toBe(1);
    expect(existsSync(join(DATA_DIR, 'database'))).toBe(true);
  });
});
