import { createReadStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { isStorable } from '../../contract/unfit.ts';
import { invalidRequest } from '../../errors.ts';
import type { Accounts } from './accounts.ts';
import { demoAccounts } from './demo-accounts.ts';
import { browserCookie, cookieLine, type KnownBrowsers } from './known-browsers.ts';
import { messagePage } from './pages.ts';
import type { Attempt, Throttle } from './throttle.ts';
import { addressOf, networkOf } from '../http/address-of.ts';

interface RouteOptions {
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly throttle: Throttle;
  readonly browsers: KnownBrowsers;
  /** Origin that is assumed for hosts that are not ours. */
  readonly publicUrl: string;
  readonly origins: readonly string[];
  readonly isDemo: boolean;
  /** The built sign-in page with the nonce of one answer. */
  readonly signInPage: (nonce: string) => string;
}

interface Form {
  readonly userName?: string;
  readonly password?: string;
  readonly account?: string;
}

type SignInRequest = FastifyRequest<{ Params: { uid: string } }>;

const expired = 'This sign-in page has expired. Start again from the application.';

/** What the provider takes itself is less. */
const largestForm = 64 * 1024;

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
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestForm }, readWhole);
  scope.all('/auth/*', (request, reply) => {
    const { raw: incoming } = request;
    nameHost(request, options);
    Object.assign(incoming, {
      originalUrl: incoming.url,
      url: incoming.url?.slice('/auth'.length),
      cspNonce: request.cspNonce,
    });
    if (Buffer.isBuffer(request.body)) handOn(request.body, incoming);
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.raw.setHeader('cache-control', 'no-store');
    void callback(incoming, reply.raw);
  });
}

/** Takes the whole body, so that nothing is begun for half of one; no text in it may hold the character U+0000. */
function readWhole(
  _request: FastifyRequest,
  body: Buffer,
  done: (error: Error | null, body?: Buffer) => void,
): void {
  const isUnreadable = body.includes(0) || body.includes('%00');
  done(
    isUnreadable
      ? invalidRequest([{ path: '/body', message: 'must not contain the character U+0000' }])
      : null,
    body,
  );
}

/** The provider reads the body from the request, in one go: it is given the one that was read. */
function handOn(body: Buffer, request: IncomingMessage): void {
  Object.defineProperties(request, { readable: { value: true }, iterator: { value: () => [body] } });
}

/** The provider builds addresses from the host of the request: only our own hosts, and the public scheme. */
function nameHost(request: FastifyRequest, options: RouteOptions): void {
  const { headers } = request.raw;
  const { host, protocol } = ownAddress(request, options);
  headers.host = host;
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
  headers['x-forwarded-for'] = addressOf(request);
  delete headers['x-forwarded-host'];
}

function ownAddress({ raw }: FastifyRequest, { publicUrl, origins }: RouteOptions): URL {
  return new URL(origins.find((origin) => new URL(origin).host === raw.headers.host) ?? publicUrl);
}

/**
 * The page of one sign-in, and behind it what the page asks for: the accounts on offer, and what becomes of the
 * credentials handed in: `{ next }` where to go, or `{ message }` why not.
 */
function mountSignInPage(scope: FastifyInstance, options: RouteOptions): void {
  scope.get('/auth/sign-in/:uid', async (request: SignInRequest, reply: FastifyReply) => {
    if (!(await findInteraction(request, reply, options))) {
      void reply.code(400);
      return sendPage(reply, messagePage(request.cspNonce, { title: 'Sign-in expired', text: expired }));
    }
    return sendPage(reply, options.signInPage(request.cspNonce));
  });
  scope.get('/auth/sign-in/:uid/accounts', (_request, reply) =>
    reply.header('cache-control', 'no-store').send(options.isDemo ? demoAccounts : []),
  );
  scope.post(
    '/auth/sign-in/:uid',
    { bodyLimit: 8_192 },
    async (request: SignInRequest, reply: FastifyReply) => {
      void reply.header('cache-control', 'no-store');
      if (!(await findInteraction(request, reply, options)))
        return reply.code(400).send({ message: expired });
      return signIn(request, reply, options);
    },
  );
}

async function signIn(
  request: SignInRequest,
  reply: FastifyReply,
  options: RouteOptions,
): Promise<FastifyReply> {
  const form = readForm(request.body);
  const isOneClick = options.isDemo && demoAccounts.some(({ userName }) => userName === form.account);
  const userName = (isOneClick ? form.account : form.userName) ?? '';
  const now = new Date();
  const attempt = await attemptOf(request, userName, options, now);
  const pause = isOneClick ? 0 : await options.throttle.admit(attempt, now);
  if (pause > 0) return refuseForNow(request, reply, pause);
  const account = isOneClick
    ? await options.accounts.findByName(userName)
    : await options.accounts.check(userName, form.password ?? '');
  if (!account) {
    request.log.info({ address: addressOf(request) }, 'a sign-in was refused');
    return reply.code(401).send({ message: 'User name or password is not correct.' });
  }
  if (!isOneClick) {
    await options.throttle.succeeded(attempt, now);
    rememberBrowser(request, reply, options, account.id, now);
  }
  const result = { login: { accountId: account.id, amr: ['pwd'] } };
  const next = await unlessGone(options.provider.interactionResult(request.raw, reply.raw, result));
  // Another window may have gone on from this page meanwhile.
  if (next === undefined) return reply.code(400).send({ message: expired });
  return reply.send({ next: new URL(next).pathname });
}

/**
 * Who tries from where. Whoever the database finds for the name is counted as one, however it was capitalised: with some
 * letters (İ) it takes more for the same than JavaScript does.
 */
async function attemptOf(
  request: SignInRequest,
  userName: string,
  { accounts, browsers }: RouteOptions,
  now: Date,
): Promise<Attempt> {
  const { cookie } = request.headers;
  const account = await accounts.findByName(userName);
  const attempt = { userName: account?.userName ?? userName, address: networkOf(request) };
  if (!cookie?.includes(browserCookie)) return attempt;
  const browser = browsers.find(cookie, account?.id ?? '', now);
  return account && browser !== undefined
    ? { ...attempt, known: { personId: account.id, browser } }
    : attempt;
}

/** Only a right password makes a browser known, not the click on a demo account. */
function rememberBrowser(
  request: SignInRequest,
  reply: FastifyReply,
  options: RouteOptions,
  personId: string,
  now: Date,
): void {
  const value = options.browsers.remember(request.headers.cookie, personId, now);
  const isSecure = ownAddress(request, options).protocol === 'https:';
  void reply.header('set-cookie', cookieLine(value, isSecure));
}

/** Whatever was sent, as texts that a name or password may be: anything else counts as not given. */
function readForm(body: unknown): Form {
  const given = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const texts = Object.entries(given).filter(([, value]) => typeof value === 'string' && isStorable(value));
  return Object.fromEntries(texts) as Form;
}

async function findInteraction(
  request: SignInRequest,
  reply: FastifyReply,
  options: RouteOptions,
): Promise<boolean> {
  nameHost(request, options);
  const found = await unlessGone(options.provider.interactionDetails(request.raw, reply.raw));
  return found?.uid === request.params.uid;
}

/** What the provider says of a sign-in that waits; undefined when it waits no more. */
async function unlessGone<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

function refuseForNow(request: FastifyRequest, reply: FastifyReply, seconds: number): FastifyReply {
  // By it whoever runs the server finds the one who keeps others waiting.
  request.log.info({ address: addressOf(request) }, 'a sign-in has to wait');
  const wait = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  void reply.code(429).header('retry-after', String(seconds));
  return reply.send({ message: `Too many attempts. Try again in ${wait}.` });
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}
