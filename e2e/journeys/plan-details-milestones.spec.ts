import type { Page } from '@playwright/test';
import { expectAccessible } from '../system/axe.ts';
import { answer } from '../system/plan-page.ts';
import { expect, test } from '../system/test.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Milestones' });
const row = (page: Page, name: string) => table(page).getByRole('row', { name: new RegExp(`^${name}`) });
const date = (page: Page, label: string) =>
  table(page).getByRole('button', { name: new RegExp(`, Edit ${label}$`) });

/** Moves a date by so many days with the keyboard. */
async function moveDate(page: Page, label: string, days: number): Promise<void> {
  await date(page, label).click();
  const day = table(page).getByRole('spinbutton', { name: /^day/ });
  await day.focus();
  for (let step = 0; step < Math.abs(days); step += 1) await day.press(days > 0 ? 'ArrowUp' : 'ArrowDown');
  await day.press('Enter');
}

test(
  'a date set by hand is locked, moves what follows, and is unlocked again (F40, F41)',
  { tag: '@postgresql' },
  async ({ open }) => {
    const page = await open('planner', '/FulfilmentPlan/Details/584');
    await expect(date(page, 'Due Date of Shipped')).toBeVisible();
    const before = await date(page, 'Due Date of Shipped').textContent();
    await moveDate(page, 'Due Date of Data Available', 1);
    // Whether the new day is worked depends on the day of the test.
    const warning = page.getByRole('alertdialog', { name: 'Warning' });
    const saved = page.getByText('Milestone Due Date changed succesfully.');
    await expect(warning.or(saved).first()).toBeVisible();
    if (await warning.isVisible()) await warning.getByRole('button', { name: 'OK' }).click();
    await expect(saved).toBeVisible();
    await expect(row(page, 'Data Available').getByRole('img', { name: 'Set by hand' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Unlock milestones' }).click();
    await answer(page, /Automatic schedule will be enabled\. Are you sure to unlock milestone dates\?/, 'OK');
    await expect(page.getByText('Milestones unlocked succesfully.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Unlock milestones' })).toHaveCount(0);
    await expect(table(page).getByRole('img', { name: 'Set by hand' })).toHaveCount(0);
    expect(before).toContain('Edit Due Date of Shipped');
  },
);

test('a date before its predecessor is asked about; Cancel changes nothing (A24, F40)', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/Details/586');
  await expect(date(page, 'Due Date of Arrived')).toBeVisible();
  const before = (await date(page, 'Due Date of Arrived').textContent()) ?? '';
  await date(page, 'Due Date of Arrived').click();
  const year = table(page).getByRole('spinbutton', { name: /^year/ });
  await year.focus();
  await year.press('ArrowDown');
  await year.press('Enter');
  await answer(page, /./, 'Cancel');
  await expect(page.getByText('Action aborted.')).toBeVisible();
  await expect(date(page, 'Due Date of Arrived')).toHaveText(before);
});

test('an actual date in the future is refused where it was entered, and stays to be mended', async ({
  open,
}) => {
  const page = await open('planner', '/FulfilmentPlan/Details/582');
  await date(page, 'Actual Date of Shipped').click();
  const group = table(page).getByRole('group', { name: 'Edit Actual Date of Shipped' });
  for (const [part, digits] of [
    ['day', '05'],
    ['month', '05'],
    ['year', '2030'],
    ['hour', '11'],
    ['minute', '00'],
  ] as const) {
    await group.getByRole('spinbutton', { name: new RegExp(`^${part}`) }).focus();
    await page.keyboard.type(digits);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText(/in the future/)).toBeVisible();
  await expect(group.getByRole('spinbutton', { name: /^year/ })).toHaveText('2030');
});

test('every due date says why it is what it is, by keyboard', async ({ open }) => {
  const page = await open('plan-reader', '/FulfilmentPlan/Details/582');
  const why = page.getByRole('button', { name: 'Why this date? Manufacturing Started' });
  await why.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Why this date? Manufacturing Started' });
  await expect(sheet.getByRole('listitem').first()).toContainText('Data Available');
  await expect(sheet).toContainText('Lead time');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(why).toBeFocused();
  await expect(page.getByRole('button', { name: /, Edit Due Date/ })).toHaveCount(0);
});

test('lead times are modified down to minus themselves, and the dates follow (F38)', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/Details/561');
  await expect(date(page, 'Due Date of Shipped')).toBeVisible();
  const before = (await date(page, 'Due Date of Shipped').textContent()) ?? '';
  await page.getByRole('button', { name: 'Lead Time Modifications' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lead Time Modifications' });
  const days = dialog.getByRole('textbox', { name: 'Additional days of Shipped' });
  await days.fill('-99');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText(/^From -\d+ to 999$/)).toBeVisible();
  await expect(days).toHaveValue('-99');
  await days.fill('3');
  // As in every other dialog.
  await days.press('Enter');
  await expect(page.getByText('Lead times changed succesfully.')).toBeVisible();
  await expect(date(page, 'Due Date of Shipped')).not.toHaveText(before);
});

test('the start in capacity scope asks, then all starts of the type are planned anew (F42, F43)', async ({
  open,
}) => {
  const page = await open('planner', '/FulfilmentPlan/Details/576');
  await moveDate(page, 'Due Date of Manufacturing Started', 7);
  await answer(page, /Do you really want to change Manufacturing start date\?/, 'OK');
  // Whether the new day is worked depends on the day of the test.
  const warning = page.getByRole('alertdialog', { name: 'Warning' }).filter({ hasText: 'The date is' });
  const saved = page.getByText('Manufacturing start date changed succesfully.');
  await expect(warning.or(saved).first()).toBeVisible();
  if (await warning.isVisible()) await warning.getByRole('button', { name: 'OK' }).click();
  await expect(saved).toBeVisible();
  await page.getByRole('button', { name: 'Re-schedule all' }).click();
  await answer(page, /re-schedule the manufacturing start date for all cases\?/, 'Cancel');
  await expect(page.getByText('Operation cancelled.')).toBeVisible();
});

test('a milestone moved by somebody else appears by itself, also on the timeline', async ({ open }) => {
  const [mine, theirs] = await Promise.all([
    open('planner', '/FulfilmentPlan/Details/579'),
    open('administrator', '/FulfilmentPlan/Details/579'),
  ]);
  await expect(mine.getByRole('grid', { name: 'Timeline' })).toBeVisible();
  const before = (await date(mine, 'Due Date of Arrived').textContent()) ?? '';
  await moveDate(theirs, 'Due Date of Arrived', 7);
  // Where the day lies among the other milestones is the demo world's matter.
  const warning = theirs.getByRole('alertdialog', { name: 'Warning' }).filter({ hasText: 'The date is' });
  const saved = theirs.getByText('Milestone Due Date changed succesfully.');
  await expect(warning.or(saved).first()).toBeVisible();
  if (await warning.isVisible()) await warning.getByRole('button', { name: 'OK' }).click();
  await expect(saved).toBeVisible();
  await expect(date(mine, 'Due Date of Arrived')).not.toHaveText(before);
});
