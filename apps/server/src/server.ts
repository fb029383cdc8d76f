import type { FastifyInstance } from 'fastify';
import { createApp, mount } from './app.ts';
import { startModuleJobs } from './modules/jobs.ts';
import type { Env } from './env.ts';
import { openHistoryKey, type HistoryKey } from './modules/history/history-key.ts';
import { ensureDemoWorld } from './platform/demo-world.ts';
import { isDatabaseAway } from './platform/db/database-errors.ts';
import type { Storage } from './platform/db/database.ts';
import type { EmbeddedOpening } from './platform/db/embedded-opening.ts';
import { openStorage } from './platform/db/open-storage.ts';
import { listenAt } from './platform/http/listen-at.ts';
import { keepHouse } from './platform/housekeeping.ts';
import type { Logger } from './platform/logger.ts';
import { startServices, type Services } from './platform/services.ts';
import { demoAccounts, demoPassword } from './platform/sign-in-provider/demo-accounts.ts';
import { portFailure } from './platform/start-failure.ts';
import { logUncaught } from './platform/uncaught.ts';

const stopLimitMs = 9_000;

interface StartOptions {
  /** One line for the person at the terminal. */
  progress(message: string): void;
  /** The embedded database, begun ahead of everything else. */
  readonly opening: EmbeddedOpening | undefined;
}

/**
 * Opens the database, migrates and fills it, and serves until a signal asks for the end. Throws when anything about it
 * is not possible.
 */
export async function startServer(env: Env, options: StartOptions): Promise<void> {
  const app = createApp(env);
  logUncaught(app.log);
  const { storage, historyKey } = await openDatabase(env, app.log, options);
  try {
    const services = await startServices(env, storage, historyKey, app.log);
    // Jobs wait for the database, routes for the processor.
    await Promise.all([startRegularWork(services, app.log), mount(app, services)]);
    const listening = listen(app, env);
    // From the first call on there is something to finish.
    stopOnSignals(async (signal) => {
      await listening;
      return finish(app, services, signal);
    });
    await listening;
    announce(env, options);
  } catch (error) {
    await storage.close().catch(() => undefined);
    throw error;
  }
}

async function startRegularWork(services: Services, log: Logger): Promise<void> {
  await keepHouse(services);
  await startModuleJobs(services, log);
}

interface OpenedDatabase {
  readonly storage: Storage;
  readonly historyKey: HistoryKey;
}

async function openDatabase(
  env: Env,
  log: Logger,
  { progress, opening }: StartOptions,
): Promise<OpenedDatabase> {
  const { databaseUrl, dataDir } = env;
  const onError = (error: Error) => log.warn({ err: error }, 'a connection to the database was lost');
  const storage = await openStorage({ databaseUrl, dataDir, opening, onError });
  try {
    await waitForDatabase(storage, env, progress);
    await storage.migrate();
    const historyKey = await openHistoryKey(storage.db, env);
    const now = env.frozenAt ?? new Date();
    if (env.isDemo) {
      const { scale: plans, publicUrl } = env;
      await ensureDemoWorld(storage, { now, plans, publicUrl, historyKey, onProgress: progress });
    }
    return { storage, historyKey };
  } catch (error) {
    await storage.close().catch(() => undefined);
    throw error;
  }
}

/** A database that starts together with us may need some seconds. */
async function waitForDatabase(
  storage: Storage,
  env: Env,
  progress: StartOptions['progress'],
): Promise<void> {
  const deadline = Date.now() + env.databaseWaitSeconds * 1000;
  // The embedded one makes its files before its first answer, and a busy machine takes its time for that.
  const limitMs = env.databaseUrl ? 4_000 : 120_000;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await storage.ping(limitMs);
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > deadline) throw error;
      if (attempt === 1) progress('The database does not answer yet; waiting …');
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }
}

function announce(env: Env, { progress }: StartOptions): void {
  // Since the process began.
  const seconds = (performance.now() / 1000).toFixed(1);
  progress(`CRT is ready at ${env.publicUrl}/CRT`);
  if (env.isDemo) {
    progress(
      `Demo accounts (password ${demoPassword}): ${demoAccounts.map(({ userName }) => userName).join(', ')}`,
    );
  }
  progress(`Started in ${seconds} s.`);
}

/** The port was free when the start began, some seconds ago. */
async function listen(app: FastifyInstance, env: Env): Promise<void> {
  await listenAt(app, env.port, env.host).catch((error: Error) => {
    throw portFailure(error, env);
  });
}

function stopOnSignals(stop: (signal: string) => Promise<never>): void {
  let stopping: Promise<never> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => (stopping ??= stop(signal)));
  }
}

/** Finishes what is under way, closes everything and ends the process; at most ten seconds. */
async function finish(app: FastifyInstance, services: Services, reason: string): Promise<never> {
  app.log.info({ reason }, 'stopping');
  setTimeout(() => {
    app.log.error('not everything could be finished in time');
    process.exit(1);
  }, stopLimitMs).unref();
  await app.close();
  await services.stop();
  process.exit(0);
}
