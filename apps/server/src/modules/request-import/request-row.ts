import { plainCode } from '@crt/domain/plain-code';
import { readImportedDay } from '../import/import-day.ts';
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
  const read = readImportedDay(text('surgeryDate'), columnLabel.surgeryDate);
  const missing = required.flatMap((name): RowReason[] =>
    row[name] === '' ? [{ column: name, text: `${columnLabel[name]} is required` }] : [],
  );
  const tooLong = Object.entries(longest).flatMap(([name, most]): RowReason[] => {
    const column = name as keyof typeof longest;
    return row[column].length > most
      ? [{ column, text: `${columnLabel[column]} should contain ${most} characters at most.` }]
      : [];
  });
  const wrongDay: RowReason[] = 'fault' in read ? [{ column: 'surgeryDate', text: read.fault }] : [];
  const surgeryDate = 'day' in read && read.day !== '' ? read.day : null;
  return { ...row, surgeryDate, faults: [...missing, ...tooLong, ...wrongDay] };
}
