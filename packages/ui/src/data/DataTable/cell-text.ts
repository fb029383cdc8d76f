import { formatDate } from '../../texts/format-date.ts';
import type { CellValue, Column } from './column.ts';

/** Turns the row into what a cell says: the text that is shown, copied, searched for and printed. */
export type CellText<Row> = (row: Row) => string;

const numberFormats = new Map<number, Intl.NumberFormat>();

function numberFormat(fractionDigits: number): Intl.NumberFormat {
  let format = numberFormats.get(fractionDigits);
  if (!format) {
    format = new Intl.NumberFormat('en-GB', {
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    });
    numberFormats.set(fractionDigits, format);
  }
  return format;
}

/** Small whole numbers are their digits: the machine's first number format of a page takes it a tenth of a second. */
function numberText(value: number, fractionDigits: number): string {
  const isPlain = fractionDigits === 0 && Number.isInteger(value) && Math.abs(value) < 1000;
  return isPlain ? String(value) : numberFormat(fractionDigits).format(value);
}

function plainText(value: CellValue, timeZone: () => string): string {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? formatDate(value, 'dateTime', timeZone()) : String(value);
}

/** What the texts of cells take from their surroundings. */
export interface TextSurroundings {
  readonly words: readonly [yes: string, no: string];
  /** Finds the viewer's IANA zone, for instants whose column names none. */
  readonly timeZone: () => string;
}

/** Makes the text of a column's cells once per column, not per cell. */
export function cellTextOf<Row>(column: Column<Row>, { words, timeZone }: TextSurroundings): CellText<Row> {
  switch (column.kind) {
    case 'number': {
      const digits = column.fractionDigits ?? 0;
      const unit = column.unit === undefined ? '' : `\u00a0${column.unit}`;
      return (row) => {
        const value = column.value(row);
        return value === null || value === undefined ? '' : numberText(value, digits) + unit;
      };
    }
    case 'date': {
      const { timeZone: zone = timeZone, dateStyle = 'date' } = column;
      const zoneOf = typeof zone === 'string' ? () => zone : zone;
      return (row) => {
        const value = column.value(row);
        return value === null || value === undefined || value === ''
          ? ''
          : formatDate(value, dateStyle, zoneOf(row));
      };
    }
    case 'progress':
      return (row) => {
        const value = column.value(row);
        return value === null || value === undefined ? '' : `${Math.round(value)}%`;
      };
    case 'badge':
    case 'status':
      return (row) => column.value(row)?.text ?? '';
    case 'boolean': {
      const [yes, no] = column.words ?? words;
      return (row) => {
        const value = column.value(row);
        return value === null || value === undefined ? '' : value ? yes : no;
      };
    }
    default:
      return (row) => plainText(column.value?.(row), timeZone);
  }
}
