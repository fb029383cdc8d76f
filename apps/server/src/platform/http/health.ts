import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../errors.ts';
import type { Storage } from '../db/database.ts';
import type { WriteCheck } from '../db/write-check.ts';

const databaseLimitMs = 2_000;

interface HealthOptions {
  readonly storage: Storage;
  readonly writes: WriteCheck;
  isStopping(): boolean;
}

/** /health/live: the process answers. /health/ready: the database answers too, within two seconds, and takes writes. */
export function registerHealth(app: FastifyInstance, { storage, writes, isStopping }: HealthOptions): void {
  app.get('/health/live', { logLevel: 'silent' }, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'live' };
  });
  app.get('/health/ready', { logLevel: 'silent' }, async (_request, reply) => {
    if (isStopping()) throw new ProblemError('unavailable', 'The server is stopping.', { retryAfter: 5 });
    await storage.ping(databaseLimitMs).catch((cause: unknown) => {
      throw new ProblemError('unavailable', 'The database does not answer.', { retryAfter: 2, cause });
    });
    await writes.ensure(databaseLimitMs).catch((cause: unknown) => {
      throw new ProblemError('unavailable', 'The database takes no writes.', { retryAfter: 2, cause });
    });
    void reply.header('cache-control', 'no-store');
    return { status: 'ready', storage: storage.kind };
  });
}
