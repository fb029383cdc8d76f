import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { Browser, proofKey } from './support/browser.ts';
import { servedHome } from './support/served-home.ts';

const served = servedHome();

const open = () => new Browser(served.origin);

describe('signing in', () => {
  it('gives a JWT for the APIs, an id token and a refresh token, but no rights inside', async () => {
    const tokens = await open().signIn('planner');
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
    const claims = decodeJwt(tokens.access_token);
    expect(claims).toMatchObject({ iss: `${served.origin}/auth`, aud: 'crt-api', client_id: 'crt' });
    expect(JSON.stringify(claims)).not.toContain('CanManage');
    expect(decodeJwt(tokens.id_token)).toMatchObject({ nonce: 'some-nonce', preferred_username: 'planner' });
    expect(tokens.refresh_token).toBeTruthy();
  });

  it('rotates refresh tokens; a used one ends the whole family', async () => {
    const browser = open();
    const first = await browser.signIn('planner');
    const renew = (token: string) => browser.redeem({ grant_type: 'refresh_token', refresh_token: token });
    const second = (await (await renew(first.refresh_token)).json()) as typeof first;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await renew(first.refresh_token)).status).toBe(400);
    expect((await renew(second.refresh_token)).status).toBe(400);
  });

  it('ends the session and its tokens at sign-out, without a question', async () => {
    const browser = open();
    const tokens = await browser.signIn('planner');
    const home = encodeURIComponent(`${served.origin}/CRT/`);
    const path = `/auth/session/end?id_token_hint=${tokens.id_token}&post_logout_redirect_uri=${home}`;
    const page = await (await browser.request(path)).text();
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(page).toContain("document.querySelector('button').click()");
    const ended = await browser.request('/auth/session/end/confirm', {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    });
    expect(ended.headers.get('location')).toBe(`${served.origin}/CRT/`);
    const renewed = await browser.redeem({
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    });
    expect(renewed.status).toBe(400);
    expect(
      (await browser.authorize(proofKey().challenge, { prompt: 'none' })).headers.get('location'),
    ).toContain('error=login_required');
  });

  it('offers the demo accounts as one click', async () => {
    const browser = open();
    const page = await browser.openSignIn();
    const offered = (await (await browser.request(`${page}/accounts`)).json()) as { userName: string }[];
    expect(offered).toHaveLength(12);
    expect(offered.map(({ userName }) => userName)).toContain('designer');
    const submitted = await browser.submit(page, { account: 'designer' });
    const resumed = await browser.resume(submitted);
    expect(resumed.headers.get('location')).toContain('/CRT/oidc-callback?code=');
  });

  it('tells who comes to an address that there is not, with a way on; programs have the status', async () => {
    const forPeople = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
    const page = await open().request('/auth/nowhere', forPeople);
    expect(page.status).toBe(404);
    expect(page.headers.get('content-type')).toContain('text/html');
    const text = await page.text();
    expect(text).toContain('<h1>Page not found</h1>');
    expect(text).toContain('href="/CRT/"');
    const answer = await open().request('/auth/nowhere');
    expect([answer.status, await answer.text()]).toEqual([404, 'Not Found']);
  });

  it('keeps session and keys over a restart', async () => {
    const browser = open();
    const tokens = await browser.signIn('planner');
    await served.restart();
    const renewed = await browser.redeem({
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    });
    expect(renewed.status).toBe(200);
    const call = await fetch(`${served.origin}/api/events`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(call.status).toBe(200);
    await call.body?.cancel();
  });
});

describe('attacks on the provider (attack A01)', () => {
  it.each([
    ['no proof key', { code_challenge: undefined, code_challenge_method: undefined }],
    ['a plain proof key', { code_challenge_method: 'plain' }],
    ['a proof key without a method', { code_challenge_method: undefined }],
    ['the implicit flow', { response_type: 'id_token' }],
  ])('refuses %s', async (_name, changes) => {
    const answer = await open().authorize(proofKey().challenge, changes);
    const location = answer.headers.get('location') ?? '';
    expect(location.startsWith('/auth/sign-in/')).toBe(false);
    expect(location).not.toContain('code=');
    expect(location === '' ? answer.status : 400).toBe(400);
  });

  it.each([
    ['another origin', () => 'https://attacker.example/CRT/oidc-callback'],
    ['a query', (uri: string) => `${uri}?next=x`],
    ['a step up', (uri: string) => uri.replace('/CRT/', '/CRT/x/../')],
    ['another case', (uri: string) => uri.replace('/CRT/', '/crt/')],
    ['another port', (uri: string) => uri.replace(/:\d+/, ':1')],
    ['a fragment', (uri: string) => `${uri}#x`],
  ])('never redirects to an address with %s', async (_name, change) => {
    const browser = open();
    const answer = await browser.authorize(proofKey().challenge, {
      redirect_uri: change(browser.redirectUri),
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
  });

  it('redeems a code only once and only with its proof key', async () => {
    const browser = open();
    const { challenge } = proofKey();
    const submitted = await browser.submit(await browser.openSignIn(challenge), { account: 'planner' });
    const resumed = await browser.resume(submitted);
    const code = new URL(resumed.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const wrong = { grant_type: 'authorization_code', code, code_verifier: proofKey().verifier };
    expect((await browser.redeem(wrong)).status).toBe(400);
  });

  it('refuses a form that comes from another site', async () => {
    const browser = open();
    const page = await browser.openSignIn();
    const answer = await browser.request(page, {
      method: 'POST',
      body: new URLSearchParams({ account: 'administrator' }),
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://attacker.example' },
    });
    expect(answer.status).toBe(403);
  });

  it('answers wrong passwords and unknown users alike, and then makes both wait alike (attack A12)', async () => {
    const tries = async (userName: string) => {
      const browser = open();
      const page = await browser.openSignIn();
      const answers: string[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const answer = await browser.submit(page, { userName, password: 'wrong' });
        const { message } = (await answer.json()) as { message: string };
        answers.push(`${answer.status} ${message.replaceAll(/\d+ seconds?/g, 'N seconds')}`);
      }
      return answers;
    };
    const known = await tries('user-admin');
    expect(await tries('nobody-here')).toEqual(known);
    expect(known.at(0)).toBe('401 User name or password is not correct.');
    expect(known.at(-1)).toBe('429 Too many attempts. Try again in N seconds.');
  });

  it('counts one person once, whichever letters the database takes for those of the name (attack A12)', async () => {
    const browser = open();
    const page = await browser.openSignIn();
    const answer = async (userName: string, password: string) =>
      (await browser.submit(page, { userName, password })).status;
    const spellings = [
      'session-viewer',
      'SESSION-VIEWER',
      ' Session-viewer ',
      'session-Viewer',
      'SESSION-viewer',
    ];
    for (const userName of spellings) expect(await answer(userName, 'wrong')).toBe(401);
    // At the same moment: the wait is short. The second name is found only where the database has letters of a language.
    const names = ['session-viewer', 'sess\u0130on-v\u0130ewer'];
    const [plain, dotted] = await Promise.all(names.map((name) => answer(name, 'crt-demo')));
    expect(plain).toBe(429);
    expect(dotted).not.toBe(200);
  });

  it('looks at few of many guesses at once, and lets the right person in some seconds later (attack H04)', async () => {
    const guess = async () => {
      const browser = open();
      const page = await browser.openSignIn();
      return () => browser.submit(page, { userName: 'designer', password: 'wrong' });
    };
    const guesses = await Promise.all(Array.from({ length: 60 }, guess));
    const answers = await Promise.all(guesses.map((send) => send()));
    const evaluated = answers.filter(({ status }) => status === 401);
    expect(evaluated.length).toBeLessThanOrEqual(8);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(60 - evaluated.length);
    const waits = answers.map((answer) => Number(answer.headers.get('retry-after')));
    expect(Math.max(...waits)).toBeLessThanOrEqual(16);
    // Nobody else at this address waits with them.
    await open().signIn('manufacturing');
    await expect
      .poll(
        () =>
          open()
            .signIn('designer')
            .then(
              () => true,
              () => false,
            ),
        { timeout: 20_000 },
      )
      .toBe(true);
  });

  it.each(['a\0', '\ud83d', '\0'])('knows nobody of the name %j', async (userName) => {
    const browser = open();
    const answer = await browser.submit(await browser.openSignIn(), { userName, password: 'x\0' });
    expect(answer.status).toBe(401);
  });

  it.each([
    '/auth/auth?client_id=crt&state=%00',
    '/auth/sign-in/%00',
    '/auth/session/end?id_token_hint=%00',
    '/auth/token',
  ])('refuses the character U+0000 at %s', async (path) => {
    const body = new URLSearchParams({ client_id: 'crt', grant_type: 'refresh_token', refresh_token: 'a\0' });
    const answer = await open().request(path, path === '/auth/token' ? { method: 'POST', body } : {});
    expect(answer.status).toBe(400);
  });

  it('leaves neither passwords nor tokens in the log', async () => {
    const browser = open();
    const tokens = await browser.signIn('planner');
    await fetch(`${served.origin}/api/events?access_token=${tokens.access_token}`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    }).then((answer) => answer.body?.cancel());
    const other = open();
    await other.submit(await other.openSignIn(), { userName: 'planner', password: 'my secret word' });
    const log = served.server.output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .join('\n');
    expect(log).toContain('"msg":"answered"');
    for (const secret of [
      tokens.access_token,
      tokens.refresh_token,
      tokens.id_token,
      'my secret word',
      'crt-demo',
    ]) {
      expect(log.includes(secret)).toBe(false);
    }
    expect(log).not.toMatch(/code=[^[&"]/);
  });
});
