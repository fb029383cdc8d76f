import { join } from 'node:path';
import type { Env } from '../env.ts';
import { followers } from '../modules/followers.ts';
import { dropAnchors } from '../modules/history/drop-anchors.ts';
import type { HistoryKey } from '../modules/history/history-key.ts';
import { Actors } from './auth/actors.ts';
import { Authority } from './auth/authorise.ts';
import { remembering } from './auth/remembered-tokens.ts';
import { embeddedVerifier, externalVerifier } from './auth/token-verifier.ts';
import { frozenClock, systemClock, type Clock } from './clock.ts';
import type { Storage } from './db/database.ts';
import { WriteCheck } from './db/write-check.ts';
import { EventHub } from './events/event-hub.ts';
import { folderStore, type FileStore } from './file-store.ts';
import { startJobs, type Jobs } from './jobs/jobs.ts';
import type { Logger } from './logger.ts';
import { randomIds } from './ids.ts';
import { LongReads } from './long-reads.ts';
import { loadInstallationKeys, type InstallationKeys } from './sign-in-provider/installation-keys.ts';
import { UnitOfWork } from './unit-of-work.ts';

/** Everything behind the HTTP side: made once at start, in the order of use, stopped the other way round. */
export interface Services {
  readonly env: Env;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly authority: Authority;
  readonly events: EventHub;
  readonly work: UnitOfWork;
  readonly writes: WriteCheck;
  /** Where reads that reckon for long wait for their turn. */
  readonly longReads: LongReads;
  /** Uploaded files, in the data folder. */
  readonly files: FileStore;
  /** On their way: nothing that is asked over HTTP waits for them. */
  readonly jobs: Promise<Jobs>;
  /** Keys of the embedded sign-in provider; undefined with a provider elsewhere. */
  readonly keys: InstallationKeys | undefined;
  stop(): Promise<void>;
}

/** Starts the services on a migrated database. */
export async function startServices(
  env: Env,
  storage: Storage,
  historyKey: HistoryKey,
  log: Logger,
): Promise<Services> {
  const clock = env.frozenAt ? frozenClock(env.frozenAt) : systemClock;
  const keys = env.provider ? undefined : await loadInstallationKeys(storage);
  const verify = env.provider
    ? externalVerifier(env.provider)
    : embeddedVerifier(keys?.verifying ?? { keys: [] }, issuerOf(env));
  const actors = new Actors(storage);
  const files = folderStore(join(env.dataDir, 'imports'));
  const events = new EventHub(storage, log);
  const jobs = startJobs(storage, log);
  // Told by whoever waits for them.
  jobs.catch(() => undefined);
  await Promise.all([actors.start(), events.start()]);
  const { now } = systemClock;
  const anchors = dropAnchors({ db: storage.db, key: historyKey, file: env.historyAnchors, log, now });
  return {
    env,
    storage,
    clock,
    keys,
    events,
    jobs,
    authority: new Authority(remembering(verify), actors),
    work: new UnitOfWork({ storage, clock, ids: randomIds, historyKey, followers, files }),
    files,
    writes: new WriteCheck(storage),
    longReads: new LongReads(),
    stop: async () => {
      await (await jobs).stop();
      await anchors.stop();
      await Promise.all([events.stop(), actors.stop()]);
      await storage.close();
    },
  };
}

/** Issuer of the embedded provider. */
export function issuerOf(env: Env): string {
  return `${env.publicUrl}/auth`;
}
