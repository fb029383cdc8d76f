import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { answering } from './adapter.ts';
import type { Accounts } from './accounts.ts';
import { demoAccounts } from './demo-accounts.ts';
import { messagePage, signInPage } from './pages.ts';
import type { Attempt, Throttle } from './throttle.ts';

interface RouteOptions {
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly throttle: Throttle;
  /** Origin that is assumed for hosts that are not ours. */
  readonly publicUrl: string;
  readonly origins: readonly string[];
  readonly isDemo: boolean;
}

interface Form {
  readonly userName?: string;
  readonly password?: string;
  readonly account?: string;
}

type SignInRequest = FastifyRequest<{ Params: { uid: string }; Body: Form }>;

const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);
const yearInSeconds = 31_536_000;

/** Mounts the embedded provider under /auth, and its sign-in page under /auth/sign-in. */
export async function registerSignInProvider(app: FastifyInstance, options: RouteOptions): Promise<void> {
  await app.register(async (scope) => mountProvider(scope, options));
  await app.register(async (scope) => mountSignInPage(scope, options));
  app.get('/auth/inter.woff2', (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${yearInSeconds}`)
      .type('font/woff2')
      .send(createReadStream(fontFile)),
  );
}

function mountProvider(scope: FastifyInstance, options: RouteOptions): void {
  const callback = options.provider.callback();
  // The provider reads bodies itself.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.all('/auth/*', (request, reply) => {
    const { raw: incoming } = request;
    nameHost(request, options);
    Object.assign(incoming, {
      originalUrl: incoming.url,
      url: incoming.url?.slice('/auth'.length),
      cspNonce: request.cspNonce,
    });
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.raw.setHeader('cache-control', 'no-store');
    void callback(incoming, reply.raw);
  });
}

/** The provider builds addresses from the host of the request: only our own hosts, and the public scheme. */
function nameHost(request: FastifyRequest, { publicUrl, origins }: RouteOptions): void {
  const { headers } = request.raw;
  const own = origins.find((origin) => new URL(origin).host === headers.host) ?? publicUrl;
  const { host, protocol } = new URL(own);
  headers.host = host;
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
  headers['x-forwarded-for'] = request.ip;
  delete headers['x-forwarded-host'];
}

function mountSignInPage(scope: FastifyInstance, options: RouteOptions): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8_192 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.get<{ Params: { uid: string } }>('/auth/sign-in/:uid', async (request, reply) => {
    if (!(await findInteraction(request, reply, options))) return sendExpired(request, reply);
    return sendForm(request, reply, options, {});
  });
  scope.post('/auth/sign-in/:uid', (request: SignInRequest, reply: FastifyReply) =>
    signIn(request, reply, options),
  );
}

async function signIn(
  request: SignInRequest,
  reply: FastifyReply,
  options: RouteOptions,
): Promise<FastifyReply> {
  if (!(await findInteraction(request, reply, options))) return sendExpired(request, reply);
  const form = request.body ?? {};
  const isOneClick = options.isDemo && demoAccounts.some(({ userName }) => userName === form.account);
  const userName = (isOneClick ? form.account : form.userName) ?? '';
  const attempt = { userName, address: request.ip };
  const now = new Date();
  const pause = isOneClick ? 0 : await options.throttle.pauseSeconds(attempt, now);
  if (pause > 0) return sendPause(request, reply, options, attempt, pause);
  const account = isOneClick
    ? await options.accounts.findByName(userName)
    : await options.accounts.check(userName, form.password ?? '');
  if (!account) {
    await options.throttle.failed(attempt, now);
    request.log.info('a sign-in was refused');
    void reply.code(401);
    return sendForm(request, reply, options, { userName, error: 'User name or password is not correct.' });
  }
  if (!isOneClick) await options.throttle.succeeded(attempt);
  const result = { login: { accountId: account.id, amr: ['pwd'] } };
  const next = await answering(options.provider.interactionResult(request.raw, reply.raw, result));
  return reply.redirect(new URL(next).pathname, 303);
}

async function findInteraction(
  request: FastifyRequest,
  reply: FastifyReply,
  options: RouteOptions,
): Promise<boolean> {
  nameHost(request, options);
  try {
    const { uid } = await options.provider.interactionDetails(request.raw, reply.raw);
    return uid === (request.params as { uid: string }).uid;
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return false;
    throw error;
  }
}

function sendForm(
  request: FastifyRequest,
  reply: FastifyReply,
  options: RouteOptions,
  state: { userName?: string; error?: string },
): FastifyReply {
  const page = signInPage({
    ...state,
    nonce: request.cspNonce,
    action: request.url,
    demoAccounts: options.isDemo ? demoAccounts : [],
  });
  return sendPage(reply, page);
}

function sendPause(
  request: FastifyRequest,
  reply: FastifyReply,
  options: RouteOptions,
  { userName }: Attempt,
  seconds: number,
): FastifyReply {
  void reply.code(429).header('retry-after', String(seconds));
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  return sendForm(request, reply, options, { userName, error: `Too many attempts. Try again in ${wait}.` });
}

function sendExpired(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.code(400);
  const text = 'This sign-in page has expired. Start again from the application.';
  return sendPage(reply, messagePage(request.cspNonce, { title: 'Sign-in expired', text }));
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}
