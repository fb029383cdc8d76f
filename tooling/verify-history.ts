/**
 * Compares the change history in the database of DATABASE_URL, or in the data folder, with its keyed hashes, with the
 * anchors outside and with the plans themselves, and names what somebody tampered with. Ends with 1 when there is
 * anything. Reads only, all of it as it stood at one moment; PostgreSQL may be in use meanwhile.
 */
import { existsSync } from 'node:fs';
import type { Fault } from '../apps/server/src/modules/history/history-faults.ts';
import {
  findHistorySecret,
  fitsDatabase,
  historyKeyOf,
} from '../apps/server/src/modules/history/history-key.ts';
import { verifyHistory, type AnchorFault } from '../apps/server/src/modules/history/verify-history.ts';
import { planAggregate } from '../apps/server/src/modules/plan/plan.aggregate.ts';
import { dataFolder, historyPlaces } from '../apps/server/src/env.ts';
import type { Database } from '../apps/server/src/platform/db/database.ts';
import { databaseIn } from '../apps/server/src/platform/db/data-folder.ts';
import { openStorage } from '../apps/server/src/platform/db/open-storage.ts';

const dataDir = dataFolder(process.env);
const databaseUrl = process.env['DATABASE_URL'];

const sentences: Readonly<Record<Fault['reason'], (fault: Fault) => string>> = {
  content: ({ sequence }) => `change ${sequence} was changed after it was written.`,
  link: ({ sequence }) => `change ${sequence} does not follow from the one before.`,
  gap: ({ sequence }) => `change ${sequence} comes where another one is missing.`,
  end: ({ sequence }) => `change ${sequence} is not the end that was recorded.`,
  anchor: ({ sequence }) =>
    sequence === 0
      ? 'what it began with is not what was anchored.'
      : `change ${sequence} is not the one that was anchored.`,
  chain: () => 'its history is gone.',
  beginning: () => 'what it began with is gone.',
  gone: () => 'its history is there, but it is gone.',
  late: ({ sequence }) =>
    `change ${sequence} is not anchored, though it is old: start CRT, which does that, and check again.`,
  removed: ({ sequence }) => `nothing is left of it, though its change ${sequence} was anchored.`,
  value: ({ field }) => `${field} has a value that no change tells.`,
  before: ({ field, sequence }) => `${field} had a value that no change tells, until change ${sequence}.`,
};

function say(fault: Fault): void {
  console.log(`${fault.aggregate} ${fault.aggregateId}: ${sentences[fault.reason](fault)}`);
}

const anchorSentences: Readonly<Record<AnchorFault['reason'], (line: number) => string>> = {
  foreign: (line) => `line ${line} was not written like this.`,
  missing: (line) =>
    `anchor ${line} is missing, and maybe those before it: put back the lines that the file had, in any order.`,
  memory: () => 'what the database remembers of this file was not written like this.',
};

const strange = 'a view, a rule, a trigger or row security may show others than what it holds.';

async function verify(): Promise<number> {
  if (!databaseUrl && !existsSync(databaseIn(dataDir))) {
    console.log(`There is no database of CRT in ${dataDir}.`);
    return 1;
  }
  const { historyKey, historyAnchors } = historyPlaces(process.env);
  const secret = findHistorySecret({ historyKey, dataDir });
  if (!secret) {
    console.log(`There is no key of the change history in ${dataDir}: bring it back, or set HISTORY_KEY.`);
    return 1;
  }
  const storage = await openStorage({ databaseUrl, dataDir });
  try {
    const isOurKey = await fitsDatabase(storage.db, secret);
    const key = await historyKeyOf(storage.db, secret);
    if (!key) {
      console.log(`${historyAnchors}: ${anchorSentences.memory(0)}`);
      return 1;
    }
    if (!isOurKey) console.log('The database says that its history was begun with another key.');
    const present = { [planAggregate.name]: planAggregate.present };
    const check = (db: Database) => verifyHistory(db, { key, file: historyAnchors, present });
    // The embedded database has nobody else to serve and would end a long transaction.
    const { checkedChanges, broken, anchorFaults, strangeTables } = await (storage.kind === 'embedded'
      ? storage.setUp(check)
      : check(storage.db));
    for (const { reason, line } of anchorFaults)
      console.log(`${historyAnchors}: ${anchorSentences[reason](line)}`);
    for (const name of strangeTables) console.log(`The table ${name} is not as CRT made it: ${strange}`);
    broken.forEach(say);
    const things = new Set(broken.map(({ aggregate, aggregateId }) => `${aggregate}/${aggregateId}`)).size;
    console.log(`${checkedChanges} changes were checked, ${things} histories are broken.`);
    return things + anchorFaults.length + strangeTables.length > 0 || !isOurKey ? 1 : 0;
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
