import { randomBytes, randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Env } from '../../env.ts';
import { invalidRequest, ProblemError, type ProblemKind } from '../../errors.ts';
import { problemType, sendProblem } from './problems.ts';
import { securityHeaders } from './security-headers.ts';

type Handlers = Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>;

/**
 * Answers to what is refused before any hook has run: an address that cannot be decoded, such as `/CRT/%ff`, and what is
 * no whole HTTP request at all. They look like every other refusal.
 */
export function unreadableHandlers(env: Env): Handlers {
  return {
    frameworkErrors: (error, request, reply) => {
      const { url, id } = request;
      void reply.headers(securityHeaders({ url, id, cspNonce: randomBytes(16).toString('base64') }, env));
      void sendProblem(request, reply, error);
    },
    clientErrorHandler: (error, socket) => answerByHand(error, socket, env),
  };
}

/**
 * A character that no text can hold is as unreadable in an address as it is in a body. The query of the application's page
 * is read by the page alone, which has words for it.
 */
export function refuseNulInAddress(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    const read = url.startsWith('/CRT') ? url.replace(/\?.*$/s, '') : url;
    if (read.includes('%00'))
      throw invalidRequest([{ path: '', message: 'must not contain the character U+0000' }]);
  });
}

const kindOfCode: Partial<Record<string, ProblemKind>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
};

function answerByHand({ code }: FastifyError, socket: Socket, env: Env): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const problem = new ProblemError(
    kindOfCode[code] ?? 'invalid-request',
    'This is no HTTP request that can be read.',
  );
  const id = randomUUID();
  const body = JSON.stringify(problem.toProblem(id));
  const headers = {
    ...securityHeaders({ url: '', id, cspNonce: '' }, env),
    'cache-control': 'no-store',
    'content-type': problemType,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const status = `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`;
  socket.end([status, ...lines, '', body].join('\r\n'), () => socket.destroy());
}
