import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** Query parameters whose values never reach the log: codes and tokens of the sign-in. */
const secretParameters =
  /^(?:code|state|session_state|id_token_hint|access_token|refresh_token|token|login_hint|password)\b/i;

/** Structured lines with a request id, without headers, bodies, tokens or passwords. */
export function logOptions(level: string): Pick<FastifyServerOptions, 'logger' | 'genReqId'> {
  return {
    logger: {
      level,
      redact: {
        paths: [
          'req.headers',
          '*.password',
          '*.token',
          '*.access_token',
          '*.refresh_token',
          '*.authorization',
        ],
        censor: '[secret]',
      },
      serializers: {
        err: loggedError,
        req: (request: { method: string; url: string; ip?: string }) => ({
          method: request.method,
          url: withoutSecrets(request.url),
          address: request.ip,
        }),
      },
    },
    genReqId: requestId,
  };
}

/** One line per answered call of the APIs and of sign-in; files and health only when debugging. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const level = /^\/(?:api|auth)\//.test(request.url) ? 'info' : 'debug';
    request.log[level](
      {
        method: request.method,
        url: withoutSecrets(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user: request.caller?.actor.userId,
      },
      'answered',
    );
  });
}

/** An address as it may be logged. */
export function withoutSecrets(url: string): string {
  return url.replaceAll(/([?&])([^=&]*)=[^&]*/g, (whole: string, sign: string, name: string) =>
    secretParameters.test(decoded(name)) ? `${sign}${name}=[secret]` : whole,
  );
}

/** A name may be written in many ways: %74oken is a token too. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** Errors without the values of the failed statement: they may be a patient's name or a password's hash. */
function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, cause, stack = '' } = error;
  const { code, query } = error as { code?: unknown; query?: unknown };
  // The failure of a statement has its text with the values, over many lines where a value has them.
  const told = typeof query === 'string' ? `Failed query: ${query}` : message;
  return {
    type: name,
    message: told,
    stack: stack.replace(message, () => told),
    ...(code === undefined ? {} : { code }),
    ...(cause === undefined ? {} : { cause: loggedError(cause) }),
  };
}

/** The caller's own id where it is a plain one, so that logs of proxies and ours can be joined; a fresh one otherwise. */
function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
