import { openAs, userMenu } from '../system/sign-in.ts';
import { expectToStay } from '../system/stays.ts';
import { expect, test } from '../system/test.ts';

const list = '/FulfilmentPlan/List';

test('no menu entry shows before the rights are known (A7)', async ({ page, server }) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/Login/CheckUserPermissions', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/Login/CheckUserPermissions');
  await openAs(page, 'planner', server.origin, list);
  await asked;
  const entry = page.getByRole('navigation').getByRole('button', { name: 'Plan Coordination' });
  await expectToStay(async () => expect(await entry.isVisible()).toBe(false), 500);
  answer();
  await expect(entry).toBeVisible();
});

test('a documentation service that is down takes nothing else with it, and says nothing (A20)', async ({
  page,
  server,
}) => {
  await page.route('**/api/documentation/Permission/Granted', (route) => route.fulfill({ status: 500 }));
  await openAs(page, 'administrator', server.origin, list);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Plan Coordination' })).toBeVisible();
});

test('every call says who calls, and that a script does (A21)', async ({ page, server }) => {
  const calls: { path: string; headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/')) calls.push({ path, headers: request.headers() });
  });
  await openAs(page, 'planner', server.origin, list);
  await page.getByRole('grid').getByRole('link').first().click();
  await expect(page).toHaveURL(/Details/);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  const bare: string[] = [];
  for (const { path, headers } of calls) {
    if (!headers['authorization']?.startsWith('Bearer ') || headers['x-requested-with'] !== 'XMLHttpRequest')
      bare.push(path);
  }
  expect(calls.length).toBeGreaterThan(5);
  expect(bare).toEqual([]);
});

test('About lists the applications that one has rights to (A33, B16)', async ({ open }) => {
  const versions = async (persona: 'documentation-reader' | 'administrator') => {
    const page = await open(persona);
    await userMenu(page).click();
    await page.getByRole('menuitem', { name: 'About' }).click();
    const about = page.getByRole('dialog', { name: 'About' });
    await expect(about.getByText(/\d+\.\d+\.\d+/).first()).toBeVisible();
    return about;
  };
  const reader = await versions('documentation-reader');
  await expect(reader.getByText('eDOC', { exact: true })).toBeVisible();
  await expect(reader.getByText('CRT', { exact: true })).toHaveCount(0);
  const administrator = await versions('administrator');
  await expect(administrator.getByText('eDOC', { exact: true })).toBeVisible();
  await expect(administrator.getByText('CRT', { exact: true })).toBeVisible();
});

test('a right that was taken away shows the words of the server and offers to read the rights again (A39)', async ({
  open,
}) => {
  const page = await open('planner', list);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.route('**/api/FulfilmentPlan/GetFilteredFulfilmentPlanItems', (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'urn:crt:problem:forbidden',
        title: 'You have insufficient permissions',
        status: 403,
        detail: 'The right ReadOnlyFulfilmentPlanAccess was taken away.',
      }),
    }),
  );
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(
    page.getByText('The right ReadOnlyFulfilmentPlanAccess was taken away.').first(),
  ).toBeVisible();
  const asked = page.waitForRequest('**/api/Login/CheckUserPermissions');
  await page.getByRole('button', { name: 'Refresh rights' }).click();
  await asked;
});

test('a page that was opened while the server was away comes up by itself', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  // A new tab knows no rights yet.
  await page.evaluate(() => sessionStorage.clear());
  await page.route(/\/(api|health)\//, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Your permissions could not be loaded.')).toBeVisible();
  await page.unroute(/\/(api|health)\//);
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
});
