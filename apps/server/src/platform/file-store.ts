import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Uploaded files that are kept beside the database, each under its hash; nobody reads them over HTTP. */
export interface FileStore {
  /** Keeps a file, or keeps it longer when it is there already. */
  keep(hash: string, content: Buffer): Promise<void>;
  /** Removes files that were kept last before this instant; gives how many. */
  forgetBefore(instant: Date): Promise<number>;
}

/** Keeps files in a folder, which is made with the first of them. */
export function folderStore(folder: string): FileStore {
  return {
    async keep(hash, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, hash);
      // Under a name of its own until it is whole: two people may upload the same file at once.
      const unfinished = `${file}.${randomUUID()}`;
      await writeFile(unfinished, content, { mode: 0o600 });
      await rename(unfinished, file);
      const now = new Date();
      await utimes(file, now, now);
    },
    async forgetBefore(instant) {
      const names = await readdir(folder).catch(() => []);
      let forgotten = 0;
      for (const name of names) {
        const file = join(folder, name);
        const facts = await stat(file).catch(() => undefined);
        if (!facts || facts.mtime >= instant) continue;
        await rm(file, { force: true });
        forgotten += 1;
      }
      return forgotten;
    },
  };
}

/** Keeps nothing: for work that takes in no files. */
export const noFiles: FileStore = { keep: async () => undefined, forgetBefore: async () => 0 };
