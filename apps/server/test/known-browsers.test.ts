import { expect, it } from 'vitest';
import { Browser } from './support/browser.ts';
import { servedHome } from './support/served-home.ts';

const served = servedHome();

const open = () => new Browser(served.origin);
const enter = async (browser: Browser, userName: string, password: string) =>
  browser.submit(await browser.openSignIn(), { userName, password });
const statusOf = async (browser: Browser, userName: string, password: string) =>
  (await enter(browser, userName, password)).status;

async function signOut(browser: Browser, idToken: string): Promise<void> {
  const page = await (await browser.request(`/auth/session/end?id_token_hint=${idToken}`)).text();
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const body = new URLSearchParams({ xsrf, logout: 'yes' });
  await browser.request('/auth/session/end/confirm', { method: 'POST', body });
}

/** Goes on guessing at this address: one name with many passwords, and many names. */
function guessOnAndOn(userName: string): { stop: () => Promise<void>; answers: number[] } {
  const answers: number[] = [];
  let isOver = false;
  const guess = async () => {
    const browser = open();
    const page = await browser.openSignIn();
    for (let round = 0; !isOver; round += 1) {
      const names = [userName, ...Array.from({ length: 4 }, (_, at) => `guess-${round}-${at}`)];
      const tries = names.map((name) => browser.submit(page, { userName: name, password: 'wrong' }));
      answers.push(...(await Promise.all(tries)).map(({ status }) => status));
    }
  };
  const guessing = guess();
  return { answers, stop: () => ((isOver = true), guessing) };
}

it('lets who signed in here before in at once, whatever a guesser does at the address (attack A12)', async () => {
  const known = open();
  const { id_token: idToken } = await known.signIn('user-admin');
  await signOut(known, idToken);
  const guesser = guessOnAndOn('user-admin');
  // A try that comes just when the pause is over is looked at, and then it takes some until this name has to wait by itself.
  const patience = { timeout: 20_000 };
  try {
    await expect
      .poll(() => guesser.answers.slice(-5), { timeout: 60_000, interval: 20 })
      .toEqual([429, 429, 429, 429, 429]);
    for (const userName of ['user-admin', 'session-manager'])
      await expect.poll(() => statusOf(open(), userName, 'crt-demo'), patience).toBe(429);
    for (let time = 0; time < 3; time += 1) {
      const tokens = await known.signIn('user-admin');
      await signOut(known, tokens.id_token);
    }
    // It is known as this person's, nobody else's, and no name tells by it whether it exists.
    for (const userName of ['session-manager', 'nobody-here'])
      await expect.poll(() => statusOf(known, userName, 'crt-demo'), patience).toBe(429);
  } finally {
    await guesser.stop();
  }
  expect(guesser.answers).not.toContain(200);
  const waits =
    served.server.output.split('\n').find((line) => line.includes('a sign-in has to wait')) ?? '{}';
  expect((JSON.parse(waits) as { address?: string }).address).toMatch(/^(?:::1|(?:::ffff:)?127\.0\.0\.1)$/);
}, 120_000);

it('makes a known browser wait that guesses, the right password too', async () => {
  const known = open();
  // The pause that the guesser left behind.
  await expect.poll(() => statusOf(known, 'designer', 'crt-demo'), { timeout: 20_000 }).toBe(200);
  const fresh = open();
  const cookie = (await enter(fresh, 'designer', 'crt-demo')).headers.getSetCookie().join('\n');
  expect(cookie).toMatch(
    /^crt\.browser=[\w.~-]+; Path=\/auth\/sign-in; Max-Age=31536000; HttpOnly; SameSite=Lax$/m,
  );
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) statuses.push(await statusOf(known, 'designer', 'wrong'));
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await statusOf(known, 'designer', 'crt-demo')).toBe(429);
  // It pays for itself only: the same person, at the same address, in another browser.
  expect(await statusOf(fresh, 'designer', 'crt-demo')).toBe(200);
}, 120_000);

it('gives no cookie for a wrong password, nor for the click on a demo account', async () => {
  const browser = open();
  const page = await browser.openSignIn();
  const forms = [{ userName: 'designer', password: 'wrong' }, { account: 'designer' }];
  const answers: Response[] = [];
  for (const form of forms) answers.push(await browser.submit(page, form));
  expect(answers.map(({ status }) => status)).toEqual([401, 200]);
  for (const { headers } of answers) expect(headers.getSetCookie().join()).not.toContain('crt.browser');
});
