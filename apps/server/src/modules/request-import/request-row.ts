import { plainCode } from '@crt/domain/plain-code';
import { CalendarDate } from '@internationalized/date';
import type { ImportRow } from '../import/import-kind.ts';
import type { RowReason } from '../import/import.tables.ts';
import { columnLabel, type RequestColumn } from './request-columns.ts';

/** A row of a file of requests as it was read; '' where nothing stands. Days as 'yyyy-MM-dd'. */
export interface RequestRow extends Readonly<Record<Exclude<RequestColumn, 'surgeryDate'>, string>> {
  readonly surgeryDate: string | null;
  /** Everything in it that cannot be taken. */
  readonly faults: readonly RowReason[];
}

/** So long texts are at most: a request id as the contract has it, the others as a new plan is entered. */
const longest = {
  requestId: 30,
  productName: 100,
  productKey: 60,
  productNumber: 60,
  distributionCenter: 100,
  hospital: 200,
  surgeon: 120,
  patient: 120,
} as const satisfies Partial<Record<RequestColumn, number>>;

const required = ['requestId', 'productName', 'productKey'] as const;

/** Reads a row: codes however they were copied, the day in one of two ways of writing it. */
export function readRequestRow({ cells }: ImportRow): RequestRow {
  const text = (name: RequestColumn) => cells[name] ?? '';
  const row = {
    requestId: plainCode(text('requestId')),
    productName: text('productName'),
    productKey: text('productKey'),
    productNumber: plainCode(text('productNumber')),
    distributionCenter: text('distributionCenter'),
    hospital: text('hospital'),
    surgeon: text('surgeon'),
    patient: text('patient'),
  };
  const day = readDay(text('surgeryDate'));
  const missing = required.flatMap((name): RowReason[] =>
    row[name] === '' ? [{ column: name, text: `${columnLabel[name]} is required` }] : [],
  );
  const tooLong = Object.entries(longest).flatMap(([name, most]): RowReason[] => {
    const column = name as keyof typeof longest;
    return row[column].length > most
      ? [{ column, text: `${columnLabel[column]} should contain ${most} characters at most.` }]
      : [];
  });
  const wrongDay: RowReason[] =
    day === undefined
      ? [
          {
            column: 'surgeryDate',
            text: `${columnLabel.surgeryDate} ${shortened(text('surgeryDate'))} is no day: write it as dd/MM/yyyy or yyyy-MM-dd.`,
          },
        ]
      : [];
  return { ...row, surgeryDate: day ?? null, faults: [...missing, ...tooLong, ...wrongDay] };
}

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** An ISO day, perhaps with the time that a spreadsheet keeps beside it; a zone would make another day of it elsewhere. */
const isoDay = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/;
const europeanDay = /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/;

/** The day that a text means as 'yyyy-MM-dd'; null where nothing stands, undefined where it is no day. */
function readDay(text: string): string | null | undefined {
  if (text === '') return null;
  const { year, month, day } = (isoDay.exec(text) ?? europeanDay.exec(text))?.groups ?? {};
  if (year === undefined) return undefined;
  const [wantedYear, wantedMonth, wantedDay] = [Number(year), Number(month), Number(day)];
  const read = new CalendarDate(wantedYear, wantedMonth, wantedDay);
  // 31/02 would become the last of February.
  const isThere = read.year === wantedYear && read.month === wantedMonth && read.day === wantedDay;
  return isThere && wantedYear >= 1900 ? read.toString() : undefined;
}
