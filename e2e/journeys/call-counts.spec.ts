import type { Page } from '@playwright/test';
import { expect, test } from '../system/test.ts';

/** What is asked on every screen, whatever it is: the rights (A18) and the saved filters of the menu (B7). */
const ofTheShell = [
  '/api/Login/CheckUserPermissions',
  '/api/documentation/Permission/Granted',
  '/api/design/permissions',
  '/api/FulfilmentPlan/GetFiltersList',
];

/** Collects the calls of the page from now on; live events are one open line, not a call. */
function countCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/events') calls.push(pathname);
  });
  return calls;
}

test('a plan that is opened asks at most twelve questions', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List?all=1');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  const details = new URL('Details/600?useContext=true', page.url()).href;
  const calls = countCalls(page);
  await page.goto(details);
  for (const name of [
    'Request Information',
    'Shipment Information',
    'Plan Data',
    'Manufacturing Information',
  ])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Milestones' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Timeline' })).toBeVisible();
  // Nothing comes after what is seen.
  await page.waitForTimeout(1000);
  const own = calls.filter((call) => !ofTheShell.includes(call));
  expect(own.length).toBeLessThanOrEqual(12);
  expect(own).toEqual([...new Set(own)]);
});

test('the plan list that is opened asks at most twelve questions', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List?all=1');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  const calls = countCalls(page);
  await page.reload();
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  // Nothing comes after what is seen.
  await page.waitForTimeout(1000);
  expect(calls.length).toBeLessThanOrEqual(12);
  expect(calls).toEqual([...new Set(calls)]);
});
