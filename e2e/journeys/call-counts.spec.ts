import type { Page } from '@playwright/test';
import { changeText, expectValue } from '../system/plan-page.ts';
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

/** Waits until no call has come for half a second: what is seen is all that is asked. */
async function untilQuiet(calls: string[]): Promise<void> {
  let before = -1;
  const isQuiet = () => {
    const is = before === calls.length;
    before = calls.length;
    return is;
  };
  await expect.poll(isQuiet, { intervals: [500] }).toBe(true);
}

/** Every minute carriers and machines of the demo world do something, and what it changes is read again: try another moment. */
const inQuietMoment = (check: () => Promise<void>) => expect(check).toPass({ timeout: 90_000 });

test('a plan that is opened asks at most twelve questions', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List?all=1');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  const details = new URL('Details/600?useContext=true', page.url()).href;
  await inQuietMoment(async () => {
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
    await untilQuiet(calls);
    const own = calls.filter((call) => !ofTheShell.includes(call));
    expect(own.length).toBeLessThanOrEqual(12);
    expect(own).toEqual([...new Set(own)]);
  });
});

test('the plan list that is opened asks at most twelve questions', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List?all=1');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await inQuietMoment(async () => {
    const calls = countCalls(page);
    await page.reload();
    await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
    await untilQuiet(calls);
    expect(calls.length).toBeLessThanOrEqual(12);
    expect(calls).toEqual([...new Set(calls)]);
  });
});

test('one edit reads everything once, and the same in another tab (F12)', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/Details/501');
  const other = await open('planner', '/FulfilmentPlan/Details/501');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('region', { name: 'Request Information' })).toBeVisible();
    await expect(tab.getByRole('table', { name: 'Milestones' })).toBeVisible();
    await expect(tab.getByRole('grid', { name: 'Timeline' })).toBeVisible();
    // The live events are followed once the screen stands still.
    await untilQuiet(countCalls(tab));
  }
  const [calls, seenByOther] = [countCalls(page), countCalls(other)];
  await changeText(page, 'Loaner Set', 'ONCE-1');
  await expectValue(other, 'Loaner Set', 'ONCE-1');
  // The event of the edit has come here too, and nothing follows it.
  await untilQuiet(calls);
  expect(calls).toContain('/api/FulfilmentPlan/GetRequestInformation/501');
  expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
  expect(seenByOther.toSorted()).toEqual([...new Set(seenByOther)].toSorted());
});
