import type { Browser, Page } from 'playwright-core';
import { MARKS } from './marks.ts';
import { median } from './statistics.ts';

/** Processor time in ms that the page's thread spent on each kind of work. */
export interface Parts {
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  readonly paint: number;
}

const KINDS: Readonly<Record<string, keyof Parts>> = {
  EvaluateScript: 'script',
  FunctionCall: 'script',
  FireAnimationFrame: 'script',
  EventDispatch: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  ParseHTML: 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  'V8.GCScavenger': 'script',
  UpdateLayoutTree: 'style',
  RecalculateStyles: 'style',
  Layout: 'layout',
  'IntersectionObserverController::computeIntersections': 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
};

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const CATEGORIES = ['devtools.timeline', 'v8', 'blink.user_timing'];

/** Sums what each kind of work took by itself: script that asks for a layout is charged for the script only. */
function partsOf(events: readonly TraceEvent[]): Parts {
  const start = events.find(({ name }) => name === MARKS.start);
  const end = events.find(({ name }) => name === MARKS.end);
  if (!start || !end) throw new Error('The trace lacks its marks.');
  const inside = ({ pid, tid, ts, ph }: TraceEvent) =>
    ph === 'X' && pid === start.pid && tid === start.tid && ts >= start.ts && ts <= end.ts;
  const parts = { script: 0, style: 0, layout: 0, paint: 0 };
  const open: { until: number; kind: keyof Parts }[] = [];
  for (const event of events.filter(inside).sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    const kind = KINDS[event.name];
    if (!kind) continue;
    while (open.length > 0 && (open.at(-1)?.until ?? 0) <= event.ts) open.pop();
    const outer = open.at(-1);
    const time = (event.tdur ?? 0) / 1000;
    if (outer) parts[outer.kind] -= time;
    parts[kind] += time;
    open.push({ until: event.ts + (event.dur ?? 0), kind });
  }
  return parts;
}

/** What an act that writes {@link MARKS} costs the page's thread, by kind of work. */
export async function traceOf(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<Parts> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] };
  return partsOf(trace.traceEvents);
}

/** The middle of several runs, by kind. */
export const medianParts = (runs: readonly Parts[]): Parts => ({
  script: median(runs.map(({ script }) => script)),
  style: median(runs.map(({ style }) => style)),
  layout: median(runs.map(({ layout }) => layout)),
  paint: median(runs.map(({ paint }) => paint)),
});

/** `script 17.5, style 7.4, layout 3.0, paint 4.8 ms`. */
export const partsText = ({ script, style, layout, paint }: Parts): string =>
  `script ${script.toFixed(1)}, style ${style.toFixed(1)}, layout ${layout.toFixed(1)}, paint ${paint.toFixed(1)} ms`;
