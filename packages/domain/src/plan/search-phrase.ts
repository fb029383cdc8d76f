import { longestRequestIds } from '../filter/list-page.ts';
import { plainCode } from '../record/plain-code.ts';

/** What of a plan people search by. */
export type SearchMatch = 'RequestId' | 'OrderNumber' | 'PONumber';

/** What was typed into the search box, read as people write ids of plans. */
export interface SearchPhrase {
  /** As it was typed, in plain signs and without space around it. */
  readonly text: string;
  /** The same without the revision behind it, as in '26-10412 R2' and '26-10412 M3': lists and travelers show ids so. */
  readonly requestId: string;
}

/** Reads a phrase. The revision only says which state of the plan was seen; a newer one is the same plan. */
export function readSearchPhrase(phrase: string): SearchPhrase {
  const text = plainCode(phrase);
  const withRevision = /^(\S+)\s+[rm]\s?\d{1,3}$/i.exec(text);
  return { text, requestId: withRevision?.[1] ?? text };
}

/** What separates ids in a text: what programs put between the cells of a column, or a blank before the next id. */
const betweenIds = /[,;\p{Cc}]+|\s+(?=\d+-\d)/u;

/**
 * The request ids, or parts of them, that a text holds, each once: one that was typed, or a column that was pasted from a
 * spreadsheet (E9). Each is read as a phrase of a search is.
 */
export function readRequestIds(text: string): string[] {
  const ids = plainCode(text)
    .split(betweenIds)
    .map((part) => readSearchPhrase(part).requestId);
  return [...new Set(ids)].filter((id) => id !== '');
}

/** As many of the ids of a text as a filter takes, in one line, and how many there were. */
export interface FittedIds {
  readonly text: string;
  readonly kept: number;
  readonly all: number;
}

/** Cuts ids to what a filter takes, between two of them. */
export function fitRequestIds(text: string): FittedIds {
  const ids = readRequestIds(text);
  const fitting = ids.filter((_, place) => ids.slice(0, place + 1).join(', ').length <= longestRequestIds);
  return { text: fitting.join(', '), kept: fitting.length, all: ids.length };
}

/** A value of a plan in which a phrase was found. */
export interface FoundValue {
  readonly planId: number;
  readonly matched: SearchMatch;
  readonly value: string;
}

const matches: readonly SearchMatch[] = ['RequestId', 'OrderNumber', 'PONumber'];
const closeness = { exact: 0, tail: 1, prefix: 2, contained: 3 } as const;

/** How close a value is to a phrase: the whole, the whole number behind the year of an id, its beginning, or a part. */
function closenessOf({ matched, value }: FoundValue, phrase: SearchPhrase): number {
  const wanted = (matched === 'RequestId' ? phrase.requestId : phrase.text).toLowerCase();
  const found = value.toLowerCase();
  if (found === wanted) return closeness.exact;
  if (matched === 'RequestId' && found.endsWith(`-${wanted}`)) return closeness.tail;
  return found.startsWith(wanted) ? closeness.prefix : closeness.contained;
}

/** The plans that a phrase may mean, the likeliest first and each once, and the one that it does mean. */
export interface SearchOutcome<Found extends FoundValue> {
  readonly hits: readonly Found[];
  /** The only plan of which a value, or the number of its id, is the whole phrase; else the only one found. */
  readonly meant: Found | undefined;
}

/** Orders what was found: exact before tail, beginning and part, request ids before other numbers, new plans before old (M2). */
export function orderFound<Found extends FoundValue>(
  found: readonly Found[],
  phrase: SearchPhrase,
): SearchOutcome<Found> {
  const ranked = found
    .map((one) => ({ one, close: closenessOf(one, phrase), field: matches.indexOf(one.matched) }))
    .toSorted((a, b) => a.close - b.close || a.field - b.field || b.one.planId - a.one.planId);
  const best = new Map<number, (typeof ranked)[number]>();
  for (const entry of ranked) if (!best.has(entry.one.planId)) best.set(entry.one.planId, entry);
  const entries = [...best.values()];
  const [first, second] = entries;
  const isWhole = (entry: typeof first) => entry !== undefined && entry.close <= closeness.tail;
  const isMeant =
    entries.length === 1 || (isWhole(first) && (first?.close !== second?.close || !isWhole(second)));
  return { hits: entries.map(({ one }) => one), meant: isMeant ? first?.one : undefined };
}
