import { expect, type Page } from '@playwright/test';
import { test } from './story-page.ts';

const guide = 'patterns-playground--guide';

/** How light what lies behind the words of the page and behind a story on it is, from 0 to 255. */
const grounds = (page: Page) =>
  page.evaluate(() =>
    ['.sbdocs-wrapper', '.docs-story'].map((selector) => {
      // A colour may be written in many ways; drawn, it is red, green and blue.
      const pen = new OffscreenCanvas(1, 1).getContext('2d');
      const element = document.querySelector(selector);
      if (!pen || !element) throw new Error(`There is no ${selector}.`);
      pen.fillStyle = getComputedStyle(element).backgroundColor;
      pen.fillRect(0, 0, 1, 1);
      return pen.getImageData(0, 0, 1, 1).data[0];
    }),
  );

test('a page of documentation is dark where its stories are, so that both can be read', async ({
  page,
  site,
}) => {
  const open = async (theme: string) => {
    await page.goto(`${site}/iframe.html?id=${guide}&viewMode=docs&globals=theme:${theme}`);
    await expect(page.locator('.docs-story [data-component]').first()).toBeVisible();
  };
  await open('light');
  for (const ground of await grounds(page)) expect(ground).toBeGreaterThan(200);
  await open('dark');
  for (const ground of await grounds(page)) expect(ground).toBeLessThan(60);
});

test('the words of a page run from left to right, also where its stories do not', async ({ page, site }) => {
  await page.goto(`${site}/iframe.html?id=${guide}&viewMode=docs&globals=direction:rtl`);
  await expect(page.locator('.docs-story [data-component]').first()).toHaveCSS('direction', 'rtl');
  await expect(page.getByRole('heading', { name: 'Playground' })).toHaveCSS('direction', 'ltr');
});
