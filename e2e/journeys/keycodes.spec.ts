import { expectAccessible } from '../system/axe.ts';
import { expect, test } from '../system/test.ts';

test(
  'a keycode is made, gets a document, and another one is refused the same set (Q1 to Q4, Q6)',
  { tag: '@postgresql' },
  async ({ open }) => {
    const page = await open('documentation-manager', '/Documentation/KeyCode');
    const table = page.getByRole('grid', { name: 'Keycodes' });
    await expect(table.getByRole('link').first()).toBeVisible();
    await expect(page).toHaveTitle(/^Keycodes/);

    await page.getByRole('button', { name: 'Create Keycode' }).click();
    await expect(page.getByText('Keycode created.')).toBeVisible();
    // It stands first and marked; what was searched for stays.
    const made = table.locator('[aria-current="true"]');
    await expect(made.getByRole('link')).toHaveText(/^[A-HJ-NP-Z2-9]{8}$/);
    const code = (await made.getByRole('link').textContent()) ?? '';
    await expect(page).not.toHaveURL(/search=/);

    await page.getByRole('button', { name: `Edit documents of ${code}` }).click();
    const editor = page.getByRole('dialog', { name: `Edit documents of ${code}` });
    const choose = async (place: number) => {
      await editor.getByRole('button', { name: 'Document Versions' }).click();
      const option = page.getByRole('option').nth(place);
      const name = (await option.textContent()) ?? '';
      await option.click();
      await page.keyboard.press('Escape');
      return name;
    };
    const first = await choose(0);
    await choose(1);
    await editor.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Documents changed.')).toBeVisible();
    await expect(made.getByText(first)).toBeVisible();
    await expectAccessible(page);

    // A second keycode with the same set is refused, and keeps what was chosen (Q4).
    await page.getByRole('button', { name: 'Create Keycode' }).click();
    await expect(made.getByRole('link')).not.toHaveText(code);
    const twin = (await made.getByRole('link').textContent()) ?? '';
    await page.getByRole('button', { name: `Edit documents of ${twin}` }).click();
    const second = page.getByRole('dialog', { name: `Edit documents of ${twin}` });
    await second.getByRole('button', { name: 'Document Versions' }).click();
    await page.getByRole('option').nth(0).click();
    await page.getByRole('option').nth(1).click();
    await page.keyboard.press('Escape');
    await second.getByRole('button', { name: 'Apply' }).click();
    const refusal = page.getByRole('alertdialog', { name: 'Validation Error' });
    await expect(refusal.getByText(`Keycode ${code} stands for the same document versions.`)).toBeVisible();
    await refusal.getByRole('button', { name: 'OK' }).click();
    await expect(second.getByRole('row', { name: first })).toBeVisible();
    await second.getByRole('button', { name: 'Cancel' }).click();
  },
);

test('a reader sees keycodes and their labels, and no buttons that change them (Q1)', async ({ open }) => {
  const page = await open('documentation-reader', '/Documentation/KeyCode');
  const table = page.getByRole('grid', { name: 'Keycodes' });
  await expect(table.getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Keycode' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Label of/ })
    .first()
    .click();
  await expect(page.getByRole('img', { name: /^QR code of keycode/ })).toBeVisible();
});

test('a code is followed from a lot to its documents and back, and an unknown one says so (REG7)', async ({
  open,
}) => {
  const page = await open('administrator', '/CombinedOrders');
  const lots = page.getByRole('grid').getByRole('link');
  const lot = (await lots.first().textContent()) ?? '';
  await page.goto(new URL('/CRT/Documentation/Trace', page.url()).href);
  const code = page.getByRole('textbox', { name: 'Code' });
  await code.fill(lot);
  await code.press('Enter');
  await expect(page).toHaveTitle(new RegExp(`^${lot} Trace`));
  const plans = page.getByRole('region', { name: 'Plans' });
  await expect(plans.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await plans
    .getByRole('link', { name: /^Trace/ })
    .first()
    .click();
  await expect(
    page.getByRole('region', { name: 'Lots' }).getByRole('link', { name: lot, exact: true }),
  ).toBeVisible();

  await code.fill('K7-NONE');
  await code.press('Enter');
  await expect(page.getByText(/has the code 'K7-NONE'/)).toBeVisible();
});
