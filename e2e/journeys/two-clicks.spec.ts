import type { Locator, Page } from '@playwright/test';
import { answer, expectValue, valueButton } from '../system/plan-page.ts';
import { expect, test } from '../system/test.ts';

/** Collects the writes of the page from now on, by the names of their calls. */
function collectWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/')) writes.push(pathname.split('/')[3] ?? '');
  });
  return writes;
}

/** Milliseconds that a hand keeps a button down, and up between two clicks: a fast server may have answered the first. */
const press = 60;

/** Two clicks as a hand does them. */
async function clickTwice(page: Page, button: Locator): Promise<void> {
  // Enabled, in view, and where it stays: what is still loading above it may push it down.
  await button.click({ trial: true });
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.dblclick(x + width / 2, y + height / 2, { delay: press });
}

test('two clicks on what changes a plan are one change', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/Details/588');
  const writes = collectWrites(page);
  const manufacturing = page.getByRole('region', { name: 'Manufacturing Information' });
  await expect(page.getByRole('grid', { name: 'Timeline' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await clickTwice(page, manufacturing.getByRole('button', { name: 'On Hold', exact: true }));
  const resume = manufacturing.getByRole('button', { name: 'Resume' });
  await expect(resume).toBeEnabled();
  expect(writes).toEqual(['SetManufacturingOnHoldResume']);
  await resume.click();
  await expect(manufacturing.getByRole('button', { name: 'On Hold', exact: true })).toBeEnabled();

  await page.getByRole('tab', { name: 'Comments' }).click();
  const comments = page.getByRole('region', { name: 'Comments' });
  await comments.getByRole('textbox', { name: 'Comment' }).fill('Said once.');
  await clickTwice(page, comments.getByRole('button', { name: 'Add' }));
  const said = comments.getByRole('listitem').filter({ hasText: 'Said once.' });
  await expect(said).toHaveCount(1);
  await clickTwice(page, said.getByRole('button', { name: 'Delete comment' }));
  await answer(page, 'Do you want to remove this comment?', 'OK');
  await expect(said).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(writes.slice(2)).toEqual(['AddComment', 'DeleteComment']);
});

test('two clicks on Add make one plan', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List');
  await page.getByRole('button', { name: '+ Add New Plan' }).dblclick();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCount(1);
  await dialog.getByRole('textbox', { name: /Order Number/ }).fill('SO-E2E-TWICE');
  await dialog.getByRole('button', { name: /Category/ }).click();
  const options = page.getByRole('listbox').getByRole('option');
  await options.filter({ hasText: 'DesignOnly' }).click();
  await dialog.getByRole('button', { name: /Manufacturing Location/ }).click();
  await options.first().click();
  const writes = collectWrites(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).dblclick();
  await expect(page).toHaveURL(/FulfilmentPlan\/Details\/\d+$/);
  expect(writes.filter((write) => write === 'SaveNewPlan')).toHaveLength(1);
});

test('the second click finds nothing else below the pointer', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List');
  const twice = async (button: Locator) => {
    await button.click({ trial: true });
    await button.dblclick();
  };
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: '+ Add New Plan' }).dblclick();
  // The findings move the fields to where the button was.
  await twice(dialog.getByRole('button', { name: 'Add', exact: true }));
  await expect(dialog.getByText('3 fields need your attention')).toBeVisible();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(dialog.getByRole('textbox', { name: /Order Number/ })).toBeFocused();
  // The list comes back to where the dialog was.
  await twice(dialog.getByRole('button', { name: 'Cancel' }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: '+ Add New Plan' })).toBeFocused();
});

test('two clicks on what stands in tabs, dialogs and questions are one change', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/Details/561');
  const writes = collectWrites(page);
  const question = page.getByRole('alertdialog', { name: 'Warning' });
  const twiceAgreed = async () => {
    await clickTwice(page, question.getByRole('button', { name: /^(OK|Delete)$/ }));
    await expect(question).toHaveCount(0);
  };

  const leadTimes = page.getByRole('button', { name: 'Lead Time Modifications' });
  await clickTwice(page, leadTimes);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCount(1);
  await dialog.getByRole('textbox', { name: 'Additional days of Arrived' }).fill('2');
  await clickTwice(page, dialog.getByRole('button', { name: 'Apply' }));
  await expect(page.getByText('Lead times changed succesfully.')).toHaveCount(1);
  await expect(dialog).toHaveCount(0);

  await page.getByRole('tab', { name: 'Linked Plans' }).click();
  const links = page.getByRole('region', { name: 'Linked Plans' });
  await clickTwice(page, links.getByRole('button', { name: 'Add' }));
  await dialog.getByRole('button', { name: 'Link type' }).click();
  await page.getByRole('option').first().click();
  const linked = '26-10574';
  await dialog.getByRole('combobox', { name: 'Plan ID' }).fill(linked);
  await page.getByRole('option', { name: linked }).click();
  await clickTwice(page, dialog.getByRole('button', { name: 'Add', exact: true }));
  await expect(page.getByText('Link added.')).toHaveCount(1);
  await clickTwice(page, links.getByRole('button', { name: `Delete link with ${linked}` }));
  await twiceAgreed();
  await expect(page.getByText('Link deleted.')).toHaveCount(1);

  expect(writes).toEqual(['UpdateLeadTimeModifications', 'SaveLink', 'DeleteLink']);
  await expect(page.getByText('Operation cancelled.')).toHaveCount(0);
});

test('a key that is held down saves once', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/Details/578');
  const writes = collectWrites(page);
  await valueButton(page, 'PO Number').click();
  await page.getByRole('textbox', { name: 'PO Number' }).fill('PO-HELD');
  // What a keyboard repeats while the server answers, and after.
  const holdOn = () => page.keyboard.down('Enter');
  await holdOn();
  const value = valueButton(page, 'PO Number').filter({ hasText: 'PO-HELD' });
  await expect.poll(() => holdOn().then(() => value.count()), { intervals: [40] }).toBe(1);
  for (let repeat = 0; repeat < 10; repeat += 1) await holdOn();
  await page.keyboard.up('Enter');
  await expectValue(page, 'PO Number', 'PO-HELD');
  expect(writes).toHaveLength(1);
});
