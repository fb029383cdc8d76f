import { describe, expect, it } from 'vitest';
import { defineColumns } from './column.ts';
import { cellTextOf } from './cell-text.ts';
import { toCsv } from './csv.ts';

interface Row {
  name: string;
  count: number;
  at: string;
  isOpen: boolean;
}

const columns = defineColumns<Row>([
  { id: 'name', header: 'Name, full', kind: 'text', value: (row) => row.name },
  { id: 'count', header: 'Count', kind: 'number', value: (row) => row.count, fractionDigits: 2, unit: 'h' },
  {
    id: 'at',
    header: 'At',
    kind: 'date',
    value: (row) => row.at,
    dateStyle: 'dateTime',
    timeZone: 'Asia/Tokyo',
  },
  { id: 'isOpen', header: 'Open', kind: 'boolean', value: (row) => row.isOpen },
]).map((column) => ({ column, text: cellTextOf(column, { words: ['Yes', 'No'], timeZone: () => 'UTC' }) }));
const row = (name: string): Row => ({ name, count: 1234.5, at: '2026-11-20T16:30:00Z', isOpen: true });

describe('toCsv', () => {
  it('writes heads and cells as shown, numbers plain, with CRLF and a byte order mark', () => {
    expect(toCsv(columns, [row('Ann')])).toBe(
      '\uFEFF"Name, full",Count,At,Open\r\nAnn,1234.5,21/11/2026 01:30,Yes\r\n',
    );
  });

  it.each([
    ['a "quoted" name', '"a ""quoted"" name"'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-5 °C', "'-5 °C"],
    ['+1', "'+1"],
    ['\t=1+1', "'\t=1+1"],
    ['\r=1+1', `"'\r=1+1"`],
  ])('keeps %j one harmless cell', (name, expected) => {
    const line = toCsv(columns.slice(0, 1), [row(name)]);
    expect(line).toBe(`\uFEFF"Name, full"\r\n${expected}\r\n`);
  });
});
