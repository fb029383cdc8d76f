import type { Page } from '@playwright/test';
import { valueButton } from '../system/plan-page.ts';
import { expect, test } from '../system/test.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard what you typed?' });

test('Back does not take a new plan that is being filled in (E33)', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/Details/579');
  await page.getByRole('link', { name: 'Go to overview list' }).click();
  await page.getByRole('button', { name: '+ Add New Plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Plan' });
  const order = dialog.getByRole('textbox', { name: /Order Number/ });
  await order.fill('SO-E2E-TYPED');
  await page.goBack();
  await expect(dialog.getByRole('alert')).toHaveText('Discard what you typed?');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/FulfilmentPlan\/List/);
  await expect(order).toHaveValue('SO-E2E-TYPED');
  await expect(order).toBeFocused();
  await page.goBack();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/FulfilmentPlan\/Details\/579/);
});

test('a value that is being typed is kept from links and from other tabs', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/Details/578');
  await valueButton(page, 'Loaner Set').click();
  const loaner = page.getByRole('textbox', { name: 'Loaner Set' });
  await loaner.fill('LS-1');
  await page.getByRole('link', { name: 'Go to overview list' }).click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(loaner).toHaveValue('LS-1');
  // What is typed beside the tabs has nothing to fear from them.
  await page.getByRole('tab', { name: 'Changes' }).click();
  await page.getByRole('tab', { name: 'Milestones' }).click();
  await expect(loaner).toHaveValue('LS-1');
  await loaner.press('Escape');

  await page.getByRole('button', { name: /Edit Due Date of Arrived$/ }).click();
  const day = page.getByRole('group', { name: 'Edit Due Date of Arrived' }).getByRole('spinbutton').first();
  await expect(day).toBeFocused();
  await day.press('ArrowUp');
  await page.getByRole('tab', { name: 'Changes' }).click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(day).toBeVisible();
  await page.getByRole('tab', { name: 'Changes' }).click();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Changes' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to overview list' }).click();
  await expect(page).toHaveURL(/FulfilmentPlan\/List/);
});
