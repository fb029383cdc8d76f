import type { CellText } from './cell-text.ts';
import type { DateStyle } from '../../texts/format-date.ts';
import { DEFAULT_COLUMN_WIDTH, type Column } from './column.ts';
import { toWorkbook, type SheetCell } from './workbook.ts';
import { dayMs } from '../../texts/day-ms.ts';

/** A column with the text of its cells. */
export interface XlsxColumn<Row> {
  readonly column: Column<Row>;
  readonly text: CellText<Row>;
}

const DATE_FORMATS: Readonly<Record<DateStyle, string>> = {
  date: 'dd/mm/yyyy',
  dateTime: 'dd/mm/yyyy hh:mm',
  time: 'hh:mm',
  isoDate: 'yyyy-mm-dd',
};

const SHOWN = /^(?:(\d{2})\/(\d{2})\/(\d{4})|(\d{4})-(\d{2})-(\d{2}))?\s?(?:(\d{2}):(\d{2}))?$/;
const DAY_MINUTES = 1440;
/** Sheets count days since 30 December 1899. */
const EPOCH = Date.UTC(1899, 11, 30);

const textCell = (text: string): SheetCell => (text === '' ? undefined : { text });

/**
 * A date as the table shows it, in the column's zone: sheets know no zones, so what people saw is what they get.
 * What is not a date as we write it stays text.
 */
function dateCell(text: string, dateStyle: DateStyle): SheetCell {
  const [whole, day, month, year, isoYear, isoMonth, isoDay, hour, minute] = SHOWN.exec(text) ?? [];
  if (whole === undefined || whole === '') return textCell(text);
  const time = (Number(hour ?? 0) * 60 + Number(minute ?? 0)) / DAY_MINUTES;
  const years = year ?? isoYear;
  const midnight =
    years === undefined
      ? EPOCH
      : Date.UTC(Number(years), Number(month ?? isoMonth) - 1, Number(day ?? isoDay));
  return { value: (midnight - EPOCH) / dayMs + time, format: DATE_FORMATS[dateStyle] };
}

function numberFormat(fractionDigits: number, unit: string | undefined): string {
  const digits = fractionDigits === 0 ? '#,##0' : `#,##0.${'0'.repeat(fractionDigits)}`;
  return unit === undefined ? digits : `${digits}" ${unit.replaceAll('"', '')}"`;
}

const numberCell = (value: number | null | undefined, format: string): SheetCell =>
  typeof value === 'number' && Number.isFinite(value) ? { value, format } : undefined;

function cellMaker<Row>({ column, text }: XlsxColumn<Row>): (row: Row) => SheetCell {
  switch (column.kind) {
    case 'number': {
      const format = numberFormat(column.fractionDigits ?? 0, column.unit);
      return (row) => numberCell(column.value(row), format);
    }
    case 'progress':
      return (row) => {
        const percent = column.value(row);
        return numberCell(typeof percent === 'number' ? percent / 100 : percent, '0%');
      };
    case 'date':
      return (row) => dateCell(text(row), column.dateStyle ?? 'date');
    default:
      // Typed as text, so that a sheet never runs it, whatever it begins with.
      return (row) => textCell(text(row));
  }
}

const PIXELS_PER_CHARACTER = 7;
const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Rows as an Excel workbook: the columns in their order, numbers, percentages and dates as such, all else as text, the
 * head kept in view.
 */
export function toXlsx<Row>(
  columns: readonly XlsxColumn<Row>[],
  rows: readonly Row[],
  sheetName: string,
): Blob {
  const makers = columns.map(cellMaker);
  const bytes = toWorkbook({
    name: sheetName,
    head: columns.map(({ column }) => column.header),
    rows: rows.map((row) => makers.map((cellOf) => cellOf(row))),
    widths: columns.map(({ column: { width = DEFAULT_COLUMN_WIDTH } }) =>
      Math.round(width / PIXELS_PER_CHARACTER),
    ),
  });
  return new Blob([bytes], { type: MEDIA_TYPE });
}
