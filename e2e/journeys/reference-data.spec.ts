import type { Page } from '@playwright/test';
import { expectAccessible } from '../system/axe.ts';
import { expect, test } from '../system/test.ts';

const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add', exact: true });
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('gridcell', { name, exact: true }) });

async function choose(page: Page, field: string, option: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const search = dialog.getByRole('combobox', { name: field });
  if (await search.isVisible()) await search.fill(option);
  else await dialog.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

test(
  'a distribution centre is added, edited and deleted (A36, T1, T2, T3)',
  { tag: '@postgresql' },
  async ({ open }) => {
    const page = await open('administrator', '/DistributionCenters');
    await add(page).click();
    const dialog = page.getByRole('dialog', { name: 'Add' });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    for (const field of ['Name', 'Calendar', 'Time Zone', 'Destination Location'])
      await expect(dialog.getByText(`${field} is required`).last()).toBeVisible();
    await expectAccessible(page);

    await dialog.getByRole('textbox', { name: 'Name' }).fill('  Rotterdam ');
    await choose(page, 'Calendar', 'Berlin Holidays');
    await choose(page, 'Time Zone', 'Amsterdam');
    await choose(page, 'Destination Location', 'Europe');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Record added')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(row(page, 'Rotterdam')).toContainText('Amsterdam');
    await expect(row(page, 'Rotterdam')).toContainText('Berlin Holidays');

    await page.getByRole('button', { name: 'Edit Rotterdam' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit' });
    await edit.getByRole('textbox', { name: 'Name' }).fill('Rotterdam Port');
    await edit.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Record edited')).toBeVisible();
    await page.reload();
    await expect(row(page, 'Rotterdam Port')).toBeVisible();

    await page.getByRole('button', { name: 'Delete Rotterdam Port' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete this item?');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(row(page, 'Rotterdam Port')).toBeVisible();
    await page.getByRole('button', { name: 'Delete Rotterdam Port' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Delete operation succeeded')).toBeVisible();
    await expect(row(page, 'Rotterdam Port')).toBeHidden();
  },
);

test('what the server refuses is shown where it was typed, and nothing is lost (T1)', async ({ open }) => {
  const page = await open('administrator', '/DistributionCenters');
  await page.getByRole('button', { name: 'Edit Osaka' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.fill('Sydney');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/name Sydney already exists/);
  await expect(name).toHaveValue('Sydney');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Osaka')).toBeVisible();
});

test('a centre in use says so; the server refuses even a page that does not know (T2)', async ({ open }) => {
  const page = await open('administrator', '/DistributionCenters');
  await expect(page.getByRole('button', { name: 'Delete Kalamazoo' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.route('**/DistributionCenters/GetRecords', async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text())
      .replaceAll('"canBeDeleted":false', '"canBeDeleted":true')
      .replaceAll(/"usedBy":"[^"]*"/g, '"usedBy":null');
    await route.fulfill({ response: answer, body: text });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Delete Kalamazoo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Kalamazoo is in use and cannot be deleted.')).toBeVisible();
  await expect(row(page, 'Kalamazoo')).toBeVisible();
  // The list is read again after the refusal; an answer still on its way must not outlive the test.
  await page.unrouteAll({ behavior: 'wait' });
});

test('the list is searched and sorted', async ({ open }) => {
  const page = await open('administrator', '/DistributionCenters');
  const search = page.getByRole('searchbox', { name: 'Search Distribution Centers' });
  const title = page.getByRole('heading', { level: 1 }).locator('..');
  await search.fill('india');
  await expect(row(page, 'Mumbai')).toBeVisible();
  await expect(row(page, 'Osaka')).toBeHidden();
  // Beside the title stands how many are listed.
  await expect(title).toContainText(/\D1$/);
  await search.fill('nothing like this');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('columnheader', { name: 'Destination Location' }).getByRole('button').click();
  await expect(page.getByRole('row').nth(1)).toContainText('Australia');
});

test('a list that cannot be loaded says so and can be asked for again', async ({ open }) => {
  const page = await open('administrator', '/JobStep');
  await page.route('**/JobStep/GetRecords', (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute('**/JobStep/GetRecords');
  await retry.click();
  await expect(row(page, 'Milling')).toBeVisible();
});

test('a job step is added and edited by keyboard, and never deleted (T2, T4)', async ({ open }) => {
  const page = await open('administrator', '/JobStep');
  await add(page).click();
  await expect(
    page.getByRole('dialog', { name: 'Add' }).getByRole('textbox', { name: 'Name' }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.keyboard.type('Anodising');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Record added')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await expect(row(page, 'Assembly')).toContainText(/\d workflow/);

  await page.getByRole('searchbox', { name: 'Search Job Steps' }).fill('Anodising');
  await row(page, 'Anodising').getByRole('gridcell').first().click();
  await page.keyboard.press('Enter');
  const name = page.getByRole('dialog', { name: 'Edit' }).getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await name.fill('Anodising II');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Record edited')).toBeVisible();
  await expect(row(page, 'Anodising II')).toBeVisible();
});

test('somebody without the right opens neither list', async ({ open }) => {
  const page = await open('planner', '/DistributionCenters');
  await expect(page).toHaveURL((url) => url.pathname === '/CRT/InsufficientPermissions');
});

test('a report is defined, shown in its frame, renamed by somebody else and told in its history (X1 to X3)', async ({
  open,
}) => {
  const page = await open('administrator', '/Reports');
  await add(page).click();
  const dialog = page.getByRole('dialog', { name: 'Add' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Backlog');
  await dialog.getByRole('textbox', { name: 'Link' }).fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Enter the whole address of a web page')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Link' }).fill('https://reports.example.com/backlog');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Record added')).toBeVisible();

  await row(page, 'Backlog').hover();
  await page.getByRole('button', { name: 'History of Backlog' }).click();
  const history = page.getByRole('dialog', { name: 'History of Backlog' });
  await expect(history.getByRole('row').filter({ hasText: 'Link' })).toContainText('https://reports');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await add(page).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Status of today');
  const own = new URL('/demo-reports/plans-by-status', page.url()).href;
  await dialog.getByRole('textbox', { name: 'Link' }).fill(own);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(row(page, 'Status of today')).toBeVisible();

  const reader = await open('plan-reader', '/FulfilmentPlan/List');
  await reader.getByRole('button', { name: 'Reports' }).click();
  await reader.getByRole('menuitem', { name: 'Status of today' }).click();
  await expect(reader.frameLocator('iframe').getByRole('heading', { name: 'Plans by status' })).toBeVisible();
  await reader.getByRole('button', { name: 'Reports' }).click();
  await reader.getByRole('menuitem', { name: 'Backlog' }).click();
  await expect(reader.getByRole('link', { name: 'Open Backlog in a new tab' })).toBeVisible();

  const nobody = await open('user-admin', '/');
  await expect(nobody.getByRole('button', { name: 'Reports' })).toBeHidden();
});

test('what a surgeon prefers is added, read with its lines and found by its surgeon (Y1 to Y8)', async ({
  open,
}) => {
  const page = await open('administrator', '/SurgeonPreferences');
  await page.getByRole('main').getByRole('button', { name: 'Create', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create' });
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog.getByText('Please select Surgeon')).toBeVisible();
  await choose(page, 'Surgeon', 'Dr. Samuel Grant');
  const plus = dialog.getByRole('textbox', { name: 'PLUS' });
  await expect(plus).toHaveAttribute('rows', '13');
  await plus.fill('First line\nsecond line');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Surgeon preferences added succesfully.')).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Surgeon', exact: true }).first().click();
  const picker = page.getByRole('dialog', { name: 'Surgeon' });
  await picker.getByRole('searchbox').fill('Samuel Grant');
  await picker.getByRole('option', { name: 'Dr. Samuel Grant' }).click();
  // The first Escape may empty the search.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('row')).toHaveCount(2);
  await row(page, 'Dr. Samuel Grant').getByRole('button').first().click();
  await expect(page.getByText('First line\nsecond line')).toBeVisible();
  await expectAccessible(page);
  // A search as long as this cannot be asked of the server: it ends where the file can have it, too.
  await page.getByRole('main').getByRole('searchbox').fill('Samuel '.repeat(20));
  await expect(row(page, 'Dr. Samuel Grant')).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await file).suggestedFilename()).toMatch(/^Surgeon preferences .*\.xlsx$/);

  await page.getByRole('button', { name: 'Edit Dr. Samuel Grant' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Surgeon' })).toHaveAttribute(
    'readonly',
    '',
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete Dr. Samuel Grant' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Do you really want to remove Dr. Samuel Grant?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Surgeon preferences deleted succesfully.')).toBeVisible();
});
