import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { type Parts, traceOf } from '../shared/trace.ts';
import type { Bench } from './page/entry.tsx';

/** One run of one table, in ms unless said otherwise. */
export interface Run {
  readonly mount: number;
  /** What the first rows cost the page's thread: steady also while other work keeps the machine busy. */
  readonly mountWork: number;
  readonly sort: number;
  readonly toggle: number;
  readonly selectAll: number;
}

const VIEWPORT = { width: 1400, height: 800 };

/** What a person does. */
export type Act = Exclude<keyof Run, 'mountWork'>;

async function open(browser: Browser, url: string, count: number): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(url);
  await page.evaluate((rows) => (globalThis as unknown as { bench: Bench }).bench.prepare(rows), count);
  return page;
}

const act = (page: Page, name: Act | 'toggleBack'): Promise<number> =>
  page.evaluate((wanted) => (globalThis as unknown as { bench: Bench }).bench[wanted](), name);

/** Milliseconds of processor time that the page's thread has used so far. */
async function workMeter(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
}

/** Data to first rows, then the acts of a person, each to the painted frame that shows it. */
export async function measureActs(browser: Browser, url: string, count: number): Promise<Run> {
  const page = await open(browser, url, count);
  try {
    const work = await workMeter(page);
    const before = await work();
    const mount = await act(page, 'mount');
    const mountWork = (await work()) - before;
    const toggle = await act(page, 'toggle');
    await act(page, 'toggleBack');
    const selectAll = await act(page, 'selectAll');
    const sort = await act(page, 'sort');
    return { mount, mountWork, sort, toggle, selectAll };
  } finally {
    await page.close();
  }
}

/** What each act costs the page's thread, by kind of work. */
export type Traces = Readonly<Record<Act, Parts>>;

/** Traces one run of one table. */
export async function traceActs(browser: Browser, url: string, count: number): Promise<Traces> {
  const page = await open(browser, url, count);
  const traced = (name: Act) => traceOf(browser, page, () => act(page, name));
  try {
    const mount = await traced('mount');
    const toggle = await traced('toggle');
    await act(page, 'toggleBack');
    const selectAll = await traced('selectAll');
    return { mount, toggle, selectAll, sort: await traced('sort') };
  } finally {
    await page.close();
  }
}

/** Scrolling at the screen's own pace. */
export interface Scrolling {
  /** Mean processor time of the page's thread per frame in ms. */
  readonly work: number;
  /** The 95th percentile of the frame times in ms. */
  readonly frame: number;
  /** The largest height in px without rows in any painted frame. */
  readonly blank: number;
}

const FRAMES = 120;
const STEP = 240;

/** Flings through the rows twice: once for the times, once looking for gaps. */
export async function measureScrolling(browser: Browser, url: string, count: number): Promise<Scrolling> {
  const page = await open(browser, url, count);
  try {
    await act(page, 'mount');
    const fling = (isLooking: boolean) =>
      page.evaluate(
        ([frames, step, looking]) =>
          (globalThis as unknown as { bench: Bench }).bench.scroll(frames, step, looking),
        [FRAMES, STEP, isLooking] as const,
      );
    const meter = await workMeter(page);
    const before = await meter();
    const { times } = await fling(false);
    const work = ((await meter()) - before) / FRAMES;
    const { blank } = await fling(true);
    const sorted = times.sort((a, b) => a - b);
    return { work, frame: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN, blank };
  } finally {
    await page.close();
  }
}

/** What needs no repetition: memory, findings and the keyboard. */
export interface Facts {
  /** MB that the mounted table holds beyond the data. */
  readonly heap: number;
  /** Rules of axe that are broken. */
  readonly axe: readonly string[];
  /** Whether the arrow keys go from cell to cell in both directions. */
  readonly hasArrowKeys: boolean;
}

async function usedHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_048_576;
}

/** Goes into the table by Tab and tries the arrows: the focus must reach another cell to the right and below. */
async function hasArrowKeys(page: Page): Promise<boolean> {
  const place = () =>
    page.evaluate(() => {
      const cell = document.activeElement?.closest(
        '[role="gridcell"],[role="columnheader"],[role="rowheader"]',
      );
      const box = cell?.getBoundingClientRect();
      return box ? [Math.round(box.left), Math.round(box.top)] : undefined;
    });
  for (let tries = 0; tries < 4 && (await place()) === undefined; tries++) await page.keyboard.press('Tab');
  const start = await place();
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(50);
  const right = await place();
  await page.keyboard.press('ArrowDown');
  await page.waitForTimeout(50);
  const below = await place();
  if (!start || !right || !below) return false;
  return right[0] !== start[0] && below[1] !== right[1];
}

/** Memory, findings and keyboard of one table. */
export async function measureFacts(browser: Browser, url: string, count: number): Promise<Facts> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  try {
    await page.goto(url);
    await page.evaluate((rows) => (globalThis as unknown as { bench: Bench }).bench.prepare(rows), count);
    const before = await usedHeap(page);
    await act(page, 'mount');
    const heap = (await usedHeap(page)) - before;
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    return { heap, axe: violations.map(({ id }) => id), hasArrowKeys: await hasArrowKeys(page) };
  } finally {
    await context.close();
  }
}
