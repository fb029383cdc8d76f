import { now } from '../system/server.ts';
import { expect, test } from '../system/test.ts';

test('a viewer of sessions reads whose availability it is, and adds what is booked (N23, N24, N36)', async ({
  open,
}) => {
  const page = await open('session-viewer', '/Designer/AllSchedules', now);
  const main = page.getByRole('main');
  const availability = main.getByRole('button', { name: /: Availability, until/ }).first();
  await availability.click();
  const details = page.getByRole('dialog', { name: /: Availability/ });
  await expect(details.getByText('Design Products')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  const sessions = main.getByRole('button', { name: /: Session / });
  await expect(sessions).toHaveCount(0);
  await main.getByRole('button', { name: 'Month' }).click();
  await main.getByText('show booked sessions').click();
  await expect(page).toHaveURL(/booked=shown/);
  await main.getByRole('button', { name: 'List' }).click();
  await expect(main.getByText(/: Session /).first()).toBeVisible();
  await expect(main.getByText(/: Absence/).first()).toBeVisible();
});

test(
  'whoever manages sessions lands on the schedules of all designers by their other name (A11)',
  {
    tag: '@postgresql',
  },
  async ({ open }) => {
    const page = await open('session-manager', '/Designer/Composite', now);
    await expect(page.getByRole('main').getByRole('heading', { name: 'All Schedules' })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /: Availability, until/ })
        .first(),
    ).toBeVisible();
  },
);
