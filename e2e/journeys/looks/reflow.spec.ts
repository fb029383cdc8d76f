import type { Page } from '@playwright/test';
import { userMenu } from '../../system/sign-in.ts';
import { expect, test } from '../../system/test.ts';

/** How much the window, and what scrolls the screen in it, are too wide. */
const excessWidths = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.querySelector('main')?.parentElement].map((scroller) =>
      scroller ? scroller.scrollWidth - scroller.clientWidth : 0,
    ),
  );

/** Only tables and timelines scroll sideways, inside their frames; the page never does (WCAG 1.4.10). */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect.poll(() => excessWidths(page)).toEqual([0, 0]);
}

test('nothing needs scrolling in two directions at 320 px', async ({ open, page, server }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${server.origin}/CRT/FulfilmentPlan/List`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: /^no-rights/ })).toBeVisible();
  await expectNoSidewaysScroll(page);

  const narrow = await open('planner', '/FulfilmentPlan/List');
  await narrow.setViewportSize({ width: 320, height: 640 });
  await expect(narrow.getByRole('grid').getByRole('link').first()).toBeVisible();
  await expectNoSidewaysScroll(narrow);

  // At four times its size a list begins with its rows, and what stays in view leaves room for the rest.
  await narrow.setViewportSize({ width: 320, height: 256 });
  const product = narrow.getByRole('button', { name: 'Products', exact: true });
  await expect(product).toBeHidden();
  await narrow.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(product).toBeVisible();
  await expectNoSidewaysScroll(narrow);

  await narrow.setViewportSize({ width: 320, height: 640 });
  await narrow.goto(new URL('Details/595', narrow.url()).href);
  await expect(narrow.getByRole('region', { name: 'Timeline' })).toBeAttached();
  await expect(narrow.getByRole('button', { name: /^Why this date/ }).first()).toBeAttached();
  await expectNoSidewaysScroll(narrow);
  // Dates and ids are whole: with so little room the value stands under its label.
  const date = narrow.getByRole('button', { name: /Edit PO Number Date/ });
  await expect
    .poll(() =>
      date.evaluate((field) =>
        [...field.children].every((part) => part.clientWidth <= 1 || part.scrollWidth <= part.clientWidth),
      ),
    )
    .toBe(true);
  // The screen scrolls beside the menu; the window itself has nothing below its end.
  await narrow.setViewportSize({ width: 1400, height: 900 });
  await expect.poll(() => narrow.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
});

test('the details of documents and products need no scrolling in two directions either (O3, P7)', async ({
  open,
}) => {
  const page = await open('documentation-manager', '/Documentation/Document?currentOn=2026-03-01');
  await page.getByRole('grid', { name: 'Documents' }).getByRole('link').nth(1).click();
  await expect(page.getByRole('link', { name: /^Next: / })).toBeVisible();
  // A document opens with the day of the list.
  await expect(page.getByRole('group', { name: 'Current on' })).toHaveText(/01\/03\/2026/);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole('treegrid', { name: 'Revisions and files' })).toBeAttached();
  await expectNoSidewaysScroll(page);

  await page.goto(new URL('/CRT/Documentation/Product/1', page.url()).href);
  await expect(page.getByRole('treegrid', { name: 'Documents of the product' })).toBeAttached();
  await expectNoSidewaysScroll(page);
});

test('a bar that was chosen keeps to the window: its sections are scrolled to, and its tools are reached (B1)', async ({
  open,
}) => {
  const page = await open('administrator', '/FulfilmentPlan/List');
  await userMenu(page).press('Enter');
  await page.getByRole('menuitemradio', { name: 'HORIZONTAL' }).click();
  await page.keyboard.press('Escape');
  const bar = page.getByRole('banner');
  const sections = bar.getByRole('navigation').getByRole('listitem');
  for (const width of [1400, 1000, 768, 640, 390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(bar.getByRole('searchbox')).toHaveCount(width < 1000 ? 0 : 1);
    await expect(bar.getByRole('button', { name: 'Search', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('button', { name: /^Notifications, / })).toBeInViewport({ ratio: 1 });
    await expect(userMenu(page), `at ${width}`).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    // What has the focus already is not brought into sight once more.
    await bar.getByRole('link').first().focus();
    await sections.last().getByRole('button').or(sections.last().getByRole('link')).focus();
    await expect(sections.last(), `at ${width}`).toBeInViewport({ ratio: 0.99 });
    await expectNoSidewaysScroll(page);
  }
  await userMenu(page).click();
  await expect(page.getByRole('menuitemradio', { name: 'HORIZONTAL' })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});

test('the notifications of the bell stay within the window, wherever the menu stands (D16)', async ({
  open,
}) => {
  const page = await open('planner', '/FulfilmentPlan/List');
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications, \d+ to acknowledge/ });
  for (const [mode, width] of [
    ['VERTICAL', 1400],
    ['VERTICAL', 1000],
    ['VERTICAL', 700],
    ['COLLAPSE', 1000],
    ['COLLAPSE', 768],
    ['COLLAPSE', 390],
    ['HORIZONTAL', 1400],
    ['HORIZONTAL', 1000],
    ['HORIZONTAL', 768],
    ['HORIZONTAL', 390],
  ] as const) {
    await page.setViewportSize({ width: 1400, height: 900 });
    // By key: the name of the bell, which has the focus again, lies over what stands beside it.
    await userMenu(page).press('Enter');
    await page.getByRole('menuitemradio', { name: mode }).click();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width, height: 900 });
    await bell.click();
    const sheet = page.getByRole('dialog', { name: 'Notifications' });
    const buttons = sheet.getByRole('button', { name: /^Acknowledge/ });
    await expect(buttons.nth(1)).toBeVisible();
    for (const part of [sheet, buttons.first(), buttons.nth(1)])
      await expect(part, `${mode} at ${width}`).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
  }
});
