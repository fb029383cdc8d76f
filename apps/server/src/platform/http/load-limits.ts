import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../../errors.ts';

/** Requests under work at once; more would only wait in a queue that nobody sees. */
const mostAtOnce = 300;

/** Fewer are no crowd: when the loop lags all the same, the machine is slow, and turning people away helps nobody. */
const crowd = 100;

const sampleMs = 250;
const tolerableLagMs = 500;

interface LimitOptions {
  /** Requests per minute of one user, or of one address before sign-in. */
  readonly perMinute: number;
}

/** What the limits look at: calls of the APIs and of sign-in, not files, health or streams. */
function isCounted(request: FastifyRequest): boolean {
  return /^\/(?:api|auth)\//.test(request.url) && request.routeOptions.config.operation?.isStream !== true;
}

/** Answers 429 to callers that ask too much, and 503 to some when all together ask too much; health stays answered. */
export async function registerLoadLimits(app: FastifyInstance, options: LimitOptions): Promise<void> {
  const work = { count: 0 };
  shedWhenSlow(app, work);
  limitWorkAtOnce(app, work);
  await app.register(rateLimit, {
    global: true,
    hook: 'preHandler',
    max: options.perMinute,
    timeWindow: 60_000,
    cache: 20_000,
    allowList: (request) => !isCounted(request),
    keyGenerator: (request) => request.caller?.actor.userId ?? request.ip,
    errorResponseBuilder: (_request, context) =>
      new ProblemError('too-many-requests', 'Wait a moment before you try again.', {
        retryAfter: Math.ceil(context.ttl / 1000),
      }),
  });
}

/** Counted requests that are under work. */
interface Work {
  count: number;
}

function limitWorkAtOnce(app: FastifyInstance, work: Work): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request)) return;
    if (work.count >= mostAtOnce) throw overloaded();
    work.count += 1;
    reply.raw.once('close', () => {
      work.count -= 1;
    });
  });
}

/** When the event loop keeps lagging under a crowd, new calls are turned away at once instead of waiting with the others. */
function shedWhenSlow(app: FastifyInstance, work: Readonly<Work>): void {
  let expected = performance.now() + sampleMs;
  let lateSamples = 0;
  const timer = setInterval(() => {
    const lag = performance.now() - expected;
    expected = performance.now() + sampleMs;
    lateSamples = lag > tolerableLagMs ? lateSamples + 1 : 0;
  }, sampleMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async (request) => {
    // One long pause alone (a big answer, a collection of garbage) is no overload.
    if (lateSamples >= 2 && work.count >= crowd && isCounted(request)) throw overloaded();
  });
}

function overloaded(): ProblemError {
  return new ProblemError('unavailable', 'The server has too much to do at the moment.', { retryAfter: 2 });
}
