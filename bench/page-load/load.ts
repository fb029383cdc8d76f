import type { CDPSession, Page } from 'playwright-core';

/** The connection and machine on which pages are measured: 10 Mbit/s, 40 ms, four times slower. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: (10 * 1024 * 1024) / 8,
    uploadThroughput: (10 * 1024 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** What one load cost. */
export interface Load {
  /** Largest contentful paint, milliseconds after navigation. */
  lcp: number;
  /** When rows were first seen, milliseconds after navigation. */
  rows: number;
  /** Script and style as transferred, bytes. */
  bytes: number;
}

interface Marks {
  crtLcp: number;
  crtRows: number;
}

/** Records in the page when rows (`selector`) appear and how large the largest paint was; before any script runs. */
export async function watchPaint(page: Page, selector: string): Promise<void> {
  await page.addInitScript((rowSelector) => {
    const marks = globalThis as unknown as Marks;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) marks.crtLcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    // When a cell was seen on the screen the browser itself tells; the next frame may be late for what is drawn after it.
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      marks.crtRows = list.getEntries()[0]?.startTime ?? Number.NaN;
      console.debug('rows');
    }).observe({ type: 'element' });
    new MutationObserver((_, observer) => {
      const cell = document.querySelector(rowSelector)?.closest('td, [role="gridcell"]');
      if (!cell) return;
      observer.disconnect();
      cell.setAttribute('elementtiming', 'rows');
    }).observe(document, { childList: true, subtree: true });
  }, selector);
}

/** Loads `url` once and reads the marks of {@link watchPaint}. */
export async function measureLoad(page: Page, url: string): Promise<Load> {
  // Told by the page: to ask it, the tool would first send it a large script of its own, in the middle of the load.
  const rows = page.waitForEvent('console', {
    predicate: (message) => message.text() === 'rows',
    timeout: 60_000,
  });
  await page.goto(url, { waitUntil: 'commit' });
  await rows;
  // The largest paint is reported a moment after the frame it belongs to.
  await page.waitForTimeout(1500);
  return page.evaluate(() => {
    const marks = globalThis as unknown as Marks;
    const bytes = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(js|css)(\?|$)/.test(name))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0);
    return { lcp: marks.crtLcp, rows: marks.crtRows, bytes };
  });
}
