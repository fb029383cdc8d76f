/**
 * Follows the hash chains of the change history in the database of DATABASE_URL, or in the data folder, and names every
 * history that somebody tampered with. Ends with 1 when there is one. Reads only; PostgreSQL may be in use meanwhile.
 */
import { existsSync } from 'node:fs';
import { verifyHistory } from '../apps/server/src/modules/change/verify-history.ts';
import { dataFolder } from '../apps/server/src/env.ts';
import { databaseIn } from '../apps/server/src/platform/db/data-folder.ts';
import { openStorage } from '../apps/server/src/platform/db/open-storage.ts';

const dataDir = dataFolder(process.env);
const databaseUrl = process.env['DATABASE_URL'];

const faults = {
  content: 'was changed after it was written',
  link: 'does not follow from the one before',
  gap: 'comes where another one is missing',
  end: 'is not the end that was recorded',
} as const;

async function verify(): Promise<number> {
  if (!databaseUrl && !existsSync(databaseIn(dataDir))) {
    console.log(`There is no database of CRT in ${dataDir}.`);
    return 1;
  }
  const storage = await openStorage({ databaseUrl, dataDir });
  try {
    const { checkedChanges, broken } = await verifyHistory(storage.db);
    for (const { aggregate, aggregateId, sequence, reason } of broken)
      console.log(`${aggregate} ${aggregateId}: change ${sequence} ${faults[reason]}.`);
    console.log(`${checkedChanges} changes were checked, ${broken.length} histories are broken.`);
    return broken.length > 0 ? 1 : 0;
  } finally {
    await storage.close();
  }
}

try {
  process.exitCode = await verify();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
