import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../../errors.ts';
import { appPage, type AppConfig } from './app-page.ts';

interface StaticAppOptions {
  /** Folder of the built application. */
  readonly folder: string;
  configFor(request: FastifyRequest): AppConfig;
}

const yearInSeconds = 31_536_000;

/** Serves the application under /CRT: hashed files for ever, every other address with the page, fresh each time. */
export async function registerStaticApp(app: FastifyInstance, options: StaticAppOptions): Promise<void> {
  await app.register(async (scope) => serveFiles(scope, options.folder));
  const page = appPage(options.folder);
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const isFile = /^\/CRT\/(?:assets\/|.*\.(?:js|css|map|woff2?|png|svg|ico|json)$)/.test(pathname);
    if (!/^\/CRT(?:\/|$)/.test(pathname) || isFile || !['GET', 'HEAD'].includes(request.method)) {
      throw new ProblemError('not-found', 'There is nothing at this address.');
    }
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        page({
          path: pathname.slice('/CRT'.length),
          nonce: request.cspNonce,
          config: options.configFor(request),
        }),
      );
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

async function serveFiles(scope: FastifyInstance, folder: string): Promise<void> {
  // What is not even looked up, such as a path longer than the disk knows, is no file: an address like any other.
  scope.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error.statusCode !== 403) throw error;
    reply.callNotFound();
  });
  await scope.register(fastifyStatic, {
    root: folder,
    prefix: '/CRT/',
    index: false,
    wildcard: true,
    serveDotFiles: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(folder, 'assets'));
      void reply.header(
        'cache-control',
        isHashed ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache',
      );
    },
  });
}

function queryOf(request: FastifyRequest): string {
  const start = request.url.indexOf('?');
  return start < 0 ? '' : request.url.slice(start);
}
