import { describe, expect, it } from 'vitest';
import { readAll, refusalOf } from '../testing/read-all.ts';

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
const table = 'GTIN,Name\n04048551000126,Schädelplatte\n';
const expected = [{ number: 2, cells: ['04048551000126', 'Schädelplatte'] }];

describe('CSV files', () => {
  it.each([
    ['UTF-8', Buffer.from(table)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${table}`)],
    ['UTF-16', utf16(table)],
    ['UTF-16 of the other byte order', utf16(table).swap16()],
    ['Windows-1252', Buffer.from(table, 'latin1')],
    ['line breaks of Windows', Buffer.from(table.replaceAll('\n', '\r\n'))],
    ['line breaks of old Macs', Buffer.from(table.replaceAll('\n', '\r'))],
    ['line breaks of two kinds', Buffer.from(table.replace('\n', '\r\n'))],
    ['no line break at the end', Buffer.from(table.trimEnd())],
    ['semicolons', Buffer.from(table.replaceAll(',', ';'))],
    ['tabs', Buffer.from(table.replaceAll(',', '\t'))],
    ['bars', Buffer.from(table.replaceAll(',', '|'))],
  ])('are read: %s', async (_kind, content) => {
    expect(await readAll('products.CSV', content)).toMatchObject({
      sheet: null,
      headings: ['GTIN', 'Name'],
      rows: expected,
    });
  });

  it('have signs that only Windows-1252 knows', async () => {
    const { rows } = await readAll(
      'a.csv',
      Buffer.concat([Buffer.from('GTIN,Name\n1,'), Buffer.from([0x80, 0x96])]),
    );
    expect(rows[0]?.cells).toEqual(['1', '€–']);
  });

  it('may be separated otherwise than their cells suggest', async () => {
    const { rows } = await readAll('a.csv', 'GTIN;Name;Valid from\n1;a, b, c;1,5\n2;d, e, f;2,5\n');
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['1', 'a, b, c', '1,5'],
      ['2', 'd, e, f', '2,5'],
    ]);
    const told = await readAll('a.csv', 'sep=|\nGTIN|Name\n1|a;b\n');
    expect(told.rows).toEqual([{ number: 2, cells: ['1', 'a;b'] }]);
  });

  it('keep what is quoted, line breaks, separators and quotation marks', async () => {
    const { rows } = await readAll(
      'a.csv',
      'GTIN,Name\r\n1,"two\r\nlines, ""quoted"""\r\n"2","" \r\n3,5" plate\r\n',
    );
    expect(rows).toEqual([
      { number: 2, cells: ['1', 'two\nlines, "quoted"'] },
      { number: 3, cells: ['2', ''] },
      { number: 4, cells: ['3', '5" plate'] },
    ]);
  });

  it('skip empty rows, before the headings too, and number the others with them', async () => {
    const { headings, rows } = await readAll(
      'a.csv',
      '\n,,\n GTIN , Name,,\n\n1,a\n , ,\n2\n3,c,more,still\n\n',
    );
    expect(headings).toEqual(['GTIN', 'Name']);
    expect(rows).toEqual([
      { number: 5, cells: ['1', 'a'] },
      { number: 7, cells: ['2', ''] },
      { number: 8, cells: ['3', 'c', 'more', 'still'] },
    ]);
  });

  it('keep numbers as they are typed, also those that Excel shortened', async () => {
    const { rows } = await readAll('a.csv', 'GTIN,Name\n1.23E+13,=1+1\n');
    expect(rows[0]?.cells).toEqual(['1.23E+13', '=1+1']);
  });

  it('are read over many pieces without losing a sign', async () => {
    const rows = Array.from(
      { length: 9000 },
      (_, index) => `${index},"Größe ${index}\r\n${'ü'.repeat(index % 40)}"`,
    );
    const read = await readAll('a.csv', `GTIN,Name\r\n${rows.join('\r\n')}`);
    expect(read.rows).toHaveLength(9000);
    expect(
      read.rows.every(
        ({ number, cells }, index) =>
          number === index + 2 && cells[1] === `Größe ${index}\n${'ü'.repeat(index % 40)}`,
      ),
    ).toBe(true);
  });

  it.each([
    ['nothing', '', 'The file is empty.'],
    ['only a mark of the encoding', '\uFEFF', 'The file holds no rows.'],
    ['only empty rows', '\n,,\n\n', 'The file holds no rows.'],
    ['only headings', 'GTIN,Name\n\n', 'The file holds only headings and no rows.'],
    [
      'other columns',
      'Colour\nred\n',
      'Columns are missing: "GTIN" (or "EAN", "Bar code"), "Product name" (or "Name"). The file has "Colour".',
    ],
    [
      'two of one heading',
      'GTIN,Name,ean\n1,a,2\n',
      'Columns A ("GTIN") and C ("ean") have the same heading or mean the same. Keep one of them.',
    ],
    [
      'the end inside a quoted cell',
      'GTIN,Name\n1,a\n2,"b\nc\n',
      'The file ends in the middle of row 3: a quotation mark is never closed. It may have been cut off.',
    ],
    [
      'text behind a quoted one',
      'GTIN,Name\n1,a\n2,"b"c\n',
      'Row 3 cannot be read: a quotation mark in it is not closed, or not doubled inside a quoted text.',
    ],
    ['a picture', '\x89PNG\r\n\x1a\n\0\0\0', '"a.csv" is not a text file, so it cannot be read as CSV.'],
    [
      'UTF-16 without its mark',
      Buffer.from(table, 'utf16le'),
      '"a.csv" is not a text file, so it cannot be read as CSV.',
    ],
    [
      'a sign that no text has, far behind',
      `GTIN,Name\n${'1,a\n'.repeat(50_000)}2,\0\n`,
      'The file holds characters that no text has. Save it again as CSV (UTF-8) and try again.',
    ],
    [
      'the end inside a character',
      Buffer.from(table.repeat(2)).subarray(0, -11),
      'The file is damaged or was cut off. Save it again and try again.',
    ],
    ['a long cell', `GTIN,Name\n1,${'x'.repeat(32_768)}\n`, 'The cell B2 holds more than 32,767 characters.'],
    ['201 columns', `GTIN,Name\n${'x,'.repeat(200)}x\n`, 'Row 2 has more than 200 columns.'],
    ['a million columns', `GTIN,Name${',x'.repeat(1_000_000)}\n1,a\n`, 'Row 1 has more than 200 columns.'],
    [
      '100,001 rows',
      `GTIN,Name\n${'1,a\n'.repeat(100_001)}`,
      'The file has more than 100,000 rows. Split it into several files.',
    ],
    [
      'more lines than a spreadsheet',
      `GTIN,Name\n1,a\n${'\n'.repeat(1_100_000)}1,a`,
      'The file has more than 100,000 rows. Split it into several files.',
    ],
  ])('are refused for %s', async (_what, content, sentence) => {
    expect(await refusalOf('a.csv', content)).toBe(sentence);
  });

  it('with 50 MB behind one quotation mark are refused soon', async () => {
    const start = performance.now();
    const content = `GTIN,Name\n1,"${'x,\n'.repeat(17_000_000)}`;
    expect(await refusalOf('a.csv', content)).toBe(
      'Row 2 is too long. A quotation mark before it may never be closed.',
    );
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it('with all that rows and cells may hold, but too much of it, are refused', async () => {
    const row = `1,${'x'.repeat(1000)}\n`;
    expect(await refusalOf('a.csv', `GTIN,Name\n${row.repeat(100)}`, { limits: { length: 50_000 } })).toBe(
      'The rows of the file hold more text than an import may have. Split it into several files.',
    );
  });
});
