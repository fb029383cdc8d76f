import { printTable } from './print-table.ts';

/** One thing that was measured of every contender: of numbers less is better, words are only shown. */
export interface Measure<Result> {
  readonly words: string;
  readonly of: (result: Result) => number | string;
}

interface Named {
  readonly name: string;
}

const OWN = 'crt';
/** Hand-written: what the work costs at least. */
const FLOOR = 'floor-react';
const isPeer = ({ name }: Named): boolean => name !== OWN && !name.startsWith('floor-');

function text(value: number | string): string {
  if (typeof value === 'string') return value;
  if (Number.isNaN(value)) return '–';
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 100 ? 1 : 0);
}

function ratio(own: number | string | undefined, others: readonly (number | string)[]): string {
  const numbers = others.filter((value) => typeof value === 'number' && !Number.isNaN(value)).map(Number);
  const best = Math.min(...numbers);
  return typeof own === 'number' && numbers.length > 0 && best > 0 ? (own / best).toFixed(2) : '–';
}

/** Prints a line per measure with all contenders side by side, and ours as a ratio to the best peer and the floor. */
export function printMeasures<Result extends Named>(
  results: readonly Result[],
  measures: readonly Measure<Result>[],
): void {
  const own = results.find(({ name }) => name === OWN);
  const floor = results.filter(({ name }) => name === FLOOR);
  printTable(
    ['', ...results.map(({ name }) => name), 'to best peer', 'to floor'],
    measures.map(({ words, of }) => [
      words,
      ...results.map((result) => text(of(result))),
      ratio(own && of(own), results.filter(isPeer).map(of)),
      ratio(own && of(own), floor.map(of)),
    ]),
  );
}
