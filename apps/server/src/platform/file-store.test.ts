import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { folderStore } from './file-store.ts';

const root = mkdtempSync(join(tmpdir(), 'crt-files-'));
afterAll(() => rmSync(root, { recursive: true }));
const folder = join(root, 'imports');
const store = folderStore(folder);

it('keeps a file under its hash, also when several people send it at once', async () => {
  const content = Buffer.alloc(5_000_000, 'a');
  await Promise.all(Array.from({ length: 8 }, () => store.keep('one', content)));
  expect(await readdir(folder)).toEqual(['one']);
  expect(readFileSync(join(folder, 'one'))).toHaveLength(content.length);
});

it('forgets what was kept last before an instant; what is sent again is kept longer', async () => {
  await store.keep('old', Buffer.from('b'));
  const before = new Date('2026-01-01T00:00:00Z');
  for (const name of ['one', 'old']) await utimes(join(folder, name), before, before);
  await store.keep('one', Buffer.from('a'));
  expect(await store.forgetBefore(new Date('2026-02-01T00:00:00Z'))).toBe(1);
  expect(await readdir(folder)).toEqual(['one']);
});

it('has nothing to forget before the first file', async () => {
  expect(await folderStore(join(root, 'none')).forgetBefore(new Date())).toBe(0);
});
