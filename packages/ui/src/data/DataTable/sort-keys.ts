import type { CellValue, Column } from './column.ts';
import { sortValue } from './column.ts';
import type { Sort } from './sort.ts';
import { naturalKeys } from './natural-keys.ts';

/** One comparable key for each row: numbers (NaN means empty) or natural-order strings ('' means empty). */
export type SortKeys = Float64Array | readonly string[];

function numberOf(value: CellValue): number {
  if (value === null || value === undefined || value === '') return Number.NaN;
  return value instanceof Date ? value.getTime() : Number(value);
}

const isIsoDateTime = (value: CellValue): value is string => typeof value === 'string' && value.length > 10;

/**
 * Prepares the keys of one column once, so that comparing two rows costs one array access each.
 * Instants become milliseconds, plain dates keep their ISO order, text becomes natural-order keys.
 */
export function prepareSortKeys<Row>(rows: readonly Row[], column: Column<Row>, locale: string): SortKeys {
  const values = rows.map((row) => sortValue(column, row));
  const sample = values.find((value) => value !== null && value !== undefined && value !== '');
  if (typeof sample !== 'string') return Float64Array.from(values, numberOf);
  if (column.kind === 'date') {
    return isIsoDateTime(sample)
      ? Float64Array.from(values, (value) => (isIsoDateTime(value) ? Date.parse(value) : numberOf(null)))
      : values.map((value) => (typeof value === 'string' ? value : ''));
  }
  return naturalKeys(
    values.map((value) => (value === null || value === undefined ? '' : String(value))),
    locale,
  );
}

type Compare = (left: number, right: number) => number;

function compareNumbers(keys: Float64Array, sign: 1 | -1): Compare {
  return (left, right) => {
    const a = keys[left] ?? Number.NaN;
    const b = keys[right] ?? Number.NaN;
    if (a < b) return -sign;
    if (a > b) return sign;
    if (a === b) return 0;
    return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  };
}

function compareStrings(keys: readonly string[], sign: 1 | -1): Compare {
  return (left, right) => {
    const a = keys[left] ?? '';
    const b = keys[right] ?? '';
    if (a === b) return 0;
    if (a === '') return 1;
    if (b === '') return -1;
    return a < b ? -sign : sign;
  };
}

function comparison(keys: SortKeys, sign: 1 | -1): Compare {
  return keys instanceof Float64Array ? compareNumbers(keys, sign) : compareStrings(keys, sign);
}

/** Finds the prepared keys of a column. */
export type KeysOf = (columnId: string) => SortKeys | undefined;

/**
 * The row indexes in the wanted order. Empty cells come last in either direction and
 * equal rows keep their order.
 */
export function orderRows(count: number, sort: Sort, keysOf: KeysOf): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, index) => index);
  const comparisons = sort.flatMap(({ columnId, direction }) => {
    const keys = keysOf(columnId);
    return keys ? [comparison(keys, direction === 'ascending' ? 1 : -1)] : [];
  });
  const [first, ...others] = comparisons;
  if (!first) return order;
  if (others.length === 0) return order.sort(first);
  return order.sort((left, right) => {
    for (const compare of comparisons) {
      const result = compare(left, right);
      if (result !== 0) return result;
    }
    return 0;
  });
}
