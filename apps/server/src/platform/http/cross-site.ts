import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden } from '../../errors.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses writes that a browser sends from somebody else's page, bearer token or not (ASVS 3.5). */
export function refuseCrossSiteWrites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (harmless.has(request.method) || isOwnPage(request)) return;
    throw forbidden('Changes are taken from pages of this site only.');
  });
}

function isOwnPage(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  return origin === undefined || URL.parse(origin)?.host === request.host;
}
