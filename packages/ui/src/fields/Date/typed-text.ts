import { monthOfName } from './date-words.ts';
import { beginsWithYear, type DateReader, type DateReading, readDateText } from './read-text.ts';

/** A part of a date or an instant that is typed. */
export type PartName = 'year' | 'month' | 'day' | 'hour' | 'minute';

/** What parts show. */
export type Parts = Partial<Record<PartName, number>>;

/** The field in which somebody types. */
export interface TypedPlace {
  reader: DateReader;
  /** Its parts in their order. */
  parts: readonly PartName[];
  /** The part in which the typing began. */
  from: PartName;
}

/**
 * What the characters mean that were typed in one go:
 * - `plain`: what react-aria makes of them, part by part: the same numbers;
 * - `parts`: these numbers, whether they exist or not, and the other parts as they were; typing stands at `at`, which takes no
 *   more digits when it `isFull`;
 * - `date`: the whole text is a date, whatever the parts would make of it;
 * - `open`: no date yet. Of the parts nothing is known but these numbers; where they are missing, nothing new.
 */
export type TypedText =
  | { kind: 'plain' | 'parts'; parts: Parts; at: PartName; isFull: boolean }
  | { kind: 'date'; reading: Exclude<DateReading, { problem: string }> }
  | { kind: 'open'; parts?: Parts };

const greatest: Record<PartName, number> = { year: 9999, month: 12, day: 31, hour: 23, minute: 59 };
const yearFirst: readonly PartName[] = ['year', 'month', 'day', 'hour', 'minute'];

/** Whether no digit can follow in a part. */
const isFull = (part: PartName, digits: string): boolean =>
  digits.length >= String(greatest[part]).length || Number(`${digits}0`) > greatest[part];

/** The digits of one part after the other: the next begins where one is full, and behind what stands between them. */
const split = (text: string, parts: readonly PartName[]): string[] => {
  const digits = [''];
  for (const sign of text) {
    const last = digits.length - 1;
    const [part, typed = ''] = [parts[last], digits[last]];
    if (!/\d/.test(sign)) {
      if (typed !== '') digits.push('');
    } else if (part !== undefined && typed !== '' && isFull(part, typed)) digits.push(sign);
    else digits[last] = `${typed}${sign}`;
  }
  return digits;
};

const isDayPart = (part: PartName | undefined): boolean =>
  part === 'year' || part === 'month' || part === 'day';

/** Whether the last of some digits is a nought that another one is to follow: there is no day and no month 0. */
const endsInNought = (digits: readonly string[], parts: readonly PartName[]): boolean =>
  digits.at(-1) === '0' && isDayPart(parts[digits.length - 1]);

const numbersOf = (digits: readonly string[], parts: readonly PartName[]): Parts => {
  const typed = endsInNought(digits, parts) ? digits.slice(0, -1) : digits;
  return Object.fromEntries(
    parts.flatMap((part, index) => {
      const text = typed[index] ?? '';
      // 00 is the year 2000.
      return text === '' ? [] : [[part, part === 'year' ? Number(text) || 2000 : Number(text)]];
    }),
  );
};

/** Numbers for parts in their order, and where typing stands. */
const inParts = (digits: readonly string[], parts: readonly PartName[]) => {
  const index = Math.min(digits.length, parts.length) - 1;
  const at = parts[index] ?? 'day';
  return { parts: numbersOf(digits, parts), at, isFull: isFull(at, digits[index] ?? '') };
};

/** Whether react-aria would take another number than that which was typed: 2 for 32, and 20 instead of the year 00. */
const isAltered = (digits: readonly string[], parts: readonly PartName[]): boolean =>
  digits.some((text, index) => {
    const part = parts[index];
    if (part === undefined || text === '') return false;
    return Number(text) > greatest[part] || (text.length > 1 && Number(text) === 0 && isDayPart(part));
  });

/** What stands in a text that begins with a year, or with eight digits that do. */
const readYearFirst = (text: string, reader: DateReader, own: readonly PartName[]): TypedText => {
  const parts = yearFirst.filter((part) => own.includes(part));
  const digits = split(text, parts);
  const reading = readDateText(text, reader);
  if (!('problem' in reading)) return { kind: 'date', reading };
  const typed = inParts(digits, parts);
  if (digits.length > parts.length && digits[parts.length] !== '') return { kind: 'open' };
  return typed.parts.day === undefined ? { kind: 'open', parts: typed.parts } : { kind: 'parts', ...typed };
};

/** What stands in a text with words: the name of a month, and a day and a year around it. */
const readWords = (text: string, reader: DateReader): TypedText => {
  const reading = readDateText(text, reader);
  if (!('problem' in reading)) return { kind: 'date', reading };
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const month = words.map((word) => monthOfName(word, reader.locale)).find((number) => number !== undefined);
  const [day, year] = (text.match(/\d+/g) ?? []).map(Number);
  if (month === undefined) return { kind: 'open' };
  const known = { month, ...(day !== undefined && { day }) };
  // Whole, but there is no such day.
  if (reading.problem === 'noSuchDay' && year !== undefined)
    return { kind: 'parts', parts: { ...known, year }, at: 'day', isFull: false };
  return { kind: 'open', parts: known };
};

const readDigits = (text: string, { parts, from }: TypedPlace): TypedText => {
  const own = parts.slice(parts.indexOf(from));
  const digits = split(text, own);
  const isFromFirst = from === parts[0];
  // Who begins anew in a part that is full types it once more; a whole date and more digits are no date.
  const isRetyped = digits.length > own.length && !isFromFirst && !isAltered(digits, own);
  if (digits.length > own.length && !isRetyped) return { kind: 'open' };
  if (isAltered(digits, own)) return { kind: 'parts', ...inParts(digits, own) };
  // An eighth digit may show that the year came first: typing must not have gone on to the next part by then.
  if (isFromFirst && parts[0] !== 'year' && /^(?:19|20|21)\d{5}$/.test(text))
    return { kind: 'parts', ...inParts(digits, own), isFull: false };
  return { kind: 'plain', ...inParts(digits, own) };
};

/** Reads what was typed in one go. */
export const readTyped = (text: string, place: TypedPlace): TypedText => {
  const { reader, parts, from } = place;
  const isYearFirst = from === parts[0] && /^(?:19|20|21)\d\d[./-]/.test(text);
  if (/\p{L}/u.test(text)) return isYearFirst ? readYearFirst(text, reader, parts) : readWords(text, reader);
  if (/^\d*$/.test(text))
    return parts[0] !== 'year' && beginsWithYear(text)
      ? readYearFirst(text, reader, parts)
      : readDigits(text, place);
  if (isYearFirst) return readYearFirst(text, reader, parts);
  const own = parts.slice(parts.indexOf(from));
  const digits = split(text, own);
  if (!/\d/.test(text)) return { kind: 'plain', parts: {}, at: from, isFull: false };
  if (digits.length <= own.length || digits.slice(own.length).join('') === '')
    return { kind: 'parts', ...inParts(digits, own) };
  const reading = readDateText(text, reader);
  return 'problem' in reading ? { kind: 'open' } : { kind: 'date', reading };
};

/** Whether what was typed ends with a nought that another digit is to follow. */
export const isUnfinished = (text: string, { parts, from }: TypedPlace): boolean => {
  const own = parts.slice(parts.indexOf(from));
  return endsInNought(split(text, own), own);
};
