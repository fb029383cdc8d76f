import { expect, type Locator, type Page } from '@playwright/test';
import { playwrightKit } from '../../packages/ui/exports/testing.ts';
import { test, untilSettled } from './story-page.ts';

type Kit = ReturnType<typeof playwrightKit<Locator>>;

/** Drives every page object through the real components; one that is new does not compile without a use here. */
const uses: { [Name in keyof Kit]: (make: Kit[Name], page: Page) => Promise<void> } = {
  async table(make) {
    const table = make('Plans');
    await expect(table.grid).toHaveAttribute('aria-multiselectable', 'true');
    expect(await table.count()).toBe(40);
    await table.sort('Product');
    await expect(table.head('Product')).toHaveAttribute('aria-sort', 'ascending');
    await table.sort('Shipment Due', true);
    await expect(table.head('Product')).toHaveAttribute('aria-sort', 'ascending');
    await expect(table.head('Shipment Due')).toHaveAttribute('aria-sort', 'ascending');
    await expect(table.rowAt(0)).toContainText('IPS Implants');
    const row = table.row('IPS Implants');
    await table.select('IPS Implants');
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await table.expand(/IPS Implants/);
    await expect(table.grid.getByText(/^Comment:/)).toBeVisible();
    await table.button('Columns').click();
    await expect(table.root.page().getByRole('dialog', { name: 'Columns' })).toBeVisible();
  },

  async dialog(make, page) {
    const dialog = make('Delete this plan?');
    await page.getByRole('button', { name: 'Delete plan' }).click();
    await expect(dialog.root).toBeVisible();
    await dialog.dismiss();
    await expect(dialog.root).toBeHidden();
    await page.getByRole('button', { name: 'Delete plan' }).click();
    await dialog.press('Delete');
    await expect(dialog.root).toBeHidden();
  },

  async comboBox(make, page) {
    const surgeon = make('Surgeon');
    await surgeon.choose('Brandt', 'bra');
    await expect(surgeon.input).toHaveValue('Brandt');
    await expect(page.getByText('brandt, never')).toBeVisible();
  },

  async dateField(make, page) {
    const delivery = make('Delivery date');
    await delivery.type('12032026');
    await expect(delivery.group).toContainText('12');
    await expect(page.getByText('nobody, 2026-03-12')).toBeVisible();
  },

  async inlineEdit(make) {
    const number = make('Case number');
    await number.change('CN-4712');
    await expect(number.opener).toContainText('CN-4712');
    await number.opener.click();
    await number.editor.getByRole('textbox').fill('nonsense');
    await number.cancel();
    await expect(number.editor).toBeHidden();
    await expect(number.opener).toContainText('CN-4712');
  },

  async toast(make, page) {
    await expect(make('Plan deleted')).toBeHidden();
    await page.getByRole('button', { name: 'Delete plan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(make(/^Plan/)).toBeVisible();
  },
};

for (const name of Object.keys(uses) as (keyof Kit)[])
  test(`page object ${name}`, async ({ page, site }) => {
    await page.goto(`${site}/iframe.html?id=foundations-page-objects--untouched&viewMode=story`);
    await untilSettled(page);
    const use = uses[name] as (make: unknown, page: Page) => Promise<void>;
    await use(playwrightKit<Locator>(page)[name], page);
  });
