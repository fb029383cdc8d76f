import { expect, test } from '../../system/test.ts';

test("the kit's styles stand above the reset, whichever file of styles comes first", async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/Details/580');
  const style = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(Number(await style('h1', 'font-weight'))).toBeGreaterThanOrEqual(500);
  const first = await page.evaluate(() => document.querySelector('style, link[rel="stylesheet"]')?.tagName);
  expect(first).toBe('STYLE');
});
