import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MARKS } from '../../shared/marks.ts';
import { candidate } from '#candidate';
import { drawnRows } from './candidate.ts';
import { FIELDS, makePlans, SORTED_HEADER, type Plan } from './plans.ts';

/** After the next frame was painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(0);
    });
  });

const LIMIT = 20_000;

/** Milliseconds from the act to the painted frame in which its effect is seen. */
async function timed(act: () => void, isDone: () => boolean): Promise<number> {
  await painted();
  await painted();
  const start = performance.now();
  performance.mark(MARKS.start);
  act();
  while (performance.now() - start < LIMIT) {
    await painted();
    if (!isDone()) continue;
    performance.mark(MARKS.end);
    return performance.now() - start;
  }
  return Number.NaN;
}

let plans: Plan[] = [];
let root: Root | undefined;

const rows = () => drawnRows(candidate.row);
const press = (element: HTMLElement | null) => {
  if (!element) throw new Error('The part to press is not there.');
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'] as const) {
    const Event = type.startsWith('pointer') ? PointerEvent : MouseEvent;
    element.dispatchEvent(
      new Event(type, {
        bubbles: true,
        cancelable: true,
        button: 0,
        pointerType: 'mouse',
      }),
    );
  }
  element.click();
};

const bench = {
  prepare: (count: number) => {
    plans = makePlans(count);
  },
  /** Data to first rows. */
  mount: () =>
    timed(
      () => {
        const main = document.querySelector('main');
        if (!main) throw new Error('No place for the table.');
        root = createRoot(main);
        root.render(createElement(candidate.Table, { plans }));
      },
      () => rows().length >= Math.min(plans.length, 15) && candidate.firstText(0) !== '',
    ),
  unmount: () => root?.unmount(),
  sort: () => {
    const column = FIELDS.findIndex(({ header }) => header === SORTED_HEADER);
    const smallest =
      plans.map(({ surgeon }) => surgeon).sort(new Intl.Collator('en', { numeric: true }).compare)[0] ?? '';
    const before = rows()[0]?.textContent;
    return timed(
      () => press(candidate.head(SORTED_HEADER)),
      () => candidate.firstText(column).startsWith(smallest.slice(0, 8)) || rows()[0]?.textContent !== before,
    );
  },
  toggle: () =>
    timed(
      () => press(candidate.rowCheckbox(3)),
      () => candidate.isSelected(3),
    ),
  toggleBack: () =>
    timed(
      () => press(candidate.rowCheckbox(3)),
      () => !candidate.isSelected(3),
    ),
  selectAll: () =>
    timed(
      () => press(candidate.allCheckbox()),
      () => candidate.isSelected(5) && candidate.isSelected(1),
    ),
  /** Frame times in ms and the worst part of blank height, while flinging down `frames` frames. */
  scroll: async (frames: number, step: number, isLookingForBlank: boolean) => {
    const scroller = document.querySelector<HTMLElement>(candidate.scroller);
    if (!scroller) throw new Error('Nothing scrolls.');
    const box = scroller.getBoundingClientRect();
    const times: number[] = [];
    let blank = 0;
    let last = performance.now();
    for (let frame = 0; frame < frames; frame++) {
      scroller.scrollTop += step;
      await painted();
      const now = performance.now();
      times.push(now - last);
      last = now;
      if (!isLookingForBlank) continue;
      let misses = 0;
      for (let y = box.top + 60; y < box.bottom - 20; y += 20) {
        const element = document.elementFromPoint(box.left + 300, y);
        if (!element?.closest(candidate.row)) misses++;
      }
      blank = Math.max(blank, misses * 20);
      last = performance.now();
    }
    return { times, blank };
  },
};

export type Bench = typeof bench;

Object.assign(globalThis, { bench });
