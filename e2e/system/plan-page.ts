import { expect, type Locator, type Page } from '@playwright/test';
// By its path: what consumers import as `@crt/ui/testing` is built for publishing only.
import { playwrightKit } from '../../packages/ui/exports/testing.ts';

const panel = (page: Page) => playwrightKit(page.getByRole('region', { name: 'Request Information' }));

/** The button that shows a value of the request information and opens its editor. */
export function valueButton(page: Page, field: string): Locator {
  return panel(page).inlineEdit(field).opener;
}

/** Types a new value into a text field of the request information and confirms with Enter. */
export async function changeText(page: Page, field: string, value: string): Promise<void> {
  await panel(page).inlineEdit(field).change(value);
}

/** The value that a field shows. */
export async function expectValue(page: Page, field: string, value: string): Promise<void> {
  await expect(valueButton(page, field)).toContainText(value);
}

/** Pixels below which no dialog is read with ease. */
const smallestQuestion = 320;

/** Answers a question of the plan details; each takes a quarter of the window, and no less than can be read (F56). */
export async function answer(page: Page, question: string | RegExp, name: 'OK' | 'Cancel'): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: 'Warning' });
  await expect(dialog).toContainText(question);
  const window = page.viewportSize()?.width ?? 0;
  const beside = async () =>
    Math.abs(((await dialog.boundingBox())?.width ?? 0) - Math.max(window / 4, smallestQuestion));
  await expect.poll(beside).toBeLessThan(24);
  await dialog.getByRole('button', { name }).click();
}
