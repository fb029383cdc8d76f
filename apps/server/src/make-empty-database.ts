import { rmSync } from 'node:fs';
import { EmbeddedClient } from './platform/db/embedded-client.ts';
import { openEmbeddedStorage } from './platform/db/embedded-storage.ts';
import { emptyDatabase } from './platform/db/empty-database.ts';

// The last step of the build: what a first start begins with.
rmSync(emptyDatabase, { recursive: true, force: true });
const client = EmbeddedClient.open({ folder: emptyDatabase, snapshot: undefined });
const storage = await openEmbeddedStorage({ client, release: () => undefined });
await storage.migrate();
await storage.close();
