import type { Page } from 'playwright-core';

interface Product {
  readonly name: string;
}

/** Answers the list of products with so many of them, made from those of the demo world. */
export async function serveProducts(page: Page, count: number): Promise<void> {
  await page.route('**/api/Product/GetRecords', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { records: Product[] };
    const records = Array.from({ length: count }, (_, index) => {
      const product = answer.records[index % answer.records.length];
      const number = `50-${String(100_000 + ((index * 7_919) % 99_991))}`;
      return { ...product, id: index + 1, number, name: `${product?.name} ${index}` };
    });
    await route.fulfill({ response, json: { ...answer, records } });
  });
}

interface Marks {
  /** When the answer was there as text, and when its rows had been drawn. */
  dataAt: number;
  rowsAt?: number;
}

/** Notes in each page when the products arrive and when a third row has been drawn. */
export async function watchRows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const marks = globalThis as unknown as Marks;
    const { text, json } = Response.prototype;
    const note = (response: Response) => {
      if (response.url.includes('/Product/GetRecords')) marks.dataAt = performance.now();
    };
    Response.prototype.text = async function noted() {
      const read = await text.call(this);
      note(this);
      return read;
    };
    Response.prototype.json = async function noted() {
      const read: unknown = await json.call(this);
      note(this);
      return read;
    };
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role="grid"] [role="row"]:nth-child(3) [role="gridcell"] button')) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        setTimeout(() => {
          marks.rowsAt = performance.now();
        });
      });
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Milliseconds from the products to their first rows on the screen. */
export async function timeOfRows(page: Page): Promise<number> {
  await page.waitForFunction(() => (globalThis as unknown as Marks).rowsAt !== undefined);
  return page.evaluate(() => {
    const { dataAt, rowsAt = Number.NaN } = globalThis as unknown as Marks;
    return rowsAt - dataAt;
  });
}

/** The longest time between two frames while something is done and its effect is drawn, in ms. */
export async function longestFrame(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const watch = globalThis as unknown as { longest: number; isOver: boolean };
    Object.assign(watch, { longest: 0, isOver: false });
    let last = performance.now();
    const frame = (now: number) => {
      watch.longest = Math.max(watch.longest, now - last);
      last = now;
      if (!watch.isOver) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await act();
  await page.waitForTimeout(600);
  return page.evaluate(() => {
    const watch = globalThis as unknown as { longest: number; isOver: boolean };
    watch.isOver = true;
    return watch.longest;
  });
}
