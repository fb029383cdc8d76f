import { flushSync } from 'react-dom';

const signs = new Map<string, { decimal: string; group: string }>();

/** The signs of a language: `.` and `,` in English, `,` and `.` in German. */
function signsOf(locale: string) {
  let known = signs.get(locale);
  if (!known) {
    const parts = new Intl.NumberFormat(locale).formatToParts(1234567.5);
    const signOf = (kind: string) => parts.find(({ type }) => type === kind)?.value ?? '';
    known = { decimal: signOf('decimal') || '.', group: signOf('group') };
    signs.set(locale, known);
  }
  return known;
}

/** The sign to write for one that is typed, where it would be dropped: it is neither the decimal sign nor can it group. */
export function decimalSignFor(typed: string | null, locale: string, hasGroups: boolean): string | undefined {
  if (typed !== '.' && typed !== ',') return undefined;
  const { decimal, group } = signsOf(locale);
  return typed === decimal || (hasGroups && typed === group) ? undefined : decimal;
}

/**
 * What was typed, with its decimal sign. Many people type the one of another language: `2,5` in an English field would be
 * read as 25, because a comma there only groups. Where it cannot group, for no three digits follow, it is the decimal sign.
 */
export function withDecimalSign(text: string, locale: string): string {
  const { decimal, group } = signsOf(locale);
  const pieces = group === '' ? [text] : text.split(group);
  if (pieces.length === 1 || text.includes(decimal)) return text;
  const canGroup =
    pieces.slice(1).every((piece) => /^\d{3}$/.test(piece)) && /^\D?\d{1,3}$/.test(pieces[0] ?? '');
  return canGroup ? text : `${pieces.slice(0, -1).join('')}${decimal}${pieces.at(-1)}`;
}

/** Puts the decimal sign into a field before its text is read as a number. */
export function mendDecimalSign(field: EventTarget, locale: string): void {
  if (!(field instanceof HTMLInputElement)) return;
  const mended = withDecimalSign(field.value, locale);
  if (mended === field.value) return;
  field.setRangeText(mended, 0, field.value.length, 'end');
  flushSync(() => field.dispatchEvent(new InputEvent('input', { bubbles: true })));
}
