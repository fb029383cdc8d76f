import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../errors.ts';
import type { DescriptorWatch } from '../descriptors.ts';

/**
 * Answers 503 to whatever may open a file or a connection to the database while few descriptors are left: what is under way
 * comes to its end with them, and nothing fails in its middle. That the process lives is said all the same.
 */
export function refuseWithoutDescriptors(
  app: FastifyInstance,
  descriptors: Pick<DescriptorWatch, 'isShort'>,
): void {
  app.addHook('onRequest', async (request) => {
    if (request.url === '/health/live' || !descriptors.isShort()) return;
    const detail = 'The server has too many files and connections open at the moment. Nothing was changed.';
    throw new ProblemError('unavailable', detail, { retryAfter: 2 });
  });
}
