import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../system/axe.ts';
import { changeText } from '../system/plan-page.ts';
import { expect, test } from '../system/test.ts';

const bell = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^Notifications(, \d+ to acknowledge)?$/ });

/** The number in the name of the bell. */
async function countOf(page: Page): Promise<number> {
  const name = await bell(page).getAttribute('aria-label');
  return Number(/\d+/.exec(name ?? '') ?? 0);
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('dialog', { name: 'Add' }).getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const rule = 'Loaner Set, Temporomandibular Joint Prosthesis, Detroit';

/** Asks to be told when the loaner set of plans like 26-10600 changes. */
async function addRule(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Fulfilment Plan Change' }).click();
  await choose(page, 'Product Type', 'Temporomandibular Joint Prosthesis');
  await choose(page, 'Manufacturing Location', 'Detroit');
  await choose(page, 'Change Type', 'Loaner Set');
  await page.getByRole('dialog', { name: 'Add' }).getByRole('button', { name: 'Add', exact: true }).click();
}

test(
  'whoever asked for it is told within seconds what somebody else changes, and nobody else is (D4, D13 to D19, D23, D26 to D28)',
  { tag: '@postgresql' },
  async ({ open }) => {
    const page = await open('manufacturing', '/Notification/NotificationsSettings');
    await expect(page.getByRole('heading', { name: 'NOTIFICATIONS SETTINGS' })).toBeVisible();
    await addRule(page);
    await expect(page.getByText('Fulfilment Plan Change added succesfully.')).toBeVisible();
    await expect(page.getByText(rule)).toBeVisible();
    await addRule(page);
    const dialog = page.getByRole('dialog', { name: 'Add' });
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    const discard = dialog.getByRole('button', { name: 'Discard' });
    if (await discard.isVisible()) await discard.click();
    await expect(dialog).toBeHidden();

    const planner = await open('planner', '/FulfilmentPlan/Details/600');
    // The bell stands there before its number is read; both have something to acknowledge in the demo world.
    for (const one of [page, planner]) await expect.poll(() => countOf(one)).toBeGreaterThan(0);
    const [before, ofPlanner] = [await countOf(page), await countOf(planner)];
    await changeText(planner, 'Loaner Set', 'BELL-1');
    await expect.poll(() => countOf(page), { timeout: 10_000 }).toBe(before + 1);
    expect(await countOf(planner)).toBe(ofPlanner);

    await bell(page).click();
    const sheet = page.getByRole('dialog', { name: 'Notifications' });
    const told = sheet.getByRole('row').filter({ hasText: /26-10600: Loaner Set .*BELL-1/ });
    await expect(told).toContainText(/\d{4}-\d{2}-\d{2}/);
    await expectAccessible(page);
    await told.getByRole('link').click();
    await expect(page).toHaveURL(/\/ManufacturingCycle\/Details\/\d+/);
    await expect(sheet).toBeHidden();

    await page.reload();
    await expect.poll(() => countOf(page)).toBe(before + 1);
    await bell(page).click();
    await told.getByRole('button', { name: /^Acknowledge/ }).click();
    await expect(page.getByText('Notification acknowledged succesfully', { exact: true })).toBeVisible();
    await expect(told).toBeHidden();
    await page.keyboard.press('Escape');
    await expect.poll(() => countOf(page)).toBe(before);

    await page.goto(new URL('/CRT/Notification/NotificationsSettings', page.url()).href);
    await page.getByRole('button', { name: `Delete ${rule}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Warning' });
    await expect(question).toContainText(`Do you want to remove ${rule}?`);
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('Fulfilment Plan Change deleted succesfully.')).toBeVisible();
    await expect(page.getByText(rule)).toBeHidden();
  },
);

test('notices of a request come up at each entry until they are acknowledged (D21, G3, G24, H4)', async ({
  open,
}) => {
  const page = await open('manufacturing-reader', '/ManufacturingCycle/List?requestId=26-10600');
  const notices = page.getByRole('alertdialog', { name: 'Global notifications' });
  const row = page.getByRole('row').filter({ hasText: '26-10600' });
  await expect(row.getByRole('link')).toBeVisible();
  const planner = await open('planner', '/FulfilmentPlan/Details/600');
  const hold = planner.getByRole('button', { name: 'On Hold', exact: true });
  await hold.click();
  // It comes by itself; a press waits for it.
  await row.getByRole('button', { name: 'Global notifications' }).click();
  await expect(notices).toContainText('26-10600 was put on hold.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(notices).toBeHidden();

  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'MANUFACTURING DETAILS' })).toBeVisible();
  await expect(notices).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notices).toBeHidden();
  await page.reload();
  await expect(notices).toBeVisible();
  for (const tick of await notices.getByRole('checkbox', { name: 'I acknowledge' }).all())
    await tick.press('Space');
  await page.keyboard.press('Escape');
  await expect(notices).toBeHidden();
  const read = page.waitForResponse((answer) => answer.url().includes('GetGlobalNotificationsForRequestId'));
  await page.reload();
  await read;
  await expect(page.getByRole('region', { name: 'Request Information' })).toBeVisible();
  await expect(notices).toBeHidden();
  await page.goBack();
  await expect(row.getByRole('link')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Global notifications' })).toBeHidden();
  await planner.getByRole('button', { name: 'Resume' }).click();
  await expect(hold).toBeVisible();
});

test('the tabs of the cycle list count what is told of their cycles (G1)', async ({ open }) => {
  const page = await open('manufacturing', '/ManufacturingCycle/List');
  // The first opening is over: its answer went with it, and the next one is that of the reload.
  await expect(page.getByRole('tab', { name: /^All \d+$/ })).toBeVisible();
  const numbers = page.waitForResponse((answer) => answer.url().endsWith('/GetNotificationNumbers'));
  await page.reload();
  const { data } = (await (await numbers).json()) as { data: { allCategory: { count: number } } };
  expect(data.allCategory.count).toBeGreaterThan(0);
  await expect(page.getByRole('tab', { name: `All ${data.allCategory.count}` })).toBeVisible();
});
