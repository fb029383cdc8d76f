import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../../errors.ts';

/** What the browser reads before the application starts. */
export interface AppConfig {
  readonly authority: string;
  readonly clientId: string;
  readonly scopes: string;
  readonly isDemo: boolean;
}

interface StaticAppOptions {
  /** Folder of the built application. */
  readonly folder: string;
  configFor(request: FastifyRequest): AppConfig;
}

const yearInSeconds = 31_536_000;

/** Serves the application under /CRT: hashed files for ever, every other address with the page, fresh each time. */
export async function registerStaticApp(app: FastifyInstance, options: StaticAppOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root: options.folder,
    prefix: '/CRT/',
    index: false,
    wildcard: true,
    serveDotFiles: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(options.folder, 'assets'));
      void reply.header(
        'cache-control',
        isHashed ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache',
      );
    },
  });
  const page = pageReader(join(options.folder, 'index.html'));
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const isFile = /^\/CRT\/(?:assets\/|.*\.(?:js|css|map|woff2?|png|svg|ico|json)$)/.test(pathname);
    if (!/^\/CRT(?:\/|$)/.test(pathname) || isFile || !['GET', 'HEAD'].includes(request.method)) {
      throw new ProblemError('not-found', 'There is nothing at this address.');
    }
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(request.cspNonce));
  };
  app.setNotFoundHandler(sendPage);
  app.get('/CRT/', sendPage);
  app.get('/CRT/index.html', sendPage);
  app.get('/CRT/config.json', (request, reply) =>
    reply.header('cache-control', 'no-store').send(options.configFor(request)),
  );
  app.get('/CRT', (request, reply) => reply.redirect(`/CRT/${queryOf(request)}`, 308));
  app.get('/', (_request, reply) => reply.redirect('/CRT/', 302));
}

function queryOf(request: FastifyRequest): string {
  const start = request.url.indexOf('?');
  return start < 0 ? '' : request.url.slice(start);
}

/** The built page with the nonce of one answer; read again only when the process starts again. */
function pageReader(file: string): (nonce: string) => string {
  let parts: string[] | undefined;
  return (nonce) => {
    if (!parts && !existsSync(file)) {
      throw new ProblemError('unavailable', 'The application is not built yet: run `npm start`.', {
        retryAfter: 10,
      });
    }
    parts ??= readFileSync(file, 'utf8').split('__CSP_NONCE__');
    return parts.join(nonce);
  };
}
