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
