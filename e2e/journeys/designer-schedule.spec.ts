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
