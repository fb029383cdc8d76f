import { expect, type Locator, type Page } from '@playwright/test';

/** The button that shows a value of the request information and opens its editor. */
export function valueButton(page: Page, field: string): Locator {
  return page
    .getByRole('region', { name: 'Request Information' })
    .getByRole('button', { name: new RegExp(`, Edit ${field}$`) });
}

/** Types a new value into a text field of the request information and confirms with Enter. */
export async function changeText(page: Page, field: string, value: string): Promise<void> {
  await valueButton(page, field).click();
  const editor = page.getByRole('region', { name: 'Request Information' }).getByRole('textbox');
  await editor.fill(value);
  await editor.press('Enter');
}

/** The value that a field shows. */
export async function expectValue(page: Page, field: string, value: string): Promise<void> {
  await expect(valueButton(page, field)).toContainText(value);
}
