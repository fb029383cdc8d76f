import { gtinIn } from '../product/gtin.ts';
import { plainCode } from '../record/plain-code.ts';

/** A line in which nothing was found, with its number from 1 and how it begins. */
export interface JunkLine {
  readonly line: number;
  readonly text: string;
}

/** What lines of text hold: each code once, in the order of the text, and the lines without any. */
export interface ExtractedCodes {
  readonly codes: readonly string[];
  readonly junk: readonly JunkLine[];
  /** How many lines hold none; `junk` has the first ones. */
  readonly junkCount: number;
}

/** So many junk lines are listed. */
const mostJunk = 100;
const longestJunk = 80;

/** Between cells of every kind of text that people paste: tabs, commas, semicolons, blanks, bars and quotes. */
const betweenGtins = /[\s,;|"'\u201C\u201D\u2019]+/u;
/** Document numbers may contain blanks. */
const betweenNumbers = /[\t,;|"]+/u;

/** The GTINs of a text (R9). */
export const extractGtins = (text: string): ExtractedCodes =>
  extract(text, (line) => line.split(betweenGtins).flatMap((cell) => gtinIn(cell) ?? []));

const cellsOf = (line: string): string[] =>
  line.split(betweenNumbers).flatMap((cell) => {
    const plain = plainCode(cell.normalize('NFC'));
    return plain === '' ? [] : [plain];
  });

/** All cells of a text, each once: which of them is the number of a document, only whoever has the documents knows. */
export const cellsOfText = (text: string): ReadonlySet<string> => new Set(linesOf(text).flatMap(cellsOf));

/** The codes that a text holds of those that there are: `find` tells the code that a cell means. */
export const extractKnown = (text: string, find: (cell: string) => string | undefined): ExtractedCodes =>
  extract(text, (line) => cellsOf(line).flatMap((cell) => find(cell) ?? []));

const linesOf = (text: string): string[] => text.split(/\r\n|[\n\r\u2028\u2029]/u);

function extract(text: string, codesIn: (line: string) => readonly string[]): ExtractedCodes {
  const codes = new Set<string>();
  const junk: JunkLine[] = [];
  let junkCount = 0;
  for (const [index, line] of linesOf(text).entries()) {
    const found = codesIn(line);
    for (const code of found) codes.add(code);
    if (found.length > 0 || line.trim() === '') continue;
    junkCount += 1;
    if (junk.length < mostJunk) junk.push({ line: index + 1, text: shown(line) });
  }
  return { codes: [...codes], junk, junkCount };
}

/** How a line begins, without what steers a printer; a letter of two halves is not cut. */
const shown = (line: string): string =>
  line
    .trim()
    .slice(0, longestJunk)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFD]/gu, ' ');
