import type { Page } from '@playwright/test';
import { expectAccessible } from '../system/axe.ts';
import { expect, test } from '../system/test.ts';

/** A choice among a few, named by what is chosen and by its field. */
const chosen = (page: Page, value: string, field: string) =>
  page.getByRole('main').getByRole('button', { name: `${value} ${field}` });

const whatFollows = /plans? moves?\./i;

test(
  'a holiday tells ahead what follows, moves plans in the background, and is taken back (T12, T14, T27)',
  { tag: '@postgresql' },
  async ({ open }) => {
    const page = await open('administrator', '/LocalCalendar');
    await expect(chosen(page, 'Berlin Holidays', 'Calendar')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Manufacturing location' })).toBeHidden();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Add Holiday' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Holiday' });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('Name is required').last()).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Anniversary');
    await expect(dialog.getByText(whatFollows)).toBeVisible();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Holiday updated.')).toBeVisible();
    await expect(page.getByText(/Open plans and their steps were planned anew/)).toBeVisible({
      timeout: 120_000,
    });

    await page.getByRole('button', { name: /Anniversary/ }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Holiday' });
    await edit.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete this item?');
    await expect(question.getByText(whatFollows)).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Holiday deleted.')).toBeVisible();
    await expect(page.getByRole('button', { name: /Anniversary/ })).toBeHidden();

    await chosen(page, 'Berlin Holidays', 'Calendar').click();
    await page.getByRole('option', { name: 'Capacity Berlin' }).click();
    await expect(chosen(page, 'Berlin', 'Manufacturing location')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Starts taken of those possible' })).toBeVisible();
    await page.reload();
    await expect(chosen(page, 'Capacity Berlin', 'Calendar')).toBeVisible();
  },
);

test('a location asks for its twelve fields (T7, T8)', async ({ open }) => {
  const page = await open('administrator', '/ManufacturingLocations');
  await page.getByRole('main').getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  for (const field of [
    'Name',
    'Country',
    'Calendar',
    'Time Zone',
    'Work Day Start',
    'Work Day End',
    'Active',
    'CMRP Cut-Off Time',
    'UPC Cut-Off Time',
    'PEEK Cut-Off Time',
    'UMC Cut-off Time',
    'HipMap Cut-off Time',
  ])
    await expect(dialog.getByText(`${field} is required`, { exact: true }).last()).toBeVisible();
});

test('calendars and locations are closed to others (T6, T7, T12)', async ({ open }) => {
  for (const path of ['/LocalCalendar', '/ManageCalendars', '/ManufacturingLocations']) {
    const page = await open('planner', path);
    await expect(page.getByText('You have insufficient permissions to view this page')).toBeVisible();
  }
});
