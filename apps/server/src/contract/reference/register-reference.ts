import { createHash } from 'node:crypto';
import type { Access } from '@crt/domain/permission';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Contract } from '../operations.ts';
import { referencePage } from './reference-page.ts';
import { referenceStyle } from './reference-style.ts';

interface ReferenceOptions {
  readonly contract: Contract;
  authorise(access: Access, request: FastifyRequest): void | Promise<void>;
}

const styleHash = createHash('sha256').update(referenceStyle).digest('base64');
/** Allows the reference's style sheet; the application's own policy needs it, because it opens the page as a blob. */
export const referenceStyleSource = `'sha256-${styleHash}'`;
/** No script, no picture, no connection: only the one style sheet that stands in the page. */
const policy = `default-src 'none'; style-src ${referenceStyleSource}; base-uri 'none'; frame-ancestors 'none'`;

/** The reference in one file that needs nothing else, for `/api/docs` and for a copy on a disk. */
export function standaloneReference(contract: Contract): string {
  // Put together by hand: a formatter would add white space, and the hash would no longer fit.
  return referencePage(contract, { markup: ['<style>', referenceStyle, '</style>'].join('') });
}

/** Serves the reference at `/api/docs` to anybody who is signed in. The page is made when it is first asked for. */
export function registerReference(app: FastifyInstance, { contract, authorise }: ReferenceOptions): void {
  let page: string | undefined;
  app.get('/api/docs', {
    onRequest: async (request) => authorise('open', request),
    handler: async (_request, reply) => {
      page ??= standaloneReference(contract);
      return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page);
    },
  });
}
