import { expect, type Page } from '@playwright/test';
import { test, untilSettled } from './story-page.ts';

const story = 'patterns-playground--plan-details';

/** What paper gets: the colours of words and of what lies behind them, and whether there is anything to press. */
const onPaper = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const isSeen = (element: Element) => element.checkVisibility();
    return {
      text: style.getPropertyValue('--crt-color-text-base'),
      surface: style.getPropertyValue('--crt-color-surface-base'),
      scheme: style.colorScheme,
      buttons: [...document.querySelectorAll('[data-component="Button"]')].filter(isSeen).length,
    };
  });

test('a page is printed in light colours and without buttons, in whatever theme it is read', async ({
  page,
  site,
}) => {
  const printed = [];
  for (const theme of ['light', 'dark']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${site}/iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`);
    await untilSettled(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    printed.push(await onPaper(page));
  }
  const [light, dark] = printed;
  expect(light?.buttons).toBe(0);
  expect(dark).toEqual(light);
  expect(dark?.scheme).toBe('light');
});
