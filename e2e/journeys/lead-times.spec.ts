import { expect, test } from '../system/test.ts';

test('which lead time counts is told with its reason, and leads to where it is kept (T17, T18)', async ({
  open,
}) => {
  const page = await open('administrator', '/MilestoneLeadTime');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Missing lead times' }).click();
  await expect(main.getByRole('heading', { name: 'Missing lead times' })).toBeVisible();
  await expect(main.getByText('Every open plan has its lead times')).toBeVisible();
  await main.getByRole('link', { name: 'Milestone Lead Times' }).click();

  await main.getByRole('link', { name: 'Which lead time counts?' }).click();
  const row = main.getByRole('row', { name: /^(Show details )?Shipped/ });
  await expect(row).toBeVisible();
  await main.getByRole('button', { name: /Category/ }).click();
  await page.getByRole('option', { name: 'ReOrder' }).click();
  await expect(page).toHaveURL(/shown=applying.*category=2/);
  await expect(row).toContainText(/Same|Default/);
  await page.reload();
  await expect(main.getByRole('button', { name: /ReOrder Category/ })).toBeVisible();
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/MilestoneLeadTime\/\d+$/);
});

test(
  'a lead time is edited, and counts from then on (T18, T20, T21)',
  { tag: '@postgresql' },
  async ({ open }) => {
    const page = await open('administrator', '/MilestoneLeadTime');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'List of Temporomandibular Joint Prosthesis' }).click();
    await main.getByRole('button', { name: 'Edit Design Approved' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit' });
    await dialog.getByRole('textbox', { name: 'Days' }).fill('17');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Record edited')).toBeVisible();
    await expect(main.getByRole('row', { name: /^Design Approved/ })).toContainText('17');

    await main.getByRole('link', { name: 'Milestone Lead Times' }).click();
    await expect(main.getByRole('link', { name: /^List of/ }).first()).toBeVisible();
    await main.getByRole('link', { name: 'Which lead time counts?' }).click();
    await expect(main.getByRole('button', { name: /Product Type/ })).toBeVisible();
    await main.getByRole('button', { name: /Product Type/ }).click();
    await page.getByRole('option', { name: 'Temporomandibular Joint Prosthesis' }).click();
    const row = main.getByRole('row', { name: /^(Show details )?Design Approved/ });
    await expect(row).toContainText('17');
    await expect(row).toContainText('Same product type, manufacturing location, group (13).');
  },
);

test('a missing lead time stands in the dialog of its group already (§3.2, T19)', async ({ open }) => {
  // The address to which the list of missing lead times leads; in the demo world none is missing.
  const page = await open('administrator', '/MilestoneLeadTime/5?type=4&category=1&leadTime=7');
  const dialog = page.getByRole('dialog', { name: 'Add' });
  for (const entered of ['PEEK Cranial Implant', 'eRequest', 'Shipped'])
    await expect(dialog.getByRole('button', { name: entered })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/MilestoneLeadTime\/5$/);
});

test('lead times and efforts are kept from a planner (T17, T22)', async ({ open }) => {
  const page = await open('planner', '/MilestoneLeadTime');
  const refused = page.getByText('You have insufficient permissions to view this page');
  await expect(refused).toBeVisible();
  await page.goto(page.url().replace(/\/CRT\/.*/, '/CRT/WorkflowStepEfforts'));
  await expect(refused).toBeVisible();
});

test('what a step takes is entered for one location and told in its history (T22 to T24)', async ({
  open,
}) => {
  const page = await open('administrator', '/WorkflowStepEfforts');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /Manufacturing Location/ }).click();
  await page.getByRole('option', { name: 'Tokyo' }).click();
  const table = main.getByRole('region', { name: 'Guide Printing' });
  const row = table.getByRole('row', { name: /^Depowder/ });
  await expect(row).toContainText('0m');

  await main.getByRole('button', { name: 'Edit Guide Printing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Guide Printing' });
  const step = dialog.getByRole('group', { name: 'Depowder', exact: true });
  await step.getByRole('textbox', { name: /^Effort in minutes/ }).fill('560');
  await step.getByRole('textbox', { name: /^Critical 1/ }).fill('4');
  await step.getByText('Requires worker').click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Record edited')).toBeVisible();
  await expect(row).toContainText('1d 20m');

  await main.getByRole('button', { name: 'History of Guide Printing' }).click();
  await expect(page.getByText('560 min; critical after 4, -, - h; time shown; needs a person')).toBeVisible();
});
