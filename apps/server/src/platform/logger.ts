import type { FastifyBaseLogger } from 'fastify';

/** The structured log (pino): `log.info({ planId }, 'plan moved')`; each line carries the request id. */
export type Logger = FastifyBaseLogger;
