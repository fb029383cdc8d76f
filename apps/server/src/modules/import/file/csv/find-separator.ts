import Papa from 'papaparse';
import { compareHeadings } from '../compare-headings.ts';
import type { FileColumn } from '../table.ts';

const separators = [',', ';', '\t', '|'];
const sampleLength = 64 * 1024;

/** The first row of a text that holds something. */
function headingsOf(sample: string, delimiter: string): readonly string[] {
  const { data } = Papa.parse<string[]>(sample, {
    delimiter,
    newline: '\n',
    preview: 1,
    skipEmptyLines: 'greedy',
  });
  return data[0] ?? [];
}

/**
 * What separates the cells: with it most columns are found among the headings. Where that does not tell, rows of one length
 * do.
 */
export function findSeparator(text: string, columns: readonly FileColumn[]): string {
  const sample = text.slice(0, sampleLength);
  const found = separators.map((separator) => ({
    separator,
    count: compareHeadings(headingsOf(sample, separator), columns).positions.size,
  }));
  const most = Math.max(...found.map(({ count }) => count));
  const best = found.filter(({ count }) => count === most).map(({ separator }) => separator);
  const { delimiter } = Papa.parse(sample, {
    delimitersToGuess: separators,
    newline: '\n',
    preview: 10,
  }).meta;
  return best.includes(delimiter) ? delimiter : (best[0] ?? ',');
}
