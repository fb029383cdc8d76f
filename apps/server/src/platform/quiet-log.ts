import Fastify from 'fastify';
import type { Logger } from './logger.ts';

/** A log that nobody reads, for tests. */
export const quietLog: Logger = Fastify({ logger: false }).log;
