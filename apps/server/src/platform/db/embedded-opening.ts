import { join } from 'node:path';
import { EmbeddedClient } from './embedded-client.ts';
import { lockFolder } from './folder-lock.ts';

/** An embedded database whose thread is starting. */
export interface EmbeddedOpening {
  readonly client: Promise<EmbeddedClient>;
  /** Lets go of what was taken for it, once the client is closed. */
  readonly release: () => void;
}

/**
 * Takes a data folder and begins to open its database, for which nothing else of the server is needed. Throws
 * {@link DataFolderError} when the folder cannot be had.
 */
export function beginInFolder(folder: string): EmbeddedOpening {
  const release = lockFolder(folder);
  const client = EmbeddedClient.open({ folder: join(folder, 'database'), snapshot: undefined });
  // Whoever waits for the client hears of its failure.
  client.catch(release);
  return { client, release };
}

/** Begins to open a database in memory, empty or as it was dumped. */
export function beginInMemory(snapshot?: Uint8Array): EmbeddedOpening {
  return { client: EmbeddedClient.open({ folder: undefined, snapshot }), release: () => undefined };
}
