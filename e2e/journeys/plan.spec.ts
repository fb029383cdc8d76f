import { changeText, expectValue, valueButton } from '../system/plan-page.ts';
import { openAs } from '../system/sign-in.ts';
import { expect, test } from '../system/test.ts';

test(
  'a change survives the sudden death of the server',
  { tag: '@postgresql' },
  async ({ page, ownServer }) => {
    await openAs(page, 'planner', ownServer.origin);
    const table = page.getByRole('grid', { name: 'Fulfilment plans' });
    await expect(table.getByRole('link').first()).toBeVisible();

    const search = page.getByRole('combobox', { name: 'Request ID' });
    await search.fill('26-10595');
    await expect(page).toHaveURL(/requestId=26-10595/i);
    await page.keyboard.press('Escape');
    await table.getByRole('link', { name: /26-10595/ }).click();
    await expect(page.getByRole('heading', { name: 'PLAN DETAILS' })).toBeVisible();

    await changeText(page, 'PO Number', 'PO-4711');
    await expect(page.getByText('PO Number set succesfully.')).toBeVisible();
    await expectValue(page, 'PO Number', 'PO-4711');

    await ownServer.kill();
    await ownServer.startAgain();
    await page.reload();
    await expectValue(page, 'PO Number', 'PO-4711');
    await page.getByRole('tab', { name: 'Changes' }).click();
    await expect(page.getByRole('grid', { name: 'Changes' }).getByText('PO-4711')).toBeVisible();
  },
);

test('an edit by somebody else appears by itself', async ({ open }) => {
  const [mine, theirs] = await Promise.all([
    open('planner', '/FulfilmentPlan/Details/590'),
    open('administrator', '/FulfilmentPlan/Details/590'),
  ]);
  await expect(valueButton(mine, 'PO Number')).toBeVisible();
  await expect(valueButton(theirs, 'PO Number')).toBeVisible();
  await changeText(theirs, 'PO Number', 'PO-LIVE');
  await expectValue(mine, 'PO Number', 'PO-LIVE');
});

test('two edits of the same field: the second sees both values', { tag: '@postgresql' }, async ({ open }) => {
  const [mine, theirs] = await Promise.all([
    open('planner', '/FulfilmentPlan/Details/573'),
    open('administrator', '/FulfilmentPlan/Details/573'),
  ]);
  await valueButton(mine, 'PO Number').click();
  const editor = mine.getByRole('region', { name: 'Request Information' }).getByRole('textbox');
  await editor.fill('PO-MINE');
  await changeText(theirs, 'PO Number', 'PO-THEIRS');
  await expectValue(theirs, 'PO Number', 'PO-THEIRS');
  await editor.press('Enter');
  const dialog = mine.getByRole('alertdialog');
  await expect(dialog).toContainText('PO-MINE');
  await expect(dialog).toContainText('PO-THEIRS');
  // Closed without an answer nothing is decided: what was typed is there, and is asked about again.
  await mine.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(editor).toHaveValue('PO-MINE');
  await editor.press('Enter');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expectValue(mine, 'PO Number', 'PO-MINE');
  await expectValue(theirs, 'PO Number', 'PO-MINE');
});

test('two edits of the same field: the other value can be taken, and stays', async ({ open }) => {
  const [mine, theirs] = await Promise.all([
    open('planner', '/FulfilmentPlan/Details/595'),
    open('administrator', '/FulfilmentPlan/Details/595'),
  ]);
  await valueButton(mine, 'PO Number').click();
  const editor = mine.getByRole('region', { name: 'Request Information' }).getByRole('textbox');
  await editor.fill('PO-GIVEN-UP');
  await changeText(theirs, 'PO Number', 'PO-TAKEN');
  await expectValue(theirs, 'PO Number', 'PO-TAKEN');
  await editor.press('Enter');
  await mine.getByRole('alertdialog').getByRole('button', { name: 'Take theirs' }).click();
  await expect(mine.getByText('The other value was kept.')).toBeVisible();
  await expectValue(mine, 'PO Number', 'PO-TAKEN');
});

test('the way through the list leads to the next plan and back', async ({ open }) => {
  const page = await open('planner');
  const table = page.getByRole('grid', { name: 'Fulfilment plans' });
  const first = table.getByRole('link').first();
  await expect(first).toBeVisible();
  await first.click();
  const position = page.locator('[data-component="RecordNavigation"]');
  await expect(position.getByText(/^1 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(position.getByText(/^2 of \d+$/)).toBeVisible();
  await page.getByRole('link', { name: 'Go to overview list' }).click();
  await expect(table).toBeVisible();
});

test('a reader sees the values and no way to change them (F9)', async ({ open }) => {
  const page = await open('plan-reader', '/FulfilmentPlan/Details/592');
  for (const name of ['Request Information', 'Plan Data', 'Manufacturing Information'])
    await expect(page.getByRole('region', { name, exact: true }).getByRole('term').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Milestones' })).toBeVisible();
  const main = page.getByRole('main');
  const ways = /, Edit |^(Reimport|On Hold|Resume|Reschedule|Re-schedule all|Lead Time|Unlock|Add|Delete)/;
  await expect(main.getByRole('button', { name: ways })).toHaveCount(0);
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  for (const tab of ['Comments', 'Linked Plans']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('region', { name: tab, exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: ways })).toHaveCount(0);
  }
});
