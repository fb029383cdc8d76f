/** A stretch of time in ms since 1970; its end does not belong to it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Spans in their order that neither overlap nor touch, made by {@link unionOf}. */
export type Spans = readonly Span[];

/** Whether two spans share time; those that only touch do not. */
export function meets(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** What the spans cover together: in order, and those that overlap or touch are one. Empty ones are nothing. */
export function unionOf(spans: readonly Span[]): Spans {
  // Starts and ends are put in order each for itself, as plain numbers, which is quick: nothing is covered where as
  // many have ended as have started.
  const [starts, ends] = [new Float64Array(spans.length), new Float64Array(spans.length)];
  let count = 0;
  for (const { start, end } of spans) {
    if (end <= start) continue;
    starts[count] = start;
    ends[count] = end;
    count += 1;
  }
  starts.subarray(0, count).sort();
  ends.subarray(0, count).sort();
  const union: Span[] = [];
  for (let place = 0, first = 0; place < count; place += 1) {
    const [end, next] = [ends[place] ?? 0, place + 1 < count ? (starts[place + 1] ?? 0) : Infinity];
    if (next <= end) continue;
    union.push({ start: starts[first] ?? 0, end });
    first = place + 1;
  }
  return union;
}

/** What is left of `spans` without `holes`. */
export function without(spans: Spans, holes: Spans): Spans {
  const left: Span[] = [];
  let first = 0;
  for (const span of spans) {
    while ((holes[first]?.end ?? Infinity) <= span.start) first += 1;
    let { start } = span;
    for (let place = first; (holes[place]?.start ?? Infinity) < span.end; place += 1) {
      const hole = holes[place];
      if (!hole) break;
      if (hole.start > start) left.push({ start, end: hole.start });
      start = Math.max(start, hole.end);
    }
    if (start < span.end) left.push({ start, end: span.end });
  }
  return left;
}

/** What `spans` and `others` both cover. */
export function common(spans: Spans, others: Spans): Spans {
  const shared: Span[] = [];
  let first = 0;
  for (const span of spans) {
    while ((others[first]?.end ?? Infinity) <= span.start) first += 1;
    for (let place = first; place < others.length; place += 1) {
      const other = others[place];
      if (!other || other.start >= span.end) break;
      shared.push({ start: Math.max(span.start, other.start), end: Math.min(span.end, other.end) });
    }
  }
  return shared;
}

/** Finds the place of the first of `spans` that ends after an instant; quick when it is asked in rising order. */
export function placeFinder(spans: Spans): (instant: number) => number {
  let place = 0;
  return (instant) => {
    if ((spans[place - 1]?.end ?? -Infinity) > instant) place = 0;
    while ((spans[place]?.end ?? Infinity) <= instant) place += 1;
    return place;
  };
}
