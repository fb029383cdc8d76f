import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { type Parts, traceOf } from '../shared/trace.ts';
import type { Bench } from './page/entry.tsx';
import type { View } from './page/entries.ts';

/** How many events in which view. */
export interface Case {
  readonly view: View;
  readonly count: number;
}

/** One run of one calendar in ms, from the act to the painted frame. */
export interface Run {
  readonly mount: number;
  readonly next: number;
  readonly show: number;
}

const VIEWPORT = { width: 1400, height: 800 };

async function open(browser: Browser, url: string, { view, count }: Case): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT, timezoneId: 'UTC' });
  await page.goto(url);
  await page.evaluate(
    ([wanted, size]) => (globalThis as unknown as { bench: Bench }).bench.prepare(wanted, size),
    [view, count] as const,
  );
  return page;
}

const act = (page: Page, name: 'mount' | 'next'): Promise<number> =>
  page.evaluate((wanted) => (globalThis as unknown as { bench: Bench }).bench[wanted](), name);

/** Data to the first events, the other view, back, the next period. */
export async function measureActs(browser: Browser, url: string, wanted: Case): Promise<Run> {
  const page = await open(browser, url, wanted);
  const show = (view: View) =>
    page.evaluate((name) => (globalThis as unknown as { bench: Bench }).bench.show(name), view);
  try {
    const mount = await act(page, 'mount');
    const other = await show(wanted.view === 'week' ? 'month' : 'week');
    await show(wanted.view);
    const next = await act(page, 'next');
    return { mount, next, show: other };
  } finally {
    await page.close();
  }
}

/** What mounting and the next period cost the page's thread, by kind of work. */
export interface Traces {
  readonly mount: Parts;
  readonly next: Parts;
}

/** Traces one run of one calendar. */
export async function traceActs(browser: Browser, url: string, wanted: Case): Promise<Traces> {
  const page = await open(browser, url, wanted);
  try {
    const mount = await traceOf(browser, page, () => act(page, 'mount'));
    return { mount, next: await traceOf(browser, page, () => act(page, 'next')) };
  } finally {
    await page.close();
  }
}

/** What needs no repetition. */
export interface Facts {
  readonly axe: readonly string[];
  /** Drawn events that the focus reached, and how many are drawn. */
  readonly events: readonly [number, number];
  /** Different places of free time that the focus reached. */
  readonly slots: number;
  /** Whether an event in focus could be moved by Space, an arrow and Enter. */
  readonly isMovable: boolean;
}

interface Reached {
  event: string | undefined;
  slot: string | undefined;
}

/** What has the focus now: an event or a slot, by something that tells it from the others. */
const focused = (page: Page): Promise<Reached> =>
  page.evaluate(() => {
    const { event, slot } = (globalThis as unknown as { bench: Bench }).bench.selectors();
    const element = document.activeElement;
    const text = `${element?.ariaLabel ?? ''} ${element?.textContent ?? ''}`;
    return {
      event: element?.closest(event) ? text : undefined,
      slot: element?.matches(slot) === true ? text : undefined,
    };
  });

/** Presses Tab through the page, then each arrow from the first event and from the first slot. */
async function walk(page: Page, presses: number): Promise<{ events: Set<string>; slots: Set<string> }> {
  const events = new Set<string>();
  const slots = new Set<string>();
  const note = async () => {
    const { event, slot } = await focused(page);
    if (event !== undefined) events.add(event);
    if (slot !== undefined) slots.add(slot);
    return { event, slot };
  };
  const along = async (key: string) => {
    for (let count = 0; count < presses; count++) {
      await page.keyboard.press(key);
      await note();
    }
  };
  let hasSlots = false;
  let hasEvents = false;
  for (let count = 0; count < presses + 20; count++) {
    await page.keyboard.press('Tab');
    const { event, slot } = await note();
    if (slot !== undefined && !hasSlots) {
      hasSlots = true;
      for (const key of ['Home', 'Control+Home']) await page.keyboard.press(key);
      await note();
      for (let day = 0; day < 7; day++) {
        await along('ArrowDown');
        await page.keyboard.press('Control+Home');
        await page.keyboard.press('ArrowRight');
        await note();
      }
    }
    if (event !== undefined && !hasEvents) {
      hasEvents = true;
      await page.keyboard.press('Home');
      await note();
      await along('ArrowDown');
    }
  }
  return { events, slots };
}

async function canMove(page: Page): Promise<boolean> {
  for (let count = 0; count < 40 && (await focused(page)).event === undefined; count++)
    await page.keyboard.press('Tab');
  for (const key of ['Space', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await page.waitForTimeout(100);
  return (await page.evaluate(() => (globalThis as unknown as { bench: Bench }).bench.changes())) > 0;
}

/** Findings and keyboard of one calendar. */
export async function measureFacts(browser: Browser, url: string): Promise<Facts> {
  const context = await browser.newContext({ viewport: VIEWPORT, timezoneId: 'UTC' });
  const page = await context.newPage();
  try {
    const start = async () => {
      await page.goto(url);
      await page.evaluate(() => (globalThis as unknown as { bench: Bench }).bench.prepare('week', 50));
      await act(page, 'mount');
    };
    await start();
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    const drawn = await page.evaluate(() => (globalThis as unknown as { bench: Bench }).bench.drawnCount());
    const { events, slots } = await walk(page, 60);
    await start();
    return {
      axe: violations.map(({ id }) => id),
      events: [events.size, drawn],
      slots: slots.size,
      isMovable: await canMove(page),
    };
  } finally {
    await context.close();
  }
}
