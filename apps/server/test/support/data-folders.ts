import { afterAll } from 'vitest';
import { makeFilledHome } from './filled-home.ts';
import { killAll, makeFolder } from './server-process.ts';

interface DataFolders {
  readonly newFolder: () => string;
  /** One in which a server has left its small demo world. */
  readonly newFilledFolder: () => Promise<string>;
}

/** Gives fresh data folders to the tests of a file; they go, and whatever still runs, with its end. */
export function dataFolders(): DataFolders {
  const folders: { remove: () => void | Promise<void> }[] = [];
  afterAll(async () => {
    killAll();
    for (const folder of folders) await folder.remove();
  });
  return {
    newFolder: () => {
      const folder = makeFolder();
      folders.push(folder);
      return folder.path;
    },
    newFilledFolder: async () => {
      const home = await makeFilledHome();
      folders.push(home);
      return String(home.settings['DATA_DIR']);
    },
  };
}
