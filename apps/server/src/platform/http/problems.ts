import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError, type ProblemKind } from '../../errors.ts';
import { isDatabaseAway } from '../db/database-errors.ts';

/** Every failure leaves as a problem (RFC 9457); what is not meant for the caller is logged and called unexpected. */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toProblemError(error);
    if (problem.status >= 500 && problem.kind !== 'not-built') {
      const level = problem.kind === 'unavailable' ? 'warn' : 'error';
      request.log[level]({ err: error }, problem.message);
    }
    return sendProblem(request, reply, problem);
  });
}

/**
 * An address that cannot be decoded, such as `/CRT/%ff`, is refused before any hook has run: it gets the same form of
 * answer, and by hand the two headers that keep a browser from making more of it.
 */
export function refuseUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  void sendProblem(request, reply, toProblemError(error));
}

/** Sends `problem` as the answer. */
function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ProblemError): FastifyReply {
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.toProblem(request.id)));
}

const kindOfStatus: Partial<Record<number, ProblemKind>> = {
  400: 'invalid-request',
  401: 'not-signed-in',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
};

function toProblemError(error: FastifyError | ProblemError): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isDatabaseAway(error)) {
    return new ProblemError(
      'unavailable',
      'The database cannot be reached at the moment. Nothing was changed.',
      {
        retryAfter: 2,
        cause: error,
      },
    );
  }
  const kind = kindOfStatus[error.statusCode ?? 500];
  return kind
    ? new ProblemError(kind, error.message, { cause: error })
    : new ProblemError('unexpected', undefined, { cause: error });
}
