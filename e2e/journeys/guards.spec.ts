import { fillSignIn } from '../system/sign-in.ts';
import { expect, test } from '../system/test.ts';

test('a protected page, opened signed out, is found again after signing in (A13, A37)', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/CRT/FulfilmentPlan/List?requestId=100`);
  await expect(page).toHaveURL((url) => url.pathname === '/CRT/PermissionsLack');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await fillSignIn(page, 'planner');
  await expect(page).toHaveURL((url) => url.pathname === '/CRT/FulfilmentPlan/List');
  expect(new URL(page.url()).searchParams.get('requestId')).toBe('100');
  // Back leads to where nobody was signed in yet, which is not true any more.
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/CRT/FulfilmentPlan/List');
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a page that needs other rights is refused in words (A14)', async ({ open }) => {
  const page = await open('documentation-reader', '/FulfilmentPlan/List');
  await expect(page).toHaveURL((url) => url.pathname === '/CRT/InsufficientPermissions');
  await expect(page.getByText('You have insufficient permissions to view this page')).toBeVisible();
});

test('one of the listed rights is enough (A15)', async ({ open }) => {
  const page = await open('plan-reader', '/FulfilmentPlan/List');
  await expect(page).toHaveURL((url) => url.pathname === '/CRT/FulfilmentPlan/List');
});

test('somebody without rights stays out of pages that are open to everybody else (A15)', async ({ open }) => {
  const page = await open('no-rights', '/FilterManagement');
  await expect(page).toHaveURL((url) => url.pathname === '/CRT/PermissionsLack');
});

test('an unknown path says so (A17)', async ({ open }) => {
  const page = await open('planner', '/nope');
  await expect(page.getByText('Page not found')).toBeVisible();
});

for (const path of ['/InsufficientPermissions', '/PermissionsLack', '/oidc-callback-error']) {
  test(`${path} opens signed out (A16)`, async ({ page, server }) => {
    await page.goto(`${server.origin}/CRT${path}`);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === `/CRT${path}`);
  });
}

test('a callback that nobody asked for is refused (A6)', async ({ page, server }) => {
  await page.goto(`${server.origin}/CRT/oidc-callback?code=made-up&state=made-up`);
  await expect(page).toHaveURL((url) => url.pathname === '/CRT/oidc-callback-error');
  await expect(page.getByText('Invalid callback')).toBeVisible();
});

test('an operation without a token is refused by the server, whatever the page shows', async ({ server }) => {
  const answer = await fetch(`${server.origin}/api/FulfilmentPlan/FilterRequests/`);
  expect([401, 404, 405]).toContain(answer.status);
  const refused = await fetch(`${server.origin}/api/events`);
  expect(refused.status).toBe(401);
  expect(refused.headers.get('content-type')).toContain('application/problem+json');
});
