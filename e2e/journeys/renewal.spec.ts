import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { RunningServer } from '../system/server.ts';
import { openAs, userMenu } from '../system/sign-in.ts';
import { makeFilledHome } from '../system/template.ts';
import { expect, test as base } from '../system/test.ts';

/** Seconds; a token is renewed after three quarters of so short a life, at the latest 5 s before its end. */
const tokenLife = 16;

const test = base.extend<{ ownServer: RunningServer }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  ownServer: async ({}, provide) => {
    const home = await makeFilledHome();
    const server = await RunningServer.start(home, { ACCESS_TOKEN_SECONDS: String(tokenLife) });
    await provide(server);
    await server.kill();
    await home.remove();
  },
});

const list = '/FulfilmentPlan/List';
const lost = (page: Page) =>
  page.getByRole('alertdialog').getByText('Authentication failed. Please reload page.');

/** Everything that is asked of the token endpoint with a refresh token, over all tabs. */
function watchRenewals(context: BrowserContext): { tokens: string[]; refused: number[] } {
  const seen = { tokens: [] as string[], refused: [] as number[] };
  const tokenOf = (request: Request) => new URLSearchParams(request.postData() ?? '').get('refresh_token');
  context.on('request', (request) => {
    const token = new URL(request.url()).pathname === '/auth/token' ? tokenOf(request) : null;
    if (token) seen.tokens.push(token);
  });
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() === 401 || (pathname === '/auth/token' && !response.ok()))
      seen.refused.push(response.status());
  });
  return seen;
}

/** How many seconds ago the token ended that the page keeps; runs in the page. */
function sinceEnd(): number {
  const kept = Object.entries(localStorage).find(([name]) => name.startsWith('oidc.user:'));
  const { expires_at: end } = JSON.parse(String(kept?.[1])) as { expires_at: number };
  return Date.now() / 1000 - end;
}

/** The token that the page keeps; runs in the page. */
function keptToken(): string {
  const kept = Object.entries(localStorage).find(([name]) => name.startsWith('oidc.user:'));
  return (JSON.parse(kept?.[1] ?? '{}') as { access_token?: string }).access_token ?? '';
}

/** Two tabs of one person. */
async function twoTabs(context: BrowserContext, origin: string): Promise<[Page, Page]> {
  const first = await context.newPage();
  await openAs(first, 'planner', origin, list);
  await expect(first.getByRole('grid')).toBeVisible();
  const second = await context.newPage();
  await second.goto(`${origin}/CRT${list}`);
  await expect(second.getByRole('grid')).toBeVisible();
  return [first, second];
}

async function nextPageOf(page: Page): Promise<void> {
  const row = page.getByRole('grid').getByRole('row').nth(1);
  const before = await row.textContent();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(row).not.toHaveText(before ?? '');
}

test('two tabs work past the end of a token, and each token is renewed by one of them only (A5)', async ({
  context,
  ownServer,
}) => {
  const tabs = await twoTabs(context, ownServer.origin);
  const renewals = watchRenewals(context);
  await expect
    .poll(() => renewals.tokens.length, { timeout: 3 * tokenLife * 1000 })
    .toBeGreaterThanOrEqual(2);
  for (const tab of tabs) {
    await nextPageOf(tab);
    await expect(lost(tab)).not.toBeVisible();
  }
  expect(renewals.refused).toEqual([]);
  // A refresh token that is used twice ends the whole sign-in.
  expect(new Set(renewals.tokens).size).toBe(renewals.tokens.length);
  expect(renewals.tokens.length).toBeLessThanOrEqual(4);
});

test('a page that is reloaded before it has its new token goes on without a question (A5)', async ({
  context,
  ownServer,
}) => {
  const page = await context.newPage();
  await openAs(page, 'planner', ownServer.origin, list);
  await expect(page.getByRole('grid')).toBeVisible();
  const before = await page.evaluate(keptToken);
  const rotated = Promise.withResolvers<void>();
  const loseAnswer = async (route: Route) => {
    // The provider has taken the token, and the page never hears of it.
    await route.fetch();
    rotated.resolve();
    await route.abort();
  };
  await context.route('**/auth/token', loseAnswer, { times: 1 });
  await rotated.promise;
  await page.reload();
  await expect.poll(() => page.evaluate(keptToken), { timeout: 3 * tokenLife * 1000 }).not.toBe(before);
  await nextPageOf(page);
  await expect(lost(page)).not.toBeVisible();
});

test('the provider may be away when a token ends: the page waits, and goes on by itself', async ({
  context,
  ownServer,
}) => {
  const page = await context.newPage();
  await openAs(page, 'planner', ownServer.origin, list);
  await expect(page.getByRole('grid')).toBeVisible();
  let attempts = 0;
  await context.route('**/auth/token', (route) => {
    attempts += 1;
    return route.abort();
  });
  await expect.poll(() => page.evaluate(sinceEnd), { timeout: 3 * tokenLife * 1000 }).toBeGreaterThan(2);
  expect(attempts).toBeGreaterThan(1);
  await expect(lost(page)).not.toBeVisible();
  await context.unroute('**/auth/token');
  await expect(async () => nextPageOf(page)).toPass({ timeout: 30_000 });
  await expect(lost(page)).not.toBeVisible();
});

test('a session that ended at the provider says so and offers to reload (A9)', async ({
  context,
  ownServer,
}) => {
  const page = await context.newPage();
  await openAs(page, 'planner', ownServer.origin, list);
  await expect(page.getByRole('grid')).toBeVisible();
  // The provider forgets this browser: its session and with it the refresh token.
  const ended = await context.request.get(`${ownServer.origin}/auth/session/end`);
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(await ended.text())?.[1] ?? '';
  await context.request.post(`${ownServer.origin}/auth/session/end/confirm`, {
    form: { xsrf, logout: 'yes' },
    headers: { origin: ownServer.origin },
    maxRedirects: 0,
  });
  await expect(lost(page)).toBeVisible({ timeout: 3 * tokenLife * 1000 });
  await page.keyboard.press('Escape');
  await expect(lost(page)).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('grid')).not.toBeVisible();
});

test('signing out in one tab is seen in the other, which shows nothing of the person any more (A38)', async ({
  context,
  ownServer,
}) => {
  const [first, second] = await twoTabs(context, ownServer.origin);
  await userMenu(first).click();
  await first.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(first.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(second.getByRole('grid')).not.toBeVisible();
  await expect(userMenu(second)).not.toBeVisible();
  await expect(lost(second)).not.toBeVisible();
  await expect(second.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('the wanted address comes back with query and hash, once (A6, A37)', async ({ page, server }) => {
  await openAs(page, 'planner', server.origin, `${list}?recordsPerPage=20&page=2#row`);
  await expect(page.getByRole('grid')).toBeVisible();
  const url = new URL(page.url());
  expect(url.pathname + url.hash).toBe(`/CRT${list}#row`);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ recordsPerPage: '20', page: '2' });
  expect(await page.evaluate(() => sessionStorage.getItem('crt.target'))).toBeNull();
});
