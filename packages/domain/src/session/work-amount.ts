import { placeFinder, type Span, type Spans } from './span.ts';

/** Tells how much of `spans` lies before an instant, in ms; quick when it is asked in rising order. */
export function amountBefore(spans: Spans): (instant: number) => number {
  const find = placeFinder(spans);
  const sums = [0];
  for (const { start, end } of spans) sums.push((sums.at(-1) ?? 0) + end - start);
  return (instant) => {
    const place = find(instant);
    const span = spans[place];
    return (sums[place] ?? 0) + (span ? Math.max(0, instant - span.start) : 0);
  };
}

/** The last pieces of `spans` before `instant` that make `amount` ms together, in order; fewer when there are no more. */
export function piecesBefore(spans: Spans, instant: number, amount: number): readonly Span[] {
  const pieces: Span[] = [];
  let left = amount;
  for (let place = spans.length - 1; place >= 0 && left > 0; place -= 1) {
    const span = spans[place];
    if (!span || span.start >= instant) continue;
    const end = Math.min(span.end, instant);
    const start = Math.max(span.start, end - left);
    pieces.unshift({ start, end });
    left -= end - start;
  }
  return pieces;
}

/** The first pieces of `spans` from `instant` on that make `amount` ms together; fewer when there are no more. */
export function piecesAfter(spans: Spans, instant: number, amount: number): readonly Span[] {
  const pieces: Span[] = [];
  let left = amount;
  for (const span of spans) {
    if (left <= 0) break;
    if (span.end <= instant) continue;
    const start = Math.max(span.start, instant);
    const end = Math.min(span.end, start + left);
    pieces.push({ start, end });
    left -= end - start;
  }
  return pieces;
}
