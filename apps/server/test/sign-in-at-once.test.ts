import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Storage } from '../src/platform/db/database.ts';
import { openTestStorage } from '../src/platform/db/test-storage.ts';
import { logOptions } from '../src/platform/http/log-options.ts';
import type { Account, Accounts } from '../src/platform/sign-in-provider/accounts.ts';
import { loadInstallationKeys } from '../src/platform/sign-in-provider/installation-keys.ts';
import { KnownBrowsers } from '../src/platform/sign-in-provider/known-browsers.ts';
import { createProvider } from '../src/platform/sign-in-provider/provider.ts';
import { registerSignInProvider } from '../src/platform/sign-in-provider/routes.ts';
import { Throttle } from '../src/platform/sign-in-provider/throttle.ts';
import { Browser, proofKey, type Tokens } from './support/browser.ts';
import { freePort } from './support/server-process.ts';

/** Everybody can sign in, by the user name as id. */
const personOf = async (id: string) => ({ id, userName: id, firstName: id, lastName: 'Test' }) as Account;
const accounts = { find: personOf, findByName: personOf, check: personOf } as unknown as Accounts;

/** The person whose sessions cannot be written. */
const unwritten = 'designer';

const logged: string[] = [];
const { logger, ...options } = logOptions('info');
const app = Fastify({
  ...options,
  logger: { ...(logger as object), stream: { write: (line: string) => logged.push(line) } },
});
let storage: Storage;
let origin: string;

beforeAll(async () => {
  storage = await openTestStorage();
  const keys = await loadInstallationKeys(storage);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const origins = [origin];
  const { log } = app;
  const common = { origins, keys, storage, accounts, accessTokenSeconds: 60, log };
  const provider = createProvider({ issuer: `${origin}/auth`, ...common });
  app.decorateRequest('cspNonce', '');
  await registerSignInProvider(app, {
    provider,
    accounts,
    throttle: new Throttle(storage),
    browsers: new KnownBrowsers(keys.cookies),
    publicUrl: origin,
    origins,
    isDemo: true,
    signInPage: () => '',
  });
  await app.listen({ port, host: 'localhost' });
});
afterAll(async () => {
  await app.close();
  await storage.close();
});

const open = () => new Browser(origin);
const tenTimes = <Result>(work: () => Promise<Result>) => Promise.all(Array.from({ length: 10 }, work));

/** What stands in the address to which a finished sign-in leads. */
const codeOf = (answer: Response) =>
  new URL(answer.headers.get('location') ?? '/', origin).searchParams.get('code');
const renew = (browser: Browser, token: string) =>
  browser.redeem({ grant_type: 'refresh_token', refresh_token: token });

/** How ten answers of the token endpoint ended, and what those who got tokens can still do with them. */
async function outcomeOf(browser: Browser, answers: readonly Response[]) {
  const refusals = answers.filter(({ ok }) => !ok);
  const bodies = await Promise.all(refusals.map((answer) => answer.json() as Promise<{ error: string }>));
  const given = await Promise.all(
    answers.filter(({ ok }) => ok).map((answer) => answer.json() as Promise<Tokens>),
  );
  const renewals = await Promise.all(given.map((tokens) => renew(browser, tokens.refresh_token)));
  return {
    tokens: given.length,
    refusals: bodies.map(({ error }) => error),
    renewals: renewals.map(({ status }) => status),
  };
}

/** One of ten got tokens; that it was one of ten ended what it was given. */
const once = { tokens: 1, refusals: Array.from({ length: 9 }, () => 'invalid_grant'), renewals: [400] };

describe('ten requests at the same moment', () => {
  it('with one code: one gets tokens, and they end at once', async () => {
    const browser = open();
    const { verifier, challenge } = proofKey();
    const submitted = await browser.submit(await browser.openSignIn(challenge), { account: 'planner' });
    const code = codeOf(await browser.resume(submitted)) ?? '';
    const answers = await tenTimes(() =>
      browser.redeem({ grant_type: 'authorization_code', code, code_verifier: verifier }),
    );
    expect(await outcomeOf(browser, answers)).toEqual(once);
  });

  it('with one refresh token: the same; the session at the provider stays and gives a new sign-in', async () => {
    const browser = open();
    const { refresh_token: token } = await browser.signIn('planner');
    expect(await outcomeOf(browser, await tenTimes(() => renew(browser, token)))).toEqual(once);
    const { verifier, challenge } = proofKey();
    const code = codeOf(await browser.authorize(challenge, { prompt: 'none' })) ?? '';
    const again = await browser.redeem({ grant_type: 'authorization_code', code, code_verifier: verifier });
    expect(again.status).toBe(200);
    expect((await renew(browser, ((await again.json()) as Tokens).refresh_token)).status).toBe(200);
  });

  it('that go on from one sign-in page: one gets a code', async () => {
    const browser = open();
    const submitted = await browser.submit(await browser.openSignIn(), { account: 'planner' });
    const { next } = (await submitted.json()) as { next: string };
    const answers = await tenTimes(() => browser.request(next));
    expect(answers.filter((answer) => codeOf(answer))).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
  });

  it('around a sign-out: no session that was read before its end comes back', async () => {
    const browser = open();
    const { id_token: hint } = await browser.signIn('planner');
    const page = await (await browser.request(`/auth/session/end?id_token_hint=${hint}`)).text();
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const body = new URLSearchParams({ xsrf, logout: 'yes' });
    const silently = () => browser.authorize(proofKey().challenge, { prompt: 'none' });
    const others = tenTimes(silently);
    await browser.request('/auth/session/end/confirm', { method: 'POST', body });
    await others;
    expect((await silently()).headers.get('location')).toContain('error=login_required');
  });
});

it('tells a session that cannot be written in the log alone, without whose it was (C10, G13)', async () => {
  await storage.db.execute(sql`create function refuse_session() returns trigger language plpgsql as
    $$ begin raise exception 'this session is not written'; end $$`);
  await storage.db.execute(sql`create trigger refuse_session before insert or update on sign_in_records
    for each row when (new.model = 'Session' and new.payload->>'accountId' = 'designer')
    execute function refuse_session()`);
  const methods = ['log', 'info', 'warn', 'error'] as const;
  const printed = methods.map((method) => vi.spyOn(console, method));
  const browser = open();
  const submitted = await browser.submit(await browser.openSignIn(), { account: unwritten });
  const before = logged.length;
  const answer = await browser.resume(submitted);
  expect([answer.status, codeOf(answer), answer.headers.getSetCookie()]).toEqual([500, null, []]);
  expect(await answer.json()).toEqual({ error: 'server_error' });
  expect(printed.flatMap(({ mock }) => mock.calls)).toEqual([]);
  const lines = logged.slice(before);
  expect(lines.join()).toContain('the sign-in provider failed');
  expect(lines.filter((line) => line.includes(unwritten) || line.includes('accountId'))).toEqual([]);
});
