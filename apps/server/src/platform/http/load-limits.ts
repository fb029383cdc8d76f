import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../../errors.ts';
import { networkOf } from './address-of.ts';

/** Requests under work at once; more would only wait in a queue that nobody sees. */
const mostAtOnce = 300;

/** The share of one user, or of one address before sign-in: nobody alone can be in the way of the others. */
const mostOfOne = 100;

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
  const work: Work = { count: 0, of: new Map() };
  shedWhenSlow(app, work);
  limitWorkAtOnce(app, work);
  await app.register(rateLimit, {
    global: true,
    hook: 'preHandler',
    max: options.perMinute,
    timeWindow: 60_000,
    cache: 20_000,
    allowList: (request) => !isCounted(request),
    keyGenerator: callerOf,
    errorResponseBuilder: (_request, context) =>
      new ProblemError('too-many-requests', 'Wait a moment before you try again.', {
        retryAfter: Math.ceil(context.ttl / 1000),
      }),
  });
}

/** Counted requests that are under work: all, and of each user or address. */
interface Work {
  count: number;
  readonly of: Map<string, number>;
}

const callerOf = (request: FastifyRequest) => request.caller?.actor.userId ?? networkOf(request);

/** Once the body is there, so that whoever sends half a request takes nobody's place. */
function limitWorkAtOnce(app: FastifyInstance, work: Work): void {
  app.addHook('preValidation', async (request, reply) => {
    if (!isCounted(request)) return;
    const caller = callerOf(request);
    if (work.count >= mostAtOnce) throw overloaded();
    if ((work.of.get(caller) ?? 0) >= mostOfOne) throw tooManyAtOnce();
    // Files are read by the operation itself.
    if (request.raw.complete) count(work, caller, reply);
    else request.raw.once('end', () => count(work, caller, reply));
  });
}

function count(work: Work, caller: string, reply: FastifyReply): void {
  if (reply.raw.closed) return;
  const add = (more: 1 | -1) => {
    const own = (work.of.get(caller) ?? 0) + more;
    work.count += more;
    if (own > 0) work.of.set(caller, own);
    else work.of.delete(caller);
  };
  add(1);
  reply.raw.once('close', () => add(-1));
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

function tooManyAtOnce(): ProblemError {
  return new ProblemError('too-many-requests', 'Wait until some of your calls have been answered.', {
    retryAfter: 1,
  });
}
