import { parseRelativeDuration } from '@crt/domain/relative-duration';
import { textIn } from './address-values.ts';
import type { ListFilter } from './list-filter.ts';

/** When: between two instants, either of them open, or a time back from now as '4w 2d' (V5). */
export type Span =
  | { readonly kind: 'absolute'; readonly start: string | null; readonly end: string | null }
  | { readonly kind: 'relative'; readonly text: string };

/** A span as the wire carries it; misspelled as specified. */
export interface WireSpan {
  absoluteStartDate: string | null;
  absoluteEndDate: string | null;
  relativeDate: string | null;
  relativeDateMiliseconds: number | null;
  currentDateTabValue: Span['kind'] | null;
}

/** The longest time back that the server takes, in milliseconds: ten years. */
const longest = 315_360_000_000;

/** The milliseconds of a time back from now; undefined where the text says none, or a longer one than can be asked for. */
export function timeBack(text: string): number | undefined {
  const time = parseRelativeDuration(text);
  return time !== undefined && time <= longest ? time : undefined;
}

/** A time between two instants or back from now, as one member of the wire (V5). */
export const span = <Wire extends string>({
  label,
  wire,
}: {
  readonly label: string;
  readonly wire: Wire;
}): ListFilter<
  Span | undefined,
  { readonly [Name in Wire]?: WireSpan | null },
  { [Name in Wire]?: WireSpan }
> => ({
  label,
  empty: undefined,
  isEmpty: (value) => value === undefined,
  names: { last: 'exact', from: 'reworded', to: 'reworded' },
  toAddress: (value) =>
    value?.kind === 'relative'
      ? [['last', value.text]]
      : [
          ['from', value?.start ?? ''],
          ['to', value?.end ?? ''],
        ],
  fromAddress: (query) => {
    const text = textIn(query, 'last', 40);
    if (timeBack(text) !== undefined) return { kind: 'relative', text };
    return absolute(instantIn(query, 'from'), instantIn(query, 'to'));
  },
  toWire: (value) => (value ? { [wire]: toWireSpan(value) } : {}) as { [Name in Wire]?: WireSpan },
  fromWire: (kept) => fromWireSpan(kept[wire]),
});

const absolute = (start: string | null, end: string | null): Span | undefined =>
  start === null && end === null ? undefined : { kind: 'absolute', start, end };

function instantIn(query: URLSearchParams, name: string): string | null {
  const time = Date.parse(query.get(name) ?? '');
  if (Number.isNaN(time)) return null;
  const instant = new Date(time).toISOString();
  // Of years with other than four digits the server knows nothing.
  return /^\d{4}-/.test(instant) ? instant : null;
}

function toWireSpan(value: Span): WireSpan {
  const relative = value.kind === 'relative' ? value.text : null;
  return {
    absoluteStartDate: value.kind === 'absolute' ? value.start : null,
    absoluteEndDate: value.kind === 'absolute' ? value.end : null,
    relativeDate: relative,
    relativeDateMiliseconds: relative === null ? null : (timeBack(relative) ?? null),
    currentDateTabValue: value.kind,
  };
}

function fromWireSpan(kept: WireSpan | null | undefined): Span | undefined {
  if (!kept) return undefined;
  if (kept.currentDateTabValue !== 'relative')
    return absolute(kept.absoluteStartDate || null, kept.absoluteEndDate || null);
  return kept.relativeDate ? { kind: 'relative', text: kept.relativeDate } : undefined;
}
