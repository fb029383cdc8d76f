import { expectAccessible } from '../system/axe.ts';
import { expect, test } from '../system/test.ts';

test(
  'an order is made, filled, worked, taken back and found again in its list (L1, L2, L4, L5, L6, L8, L10, L13, L15, L17, B9)',
  { tag: '@postgresql' },
  async ({ open }) => {
    const page = await open('manufacturing', '/CombinedOrders');
    const main = page.getByRole('main');
    const table = page.getByRole('grid', { name: 'Combined orders' });
    await expect(table.getByRole('link').first()).toBeVisible();
    await page.getByRole('button', { name: 'Manufacturing', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Sterilization' }).click();
    await expect(page).toHaveURL(/CombinedOrders\?chosenDefinition=\d+$/);

    // A name that is taken is told, and what was typed is there again.
    await expect(table.getByRole('link').first()).toHaveText(/^LOT-/);
    const taken = (await table.getByRole('link').first().textContent()) ?? '';
    await main.getByRole('button', { name: 'Add New' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Combined Order' });
    await dialog.getByRole('textbox', { name: 'Sterile Lot Number' }).fill(taken);
    await dialog.getByRole('button', { name: 'Add' }).click();
    const alert = page.getByRole('alertdialog', { name: 'Validation Error' });
    await expect(alert).toContainText(`Identifier ${taken} already exists.`);
    await alert.getByRole('button', { name: 'OK' }).click();
    await dialog.getByRole('textbox', { name: 'Sterile Lot Number' }).fill('LOT-E2E-1');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText('Combined order created succesfully.')).toBeVisible();
    await expect(page).toHaveTitle(/^LOT-E2E-1/);
    await expectAccessible(page);

    // A request comes in, and everything starts with it.
    await main.getByRole('button', { name: 'Add Request Id' }).click();
    const adding = page.getByRole('dialog', { name: 'Add Request Id' });
    await adding.getByRole('combobox', { name: 'Request Id' }).fill('26');
    await page.getByRole('option').first().click();
    await adding.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText('Combined Request Id has been added.')).toBeVisible();
    await main.getByRole('button', { name: 'In Progress' }).click();
    await expect(main.getByRole('button', { name: 'Done' })).toBeEnabled();
    await expect(main.getByRole('button', { name: 'Add Request Id' })).toBeDisabled();
    await main.getByRole('button', { name: 'Undo' }).click();
    await expect(main.getByRole('button', { name: 'In Progress' })).toBeEnabled();

    await main.getByRole('textbox', { name: 'Comment' }).fill('Tray 7 is reserved.');
    await main.getByRole('region', { name: 'Comments' }).getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText('Comment added.')).toBeVisible();
    await main.getByRole('button', { name: /^Remove 26-/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Warning' });
    await expect(question).toContainText('This will delete Combined Request Id. Continue?');
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('Combined Request Id has been removed.')).toBeVisible();

    await main.getByRole('link', { name: 'Go to overview list' }).click();
    await expect(table.locator('[role="row"][aria-current="true"]')).toContainText('LOT-E2E-1');
  },
);

test('who steps from order to order stands on the heading of the next one (L6)', async ({ open }) => {
  const page = await open('manufacturing', '/CombinedOrders');
  await page.getByRole('grid', { name: 'Combined orders' }).getByRole('link').nth(1).press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  const next = page.getByRole('navigation').getByRole('button', { name: 'Next' });
  await expect(next).toBeEnabled();
  await expect(heading).toBeFocused();
  const before = page.url();
  await next.press('Enter');
  await expect(page).not.toHaveURL(before);
  await expect(next).toBeEnabled();
  await expect(heading).toBeFocused();
});

test('who only reads has the order without its acts (L21)', async ({ open }) => {
  const page = await open('plan-reader', '/CombinedOrders/1');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('region', { name: 'Combined Request Ids' }).getByRole('link').first(),
  ).toBeVisible();
  for (const name of ['In Progress', 'Done', 'Undo', 'Add Request Id', 'Add'])
    await expect(main.getByRole('button', { name, exact: true })).toHaveCount(0);
});
