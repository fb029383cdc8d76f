import { writeXlsxStream, type CellValue } from 'hucre/xlsx';
import { dayMs } from '../../texts/day-ms.ts';
import type { DateStyle } from '../../texts/format-date.ts';
import type { CellText } from './cell-text.ts';
import { DEFAULT_COLUMN_WIDTH, type Column } from './column.ts';

/** A column with the text of its cells. */
export interface XlsxColumn<Row> {
  readonly column: Column<Row>;
  readonly text: CellText<Row>;
}

/** How the cells of a column are shown, and what stands in them. */
interface Cells<Row> {
  readonly format: string;
  readonly valueOf: (row: Row) => CellValue;
}

const DATE_FORMATS: Readonly<Record<DateStyle, string>> = {
  date: 'dd/mm/yyyy',
  dateTime: 'dd/mm/yyyy hh:mm',
  time: 'hh:mm',
  isoDate: 'yyyy-mm-dd',
};

const SHOWN = /^(?:(\d{2})\/(\d{2})\/(\d{4})|(\d{4})-(\d{2})-(\d{2}))?\s?(?:(\d{2}):(\d{2}))?$/;
// XML has no place for these, not even escaped; half a surrogate pair would be none of UTF-8 either.
const UNPRINTABLE = /[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]|\p{Cs}/gu;
/** What a sheet would read as the code of one character, `_x0041_`: it stays text when its first sign is a code. */
const CODE = /_(?=x[\dA-F]{4}_)/gi;
const printable = (text: string): string => text.replace(UNPRINTABLE, '').replace(CODE, '_x005F_');

const textOrNothing = (text: string): CellValue => (text === '' ? null : printable(text));

/**
 * A date as the table shows it, in the column's zone: sheets know no zones, so what people saw is what they get.
 * What is not a date as we write it stays text.
 */
function dateOrText(text: string): CellValue {
  const [whole, day, month, year, isoYear, isoMonth, isoDay, hour, minute] = SHOWN.exec(text) ?? [];
  if (whole === undefined || whole === '') return textOrNothing(text);
  const time = (Number(hour ?? 0) * 60 + Number(minute ?? 0)) * 60_000;
  const years = year ?? isoYear;
  // A time of day alone is a part of a day.
  if (years === undefined) return time / dayMs;
  return new Date(Date.UTC(Number(years), Number(month ?? isoMonth) - 1, Number(day ?? isoDay)) + time);
}

function numberFormat(fractionDigits: number, unit: string | undefined): string {
  const digits = fractionDigits === 0 ? '#,##0' : `#,##0.${'0'.repeat(fractionDigits)}`;
  return unit === undefined ? digits : `${digits}" ${unit.replaceAll('"', '')}"`;
}

const numberOrNothing = (value: number | null | undefined): CellValue =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

function cellsOf<Row>({ column, text }: XlsxColumn<Row>): Cells<Row> {
  switch (column.kind) {
    case 'number':
      return {
        format: numberFormat(column.fractionDigits ?? 0, column.unit),
        valueOf: (row) => numberOrNothing(column.value(row)),
      };
    case 'progress':
      return {
        format: '0%',
        valueOf: (row) => {
          const percent = column.value(row);
          return numberOrNothing(typeof percent === 'number' ? percent / 100 : percent);
        },
      };
    case 'date':
      return { format: DATE_FORMATS[column.dateStyle ?? 'date'], valueOf: (row) => dateOrText(text(row)) };
    default:
      // Typed as text, so that a sheet never runs it, whatever it begins with.
      return { format: '@', valueOf: (row) => textOrNothing(text(row)) };
  }
}

/** Excel allows 31 characters, none of them one of these. */
const sheetTitle = (name: string): string => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31) || 'Sheet1';

const PIXELS_PER_CHARACTER = 7;
const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Rows as an Excel workbook: the columns in their order, numbers, percentages and dates as such, all else as text, the
 * head kept in view. The page goes on while it is written (decision 008).
 */
export async function toXlsx<Row>(
  columns: readonly XlsxColumn<Row>[],
  rows: readonly Row[],
  sheetName: string,
): Promise<Blob> {
  const cells = columns.map(cellsOf);
  const stream = writeXlsxStream(
    rows.map((row) => cells.map(({ valueOf }) => valueOf(row))),
    {
      name: sheetTitle(sheetName),
      columns: columns.map(({ column: { header, width = DEFAULT_COLUMN_WIDTH } }, at) => ({
        header: printable(header),
        width: Math.round(width / PIXELS_PER_CHARACTER),
        numFmt: cells[at]?.format ?? '@',
      })),
      freezePane: { rows: 1 },
    },
  );
  return new Blob([await new Response(stream).arrayBuffer()], { type: MEDIA_TYPE });
}
