import { expect, test } from '../system/test.ts';

test(
  'the change log is narrowed by a change type, gets its column, and is saved',
  { tag: '@postgresql' },
  async ({ open }) => {
    const page = await open('planner', '/Changes');
    const table = page.getByRole('grid', { name: 'Changes of plans' });
    await expect(table.getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /PO Number/ })).toHaveCount(0);

    await page
      .getByRole('region', { name: 'Filters' })
      .getByRole('button', { name: 'Change Type', exact: true })
      .click();
    await page.getByRole('combobox', { name: 'Change Type' }).fill('PO NUMBER');
    await page.getByRole('option', { name: 'PO NUMBER', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: /PO Number/ })).toBeVisible();
    await expect(page).toHaveURL(/changeType=poNumber/);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Saved filters' }).click();
    await page.getByRole('button', { name: /Save as new/ }).click();
    await page.getByRole('textbox', { name: /Name/ }).fill('PO numbers');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Filters saved succesfully.')).toBeVisible();
    await expect(page).toHaveURL(/storedQueryId=\d+/);

    // Its address shows it as it was saved; so does a step back to there from a log without filters.
    const filter = page.getByRole('button', { name: 'PO numbers', exact: true });
    await page.goto(page.url().replace(/\?.*(storedQueryId=\d+)$/, '?$1'));
    await expect(filter).toBeVisible();
    const chip = page.getByRole('button', { name: /Remove Change Type: PO NUMBER/ });
    await chip.click();
    await expect(page).toHaveURL(/Changes\?all=1/);
    await expect(page.getByRole('button', { name: 'Saved filters' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/Changes\?storedQueryId=\d+$/);
    await expect(filter).toBeVisible();
    await expect(chip).toBeVisible();

    // Under the same name it is asked about; who says no keeps the name that was typed (E21).
    await filter.click();
    await page.getByRole('button', { name: /Save as new/ }).click();
    const name = page.getByRole('textbox', { name: /Name/ });
    await name.fill('po NUMBERS');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'exists already' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Update canceled')).toBeVisible();
    await expect(name).toHaveValue('po NUMBERS');
  },
);

test('order and pages come from the server, half a second after the last change and once (V7)', async ({
  open,
}) => {
  const page = await open('planner', '/Changes');
  await expect(page.getByRole('grid', { name: 'Changes of plans' }).getByRole('link').first()).toBeVisible();
  const asked: { filters: object; page: number }[] = [];
  await page.route('**/GetFulfilmentPlanChanges', async (route) => {
    asked.push(route.request().postDataJSON());
    await route.continue();
  });
  await page
    .getByRole('columnheader', { name: /^Change Type/ })
    .getByRole('button')
    .click();
  await expect(page).toHaveURL(/orderBy=changeType/);
  await expect
    .poll(() => asked.at(-1) ?? {})
    .toMatchObject({ filters: { orderBy: 'changeType', ascending: 1 } });
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => asked.at(-1)).toMatchObject({ page: 2, filters: { orderBy: 'changeType' } });

  await page
    .getByRole('region', { name: 'Filters' })
    .getByRole('button', { name: 'Distribution Center', exact: true })
    .click();
  const before = asked.length;
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options.nth(2)).toBeVisible();
  // At once, however slow the machine of the test is.
  await options.evaluateAll((found) => {
    for (const option of found.slice(0, 3)) if (option instanceof HTMLElement) option.click();
  });
  await expect.poll(() => asked.length).toBe(before + 1);
  expect(asked.at(-1)).toMatchObject({ page: 1, filters: { orderBy: 'changeType' } });
});

test('the person in the filter keeps the name when the page is loaded again', async ({ open }) => {
  const page = await open('planner', '/Changes');
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByRole('button', { name: 'User', exact: true }).click();
  await page.getByRole('combobox', { name: 'User' }).fill('lindq');
  await page.getByRole('option', { name: /Paula Lindqvist/ }).click();
  await expect(page).toHaveURL(/userId=/);
  const chip = filters.getByRole('button', { name: 'Remove User: Paula Lindqvist' });
  await expect(chip).toBeVisible();
  await page.reload();
  await expect(chip).toBeVisible();
});

test(
  'everybody manages their own filters, a manager of filters everybody’s',
  { tag: '@postgresql' },
  async ({ open }) => {
    const [mine, manager] = await Promise.all([
      open('plan-reader', '/Changes?userId=nobody'),
      open('administrator', '/FilterManagement'),
    ]);
    await mine.getByRole('button', { name: 'Saved filters' }).click();
    await mine.getByRole('button', { name: /Save as new/ }).click();
    await mine.getByRole('textbox', { name: /Name/ }).fill('Of a reader');
    await mine.keyboard.press('Enter');
    await expect(mine.getByText('Filters saved succesfully.')).toBeVisible();
    await mine.goto(new URL('FilterManagement', mine.url()).href);
    const link = mine.getByRole('link', { name: 'Of a reader' });
    await expect(link).toBeVisible();
    await expect(mine.getByRole('button', { name: 'User', exact: true })).toHaveCount(0);
    await mine.getByRole('button', { name: 'Edit Of a reader' }).click();
    await expect(mine.getByRole('dialog').getByRole('textbox', { name: /Name/ })).toHaveValue('Of a reader');
    await expect(mine.getByRole('radio')).toHaveCount(0);
    await mine.keyboard.press('Escape');

    await manager.reload();
    await manager.getByRole('button', { name: 'Edit Of a reader' }).click();
    await manager.getByRole('dialog').getByText('Public', { exact: true }).click();
    await manager.getByRole('button', { name: 'Apply' }).click();
    await expect(manager.getByRole('row', { name: /Of a reader/ })).toContainText('Public');
    await link.click();
    await expect(mine).toHaveURL(/Changes\?storedQueryId=\d+$/);
    await expect(mine.getByRole('button', { name: 'Remove User: nobody' })).toBeVisible();
    await expect(mine.getByText('Nothing matches')).toBeVisible();
  },
);

test('a saved filter that is not there any more is missed in words, and the list is there', async ({
  open,
}) => {
  const page = await open('planner', '/Changes?storedQueryId=999999');
  await expect(page.getByText('The saved filter could not be loaded.')).toBeVisible();
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await page.goto(new URL('FulfilmentPlan/List?storedQueryId=999999', page.url()).href);
  await expect(page.getByText('The saved filter could not be loaded.')).toBeVisible();
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
});
