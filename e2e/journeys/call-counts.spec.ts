import type { Page } from '@playwright/test';
import { changeText, expectValue } from '../system/plan-page.ts';
import { expect, test } from '../system/test.ts';

/** What is asked on every screen, whatever it is: the rights (A18), the saved filters of the menu (B7), the bell's number (D23). */
const ofTheShell = [
  '/api/Login/CheckUserPermissions',
  '/api/documentation/Permission/Granted',
  '/api/design/permissions',
  '/api/FulfilmentPlan/GetFiltersList',
  '/api/Notification/GetNumberOfNotifications',
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

/** Lets a page count the live events that come to it after each of its loads. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = globalThis;
    const ear = globalThis as unknown as { heard: number };
    ear.heard = 0;
    globalThis.fetch = async (...request) => {
      const answer = await fetch(...request);
      if (new URL(answer.url).pathname === '/api/events')
        void answer
          .clone()
          .body?.pipeThrough(new TextDecoderStream())
          .pipeTo(new WritableStream({ write: (text) => void (ear.heard += text.split('data:').length - 1) }))
          .catch(() => undefined);
      return answer;
    };
  });
}

const mostMoments = 5;

/**
 * What a page asks while it is opened and nobody does anything. Every minute carriers and machines of the demo world do
 * something, and what it changes is read again: if a live event came, another moment is tried.
 */
async function callsOf(
  page: Page,
  address: string,
  isShown: () => Promise<unknown>,
): Promise<readonly string[]> {
  await listen(page);
  for (let moment = 1; ; moment += 1) {
    // The page before would hear an event and ask while it is left.
    await page.goto('about:blank');
    const calls = countCalls(page);
    await page.goto(address);
    await isShown();
    await untilQuiet(calls);
    const heard = await page.evaluate(() => (globalThis as unknown as { heard: number }).heard);
    if (heard === 0 || moment === mostMoments) return calls;
  }
}

test('a plan that is opened asks at most twelve questions', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List?all=1');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  const details = new URL('Details/600?useContext=true', page.url()).href;
  const calls = await callsOf(page, details, async () => {
    for (const name of [
      'Request Information',
      'Shipment Information',
      'Plan Data',
      'Manufacturing Information',
    ])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Milestones' })).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Timeline' })).toBeVisible();
  });
  const own = calls.filter((call) => !ofTheShell.includes(call));
  expect(own.length).toBeLessThanOrEqual(12);
  expect(own).toEqual([...new Set(own)]);
});

test('the plan list that is opened asks at most twelve questions', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List?all=1');
  const firstRow = page.getByRole('grid').getByRole('link').first();
  await expect(firstRow).toBeVisible();
  const calls = await callsOf(page, page.url(), () => expect(firstRow).toBeVisible());
  expect(calls.length).toBeLessThanOrEqual(12);
  expect(calls).toEqual([...new Set(calls)]);
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
