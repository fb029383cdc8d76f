import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Text of each generated file by its path from the repository root. */
export type Outputs = ReadonlyMap<string, string>;

/** What differs between what would be generated and what lies there. */
export interface Difference {
  path: string;
  kind: 'missing' | 'stale' | 'orphan';
}

/** Compares outputs with the disk; files in a generated folder that nothing generates any more are orphans. */
export async function differences(
  root: string,
  folders: readonly string[],
  outputs: Outputs,
): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const [path, text] of outputs) {
    const current = await readFile(join(root, path), 'utf8').catch(() => undefined);
    if (current === undefined) found.push({ path, kind: 'missing' });
    else if (current !== text) found.push({ path, kind: 'stale' });
  }
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    for (const entry of entries) {
      const path = relative(root, join(entry.parentPath, entry.name));
      if (entry.isFile() && !outputs.has(path)) found.push({ path, kind: 'orphan' });
    }
  }
  return found;
}

/** Makes the disk equal to the outputs, touching only what differs, so that watchers stay calm. */
export async function apply(root: string, outputs: Outputs, found: readonly Difference[]): Promise<void> {
  for (const { path, kind } of found) {
    const target = join(root, path);
    if (kind === 'orphan') {
      await rm(target);
      continue;
    }
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, outputs.get(path) ?? '');
  }
}
