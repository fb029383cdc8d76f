import type { Locator, Page } from '@playwright/test';
import { valueButton } from '../../system/plan-page.ts';
import { expect, test } from '../../system/test.ts';

/** Whether nothing, such as a bar that stays in its place, covers what has the focus (WCAG 2.4.11). */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

/** Tab until `target` has the focus: a trap on the way, or something that no Tab reaches, fails. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 60 && !(await hasFocus()); step += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
  await expect.poll(() => target.evaluate(isOnTop)).toBe(true);
}

test('no mouse: sign in, filter and keep the list, open a plan, edit it, comment on it and go back', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/CRT/FulfilmentPlan/List`);
  await tabTo(page, page.getByRole('button', { name: 'Sign in', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('User name')).toBeFocused();
  await page.keyboard.type('planner');
  await page.keyboard.press('Tab');
  await page.keyboard.type('crt-demo');
  await page.keyboard.press('Enter');
  const plans = page.getByRole('grid', { name: 'Fulfilment plans' });
  await expect(plans.getByRole('link').first()).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, page.getByRole('combobox', { name: 'Request ID' }));
  await page.keyboard.type('26-10595');
  await expect(page).toHaveURL(/requestId=26-10595/);
  await expect(plans.getByRole('link')).toHaveCount(1);
  // The planner may come back to a filter that another journey kept.
  const saved = page.getByRole('button', { name: /^Saved filters$| Modified$/ });
  await tabTo(page, saved, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /Save as new/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /Name/ })).toBeFocused();
  await page.keyboard.type('Kept by keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Filter saved succesfully.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kept by keyboard' })).toBeFocused();

  await tabTo(page, plans.getByRole('link', { name: /26-10595/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'PLAN DETAILS' })).toBeVisible();
  const number = valueButton(page, 'PO Number');
  await tabTo(page, number);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'PO Number' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('PO-KEYS');
  await page.keyboard.press('Enter');
  await expect(page.getByText('PO Number set succesfully.')).toBeVisible();
  await expect(number).toContainText('PO-KEYS');
  await expect(number).toBeFocused();

  await tabTo(page, page.getByRole('tab', { name: 'Milestones' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Comments' })).toBeFocused();
  const comments = page.getByRole('region', { name: 'Comments' });
  await tabTo(page, comments.getByRole('textbox', { name: 'Comment' }));
  await page.keyboard.type('Written without a mouse.');
  await tabTo(page, comments.getByRole('button', { name: 'Add', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Comment added.')).toBeVisible();
  await expect(comments.getByRole('listitem').filter({ hasText: 'without a mouse' })).toBeVisible();

  // The way back comes first on the page, and leads to the row that one came from.
  await tabTo(page, page.getByRole('link', { name: 'Go to overview list' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Kept by keyboard' })).toBeVisible();
  await expect(plans.locator('[aria-current="true"]')).toContainText('26-10595');
  await expect(plans.getByRole('link', { name: /26-10595/ })).toBeFocused();
});
