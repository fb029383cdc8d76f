import { inflateRawSync } from 'node:zlib';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { cellTextOf } from './cell-text.ts';
import { defineColumns } from './column.ts';
import { toXlsx } from './xlsx.ts';

interface Row {
  name: string;
  count: number;
  done: number;
  due: string;
  at: string;
  isOpen: boolean;
}

const columns = defineColumns<Row>([
  { id: 'name', header: 'Name', kind: 'text', value: (row) => row.name, width: 210 },
  { id: 'count', header: 'Effort', kind: 'number', value: (row) => row.count, fractionDigits: 1, unit: 'h' },
  { id: 'done', header: 'Done', kind: 'progress', value: (row) => row.done },
  { id: 'due', header: 'Due', kind: 'date', value: (row) => row.due },
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

const row: Row = {
  name: '=HYPERLINK("http://x")',
  count: 12.5,
  done: 40,
  due: '2026-11-20',
  at: '2026-11-20T16:30:00Z',
  isOpen: true,
};

/** The parts of a zip archive by name, read from its central directory. */
function unzip(bytes: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [method, packed] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + packed);
    parts.set(name, (method === 8 ? inflateRawSync(content) : content).toString('utf8'));
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return parts;
}

let parts = new Map<string, string>();
let sheet = '';
beforeAll(async () => {
  const blob = await toXlsx(columns, [row], 'Plans [late]: all/none');
  parts = unzip(Buffer.from(await blob.arrayBuffer()));
  sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
});

const cell = (place: string): string =>
  new RegExp(`<c r="${place}"[^>]*?(?:/>|>.*?</c>)`).exec(sheet)?.[0] ?? '';
const valueIn = (place: string): number => Number(/<v>(.*?)<\/v>/.exec(cell(place))?.[1]);

/** Days since 30 December 1899, as sheets count. */
const serial = (iso: string): number => Date.parse(iso) / 86_400_000 + 25_569;

describe('toXlsx', () => {
  it('writes numbers, percentages and dates as such', () => {
    expect(valueIn('B2')).toBe(12.5);
    expect(valueIn('C2')).toBe(0.4);
    expect(valueIn('D2')).toBe(serial('2026-11-20T00:00:00Z'));
    expect(cell('D2')).not.toContain('t="s"');
  });

  it('writes an instant as it is shown in the zone of its column', () => {
    expect(valueIn('E2')).toBeCloseTo(serial('2026-11-21T01:30:00Z'), 6);
  });

  it('gives them the formats of the table', () => {
    const styles = parts.get('xl/styles.xml') ?? '';
    for (const format of ['dd/mm/yyyy', 'dd/mm/yyyy hh:mm', '#,##0.0&quot; h&quot;'])
      expect(styles).toContain(`formatCode="${format}"`);
  });

  it('never writes a formula: what begins like one is text', () => {
    expect(sheet).not.toContain('<f>');
    expect(cell('A2')).toMatch(/t="(s|inlineStr)"/);
    expect([...parts.values()].join('')).toContain('=HYPERLINK(');
  });

  it('keeps what a sheet would read as the code of a character', async () => {
    const coded = { ...row, name: 'a_x0041_x0042_ _x41_' };
    const blob = await toXlsx(columns, [coded], 'Codes');
    const { sheets } = await readXlsx(new Uint8Array(await blob.arrayBuffer()));
    expect(sheets[0]?.rows[1]?.[0]).toBe(coded.name);
  });

  it('keeps the head in view and gives the sheet a name that Excel takes', () => {
    expect(sheet).toContain('state="frozen"');
    expect(parts.get('xl/workbook.xml')).toContain('name="Plans  late   all none"');
  });
});
