import { fillSignIn, openAs, userMenu } from '../system/sign-in.ts';
import { expect, test } from '../system/test.ts';

test('asks the provider for a code, with the five scopes and a challenge (A4)', async ({ page, server }) => {
  const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.has('response_type'));
  await openAs(page, 'planner', server.origin);
  const query = new URL((await asked).url()).searchParams;
  expect(new URL((await asked).url()).pathname).toContain('/auth/');
  expect(query.get('response_type')).toBe('code');
  expect(query.get('code_challenge_method')).toBe('S256');
  expect((query.get('scope') ?? '').split(' ').sort()).toEqual(
    ['design', 'documentation', 'openid', 'profile', 'user'].sort(),
  );
});

test('a wrong password is refused without saying which part was wrong', async ({ page, server }) => {
  await page.goto(`${server.origin}/CRT/FulfilmentPlan/List`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await fillSignIn(page, 'planner', 'wrong');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('User name')).toHaveValue('planner');
});

test('a deep link survives a reload (A1)', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List?page=2');
  await expect(page.getByRole('grid')).toBeVisible();
  const before = page.url();
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(page.url()).toBe(before);
  expect(new URL(page.url()).hash).toBe('');
});

test('the title says where one is (A2)', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List');
  await expect(page).toHaveTitle(/Plan Coordination/);
  await page.goto(new URL('/CRT/nope', page.url()).href);
  await expect(page).toHaveTitle(/Page not found/);
});

test('rights are asked for once, with three calls (A19)', async ({ browser, server }) => {
  const page = await browser.newPage();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && /permission|right/i.test(pathname)) calls.push(pathname);
  });
  await openAs(page, 'planner', server.origin, '/FulfilmentPlan/List');
  await expect(page.getByRole('grid')).toBeVisible();
  await userMenu(page).click();
  await page.keyboard.press('Escape');
  expect(calls).toHaveLength(3);
  await page.close();
});

test(
  'after signing out nothing is left of the first person (A38)',
  { tag: '@postgresql' },
  async ({ page, server }) => {
    await openAs(page, 'planner', server.origin, '/FulfilmentPlan/List');
    await userMenu(page).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await openAs(page, 'documentation-reader', server.origin);
    await expect(page.getByRole('link', { name: 'Plan Coordination' })).not.toBeVisible();
  },
);
