import { afterAll, beforeAll } from 'vitest';
import { makeFilledHome } from './filled-home.ts';
import type { Home } from './home.ts';
import { killAll, ServerProcess, type Settings } from './server-process.ts';

/** The server of a test file, over a home with the small demo world. */
export interface ServedHome {
  /** As it runs now: from the first test on, and another one after a restart. */
  readonly server: ServerProcess;
  readonly origin: string;
  /** Ends it as asked, and starts it again over the same data at the same port. */
  restart(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * Starts a server before the tests of a file and ends it, with its home, after them. `prepare` does something to the home
 * before, and says which settings the server gets beside those of its home.
 */
export function servedHome(
  prepare: (home: Home) => Promise<Settings> = () => Promise.resolve({}),
): ServedHome {
  let home: Home;
  let settings: Settings;
  let server: ServerProcess;
  beforeAll(async () => {
    home = await makeFilledHome();
    settings = { ...home.settings, ...(await prepare(home)) };
    server = await ServerProcess.start(settings);
  });
  afterAll(async () => {
    await server.stop();
    killAll();
    await home.remove();
  });
  return {
    get server() {
      return server;
    },
    get origin() {
      return server.origin;
    },
    restart: async (signal) => {
      await server.stop(signal);
      server = await ServerProcess.start({ ...settings, PORT: String(server.port) });
    },
  };
}
