import { expect, test } from '../system/test.ts';

test('whoever only looks at sessions has the planner without its acts, and not the lists beside it (N21, N26, N31)', async ({
  open,
}) => {
  const page = await open('session-viewer', '/Designer/SessionPlanner');
  const main = page.getByRole('main');
  await expect(main.getByText('Select Plan Id or Product Type and click Apply filters button')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Create external plan' })).toHaveCount(0);
  const refused = page.getByText('You have insufficient permissions to view this page');
  for (const address of ['/Designer/List', '/GeneralSessionProperties/List']) {
    await page.goto(page.url().replace(/\/CRT\/.*/, `/CRT${address}`));
    await expect(refused).toBeVisible();
  }
});

test('whoever manages sessions goes from list to list in the menu and has the acts (N21, N26, N33)', async ({
  open,
}) => {
  const page = await open('session-manager', '/Designer/SessionPlanner');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Create external plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create external plan' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('Request Id is required').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  for (const name of ['Designer Properties', 'General Session Properties']) {
    await page.getByRole('button', { name: 'Design', exact: true }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(main.getByRole('heading', { name })).toBeVisible();
  }
  await expect(main.getByRole('button', { name: 'Add' })).toBeVisible();
});
