import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError, problemKinds, type ProblemKind } from '../../errors.ts';
import { shortageOf } from '../db/database-errors.ts';

export const problemType = 'application/problem+json; charset=utf-8';

/** Every failure leaves as a problem (RFC 9457); what is not meant for the caller is logged and called unexpected. */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = isBrokenOff(request) ? brokenOff(error) : toProblemError(error);
    if (problem.status >= 500 && problem.kind !== 'not-built') {
      const level = problem.kind === 'unavailable' ? 'warn' : 'error';
      request.log[level]({ err: error }, problem.message);
    }
    return sendProblem(request, reply, problem);
  });
}

/** Whether the caller went away in the middle of a body: the network's word for that is the same when a database goes away. */
const isBrokenOff = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete;
const brokenOff = (cause: Error) => new ProblemError('invalid-request', 'The body broke off.', { cause });

/** What a file that was about to be sent has said of itself. */
const headersOfFiles = ['content-encoding', 'etag', 'last-modified', 'accept-ranges'];

/** Sends what went wrong as the answer. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  error: FastifyError | ProblemError,
): FastifyReply {
  const problem = toProblemError(error);
  for (const name of headersOfFiles) void reply.removeHeader(name);
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .header('cache-control', 'no-store')
    .type(problemType)
    .send(JSON.stringify(problem.toProblem(request.id)));
}

/** Several kinds share 409; only these come from the framework. */
const frameworkKinds: readonly ProblemKind[] = [
  'not-signed-in',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'too-slow',
  'too-large',
  'address-too-long',
  'unsupported-media-type',
  'too-many-requests',
  'headers-too-large',
];

function toProblemError(error: FastifyError | ProblemError): ProblemError {
  if (error instanceof ProblemError) return error;
  const shortage = shortageOf(error);
  if (shortage !== undefined) {
    const detail = `${shortage} Nothing was changed.`;
    return new ProblemError('unavailable', detail, { retryAfter: 2, cause: error });
  }
  const { statusCode = 500 } = error;
  if (statusCode < 400 || statusCode >= 500) {
    return new ProblemError('unexpected', undefined, { cause: error });
  }
  // Whatever the framework blames on the caller is no failure of ours, also where it has no kind of its own.
  const kind = frameworkKinds.find((one) => problemKinds[one].status === statusCode) ?? 'invalid-request';
  return new ProblemError(kind, error.message, { cause: error });
}
