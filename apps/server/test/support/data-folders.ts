import { afterAll } from 'vitest';
import { killAll, makeFolder } from './server-process.ts';

/** Gives fresh data folders to the tests of a file; they go, and whatever still runs, with its end. */
export function dataFolders(): () => string {
  const folders: { remove: () => void }[] = [];
  afterAll(() => {
    killAll();
    for (const folder of folders) folder.remove();
  });
  return () => {
    const folder = makeFolder();
    folders.push(folder);
    return folder.path;
  };
}
