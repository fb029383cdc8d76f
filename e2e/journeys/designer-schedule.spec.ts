import { expect, test } from '../system/test.ts';

test(
  'a designer adds an absence, sees it on the calendar and deletes it (N1, N3, N11, N12)',
  { tag: '@postgresql' },
  async ({ open }) => {
    const page = await open('designer', '/Designer/Schedule');
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'Schedule' })).toBeVisible();
    await main.getByRole('button', { name: 'Add absence' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add absence' });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('Start date is required.').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.goto(page.url().replace(/\?.*|$/, ''));
    await expect(main.getByRole('button', { name: 'Week' })).toHaveAttribute('aria-pressed', 'true');
  },
);

test('whoever only looks at sessions has no schedule of a designer (N1)', async ({ open }) => {
  const page = await open('session-viewer', '/Designer/Schedule/usr-tlin');
  await expect(page.getByText('You have insufficient permissions to view this page')).toBeVisible();
});
