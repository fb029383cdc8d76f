import type { Page } from '@playwright/test';
import { expectAccessible } from '../system/axe.ts';
import { expect, test } from '../system/test.ts';

/** The names of the steps in their order, from the handles that move them. */
async function names(page: Page): Promise<readonly (string | undefined)[]> {
  const handles = page.getByRole('button', { name: /^Move .*(?<! up| down|first|last)$/ });
  const labels = await handles.evaluateAll((found) =>
    found.map((handle) => handle.getAttribute('aria-label')),
  );
  return labels.map((label) => label?.slice('Move '.length));
}

const failure = (page: Page, step: string) =>
  page.getByRole('group', { name: step, exact: true }).getByRole('button', { name: /On failure$/ });

async function choose(page: Page, ...chosen: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add Step' }).click();
  const picker = page.getByRole('dialog', { name: 'Add Steps' });
  for (const name of chosen) await picker.getByText(name, { exact: true }).click();
  await picker.getByRole('button', { name: /^Add \d/ }).click();
  await expect(picker).toBeHidden();
}

test(
  'a workflow is built, ordered, saved, put to use and then stays (U1 to U12)',
  { tag: '@postgresql' },
  async ({ open }) => {
    const page = await open('administrator', '/Workflow/List');
    await expect(page.getByRole('columnheader', { name: 'Symbol' })).toBeVisible();
    await page.getByRole('link', { name: 'Create New' }).click();
    await page.getByRole('textbox', { name: /^Symbol/ }).fill('LATT');
    await page.getByRole('textbox', { name: /^Name/ }).fill('Lattice printing');
    await page.getByRole('textbox', { name: /^Display Name/ }).fill('Print lattice');
    await choose(page, 'Print', 'Depowder', 'Nest Build Plate');
    await page.getByRole('button', { name: 'Move Nest Build Plate', exact: true }).focus();
    await page.keyboard.press('Home');
    await expect.poll(() => names(page)).toEqual(['Nest Build Plate', 'Print', 'Depowder']);
    await failure(page, 'Print').click();
    await expect(page.getByRole('option')).toHaveText(['Nest Build Plate', 'Depowder']);
    await page.getByRole('option', { name: 'Nest Build Plate' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Workflow created succesfully.')).toBeVisible();
    await expect(page).toHaveURL(/\/Workflow\/Details\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Lattice printing' })).toBeVisible();

    await page.reload();
    await expect.poll(() => names(page)).toEqual(['Nest Build Plate', 'Print', 'Depowder']);
    await expect(failure(page, 'Print')).toContainText('Nest Build Plate');
    await page.getByRole('button', { name: 'Move Depowder up' }).click();
    await page.getByRole('link', { name: 'Workflows' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Workflow updated succesfully.')).toBeVisible();
    await page.getByRole('button', { name: 'Versions' }).click();
    await expect(page.getByRole('row', { name: /Place/ })).toHaveCount(1);
    await page.keyboard.press('Escape');
    const workflow = page.url();

    await page.goto(page.url().replace(/Workflow\/Details\/\d+$/, 'ManufacturingCycleDefinition/Details/0'));
    await page.getByRole('textbox', { name: /^Name/ }).fill('Lattice');
    await page.getByRole('textbox', { name: /^Material Number/ }).fill('60-1000');
    await page
      .getByRole('button', { name: /^Workflows/ })
      .last()
      .click();
    await page.getByRole('option', { name: /Lattice printing/ }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Manufacturing Cycle Definition created succesfully.')).toBeVisible();
    await expect(page).toHaveURL(/\/ManufacturingCycleDefinition\/Details\/[1-9]\d*$/);

    await page.goto(workflow);
    await expect(page.getByText('This workflow cannot be updated')).toBeVisible();
    await expect(page.getByText('It is used by the cycle definition Lattice.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
  },
);

test('who does not maintain workflows finds none of their screens (U1, U10)', async ({ open }) => {
  for (const path of ['/Workflow/List', '/Workflow/Details/1', '/ManufacturingCycleDefinition/Details/0']) {
    const page = await open('planner', path);
    await expect(page).toHaveURL(/InsufficientPermissions/);
  }
});
