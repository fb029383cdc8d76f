import { databaseIn } from './data-folder.ts';
import { EmbeddedClient } from './embedded-client.ts';
import { DataFolderError, lockFolder } from './folder-lock.ts';

/** An embedded database whose thread is starting. */
export interface EmbeddedOpening {
  readonly client: Promise<EmbeddedClient>;
  /** Lets go of what was taken for it, once the client is closed. */
  readonly release: () => void;
}

/**
 * Takes a data folder and begins to open its database, for which nothing else of the server is needed. Throws
 * {@link DataFolderError} when the folder cannot be had; the client fails with one when what lies there is no database.
 */
export function beginInFolder(folder: string): EmbeddedOpening {
  const release = lockFolder(folder);
  const client = EmbeddedClient.open({ folder: databaseIn(folder), snapshot: undefined }).catch(
    (error: Error) => {
      throw new DataFolderError(
        `The database in ${databaseIn(folder)} cannot be opened: ${error.message}. Set DATA_DIR to another folder, or bring back a copy of this one.`,
      );
    },
  );
  // Whoever waits for the client hears of its failure.
  client.catch(release);
  return { client, release };
}

/** Begins to open a database in memory, empty or as it was dumped. */
export function beginInMemory(snapshot?: Uint8Array): EmbeddedOpening {
  return { client: EmbeddedClient.open({ folder: undefined, snapshot }), release: () => undefined };
}
