import { formatDate } from '@crt/ui/format-date';
import { spanTexts } from '../filter/span.texts.ts';
import { SpanFilter } from '../filter/SpanFilter.tsx';
import type { FilterFace } from './filter-face.ts';
import type { Span } from './list-span.ts';

/** Between two instants, or back from now, in the viewer's zone (V5). */
export const spanFace = (timeZone: () => string): FilterFace<Span | undefined> => ({
  control: (control) => <SpanFilter {...control} />,
  chips: (value) => (value ? [{ value: spanText(value, timeZone) }] : []),
});

function spanText(span: Span, timeZone: () => string): string {
  if (span.kind === 'relative') return spanTexts.last(span.text);
  const at = (instant: string) => formatDate(instant, 'dateTime', timeZone());
  const start = span.start === null ? '' : spanTexts.since(at(span.start));
  const end = span.end === null ? '' : spanTexts.until(at(span.end));
  return `${start} ${end}`.trim();
}
