import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { type Parts, traceOf } from '../shared/trace.ts';
import { canDo, reachable } from './keyboard.ts';
import { type Act, ACTS } from './page/candidate.ts';
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

const PAGE = { viewport: { width: 1400, height: 800 }, timezoneId: 'UTC' };

async function open(browser: Browser, url: string, one: Case): Promise<Page> {
  const page = await browser.newPage(PAGE);
  await prepare(page, url, one);
  return page;
}

async function prepare(page: Page, url: string, { view, count }: Case): Promise<void> {
  await page.goto(url);
  await page.evaluate(
    ([wanted, size]) => (globalThis as unknown as { bench: Bench }).bench.prepare(wanted, size),
    [view, count] as const,
  );
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

/** Some of all. */
export type Share = readonly [number, number];

/** What needs no repetition; of a week and a month together. */
export interface Facts {
  readonly axe: readonly string[];
  /** Drawn events that the focus reached. */
  readonly events: Share;
  /** Places of free time that the focus reached. */
  readonly slots: Share;
  /** What the hand does by dragging and the keyboard does too. */
  readonly acts: readonly Act[];
}

/** A week has half hours and a line of whole days, a month six weeks of days. */
const SLOTS: Readonly<Record<View, number>> = { week: 7 * 49, month: 42 };
const COUNTS: Readonly<Record<View, number>> = { week: 50, month: 100 };

async function factsOf(page: Page, view: View): Promise<Omit<Facts, 'acts'>> {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  const drawn = await page.evaluate(() => (globalThis as unknown as { bench: Bench }).bench.drawnCount());
  const { events, slots } = await reachable(page, drawn);
  return {
    axe: violations.map(({ id }) => `${id} (${view})`),
    events: [events.size, drawn],
    slots: [slots.size, SLOTS[view]],
  };
}

const sum = (a: Share, b: Share): Share => [a[0] + b[0], a[1] + b[1]];

/** Findings and keyboard of one calendar. */
export async function measureFacts(browser: Browser, url: string): Promise<Facts> {
  const onNewPage = async <Found>(view: View, look: (page: Page) => Promise<Found>): Promise<Found> => {
    const context = await browser.newContext(PAGE);
    try {
      const page = await context.newPage();
      await prepare(page, url, { view, count: COUNTS[view] });
      await act(page, 'mount');
      return await look(page);
    } finally {
      await context.close();
    }
  };
  const week = await onNewPage('week', (page) => factsOf(page, 'week'));
  const month = await onNewPage('month', (page) => factsOf(page, 'month'));
  const acts: Act[] = [];
  for (const one of ACTS) if (await onNewPage('week', (page) => canDo(page, one))) acts.push(one);
  return {
    axe: [...week.axe, ...month.axe],
    events: sum(week.events, month.events),
    slots: sum(week.slots, month.slots),
    acts,
  };
}
