import { expect, test } from '../system/test.ts';

test('a designer has an own schedule that opens in its week, and is told what an absence lacks (N1, N3, N10, N11)', async ({
  open,
}) => {
  const page = await open('designer', '/Designer/Schedule');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Week' })).toHaveAttribute('aria-pressed', 'true');
  await main.getByRole('button', { name: 'Add absence' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add absence' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Start date is required.').first()).toBeVisible();
});

test('by keyboard an availability is moved and deleted, and the focus stays in the calendar (N7, N12)', async ({
  open,
}) => {
  const page = await open('designer', '/Designer/Schedule');
  const grid = page.getByRole('main').getByRole('grid');
  const cursor = grid.locator('[data-cursor]');
  await cursor.focus();
  // Eight weeks ahead, late in the evening of a day: nobody else works there.
  for (let week = 0; week < 8; week += 1) await page.keyboard.press('PageDown');
  await page.keyboard.press('Control+End');
  for (let quarter = 0; quarter < 4; quarter += 1) await page.keyboard.press('ArrowUp');
  await expect(cursor).toHaveAccessibleName(/22:45 to 23:00, free/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await grid.getByRole('button', { name: /^22:45 Availability, until 23:00/ }).focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowUp');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.keyboard.press('Enter');
  expect((await saved).status()).toBe(200);
  const moved = grid.getByRole('button', { name: /^22:30 Availability, until 22:45/ });
  await expect(page.getByText('Schedule updated.')).toHaveCount(2);
  await expect(moved).toBeFocused();
  await page.keyboard.press('Enter');
  const missed: string[] = [];
  page.on('response', (answer) => answer.status() === 404 && missed.push(answer.url()));
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Delete completed')).toBeVisible();
  await expect(moved).toHaveCount(0);
  await expect(cursor).toBeFocused();
  expect(missed).toEqual([]);
});

test('a designer reads of which request a session is; a plan that is not open to them is no link (N38, F7)', async ({
  open,
}) => {
  const page = await open('designer', '/Designer/Schedule');
  const main = page.getByRole('main');
  const session = main.getByRole('button', { name: /Session \d{2}-\d+/ }).first();
  await main.getByRole('button', { name: 'Month' }).click();
  // The demo world has sessions ten weeks back, not in each of them.
  await expect(async () => {
    const read = page.waitForResponse(/\/schedules\//);
    await main.getByRole('button', { name: 'Previous' }).click();
    await read;
    await expect(session).toBeVisible({ timeout: 1000 });
  }).toPass();
  await session.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Design session' });
  await expect(dialog.getByText(/^\d{2}-\d{5}$/)).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveCount(0);
});

test('whoever only looks at sessions has no schedule of a designer (N1)', async ({ open }) => {
  const page = await open('session-viewer', '/Designer/Schedule/00000000-0000-4000-8000-000000000101');
  await expect(page.getByText('You have insufficient permissions to view this page')).toBeVisible();
});

test('a calendar program reads the schedule by its address until the address is renewed', async ({
  open,
  playwright,
}) => {
  const page = await open('designer', '/Designer/Schedule');
  await page.getByRole('main').getByRole('button', { name: 'Calendar feed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar feed' });
  const shown = dialog.getByText(/calendarFeed\.ics\?token=/);
  await dialog.getByRole('button', { name: /^(Make address|Renew)$/ }).click();
  // A journey before may have left an address.
  const isAsked = page.getByRole('button', { name: 'OK' });
  await expect(shown.or(isAsked)).toBeVisible();
  if (await isAsked.isVisible()) await isAsked.click();
  const address = await shown.innerText();
  const program = await playwright.request.newContext();
  const answer = await program.get(address);
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*TZID:Europe\/Berlin[^]*END:VCALENDAR\s*$/);
  await dialog.getByRole('button', { name: 'Renew' }).click();
  await isAsked.click();
  await expect(shown).not.toHaveText(address);
  expect((await program.get(address)).status()).toBe(404);
  expect((await program.get(await shown.innerText())).status()).toBe(200);
  await program.dispose();
});
