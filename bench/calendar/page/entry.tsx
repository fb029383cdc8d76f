import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { MARKS } from '../../shared/marks.ts';
import { candidate } from '#calendar';
import type { Act } from './candidate.ts';
import { type Entry, type View, makeEntries } from './entries.ts';

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

let entries: readonly Entry[] = [];
let view: View = 'week';
let count = 0;
const done = new Set<Act>();

const drawn = () => document.querySelectorAll<HTMLElement>(candidate.event);
const press = (element: HTMLElement | null) => {
  if (!element) throw new Error('The part to press is not there.');
  element.click();
};
/** All events of a week, or at least one for each day of a month. */
const isDrawn = () => drawn().length >= (view === 'week' ? count : 25);
const isNext = () => isDrawn() && (drawn()[drawn().length - 1]?.textContent.includes('next') ?? false);

const bench = {
  prepare: (wanted: View, size: number) => {
    view = wanted;
    count = size;
    entries = makeEntries(wanted, size);
  },
  /** Data to the first frame with the events. */
  mount: () =>
    timed(() => {
      const main = document.querySelector('main');
      if (!main) throw new Error('No place for the calendar.');
      const onAct = (act: Act) => void done.add(act);
      createRoot(main).render(createElement(candidate.Calendar, { entries, view, onAct }));
    }, isDrawn),
  next: () => timed(() => press(candidate.next()), isNext),
  /** From the week to the month or back, with the same events. */
  show: (wanted: View) => {
    const [before] = drawn();
    return timed(
      () => press(candidate.show(wanted)),
      () => drawn().length > 0 && before?.isConnected !== true,
    );
  },
  drawnCount: () => drawn().length,
  /** What was done so far. */
  done: () => [...done],
  selectors: () => ({ event: candidate.event, slot: candidate.slot }),
};

export type Bench = typeof bench;

Object.assign(globalThis, { bench });
