import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { headingRow, makeWorkbook, textCell, type MadeSheet } from '../testing/make-workbook.ts';
import { readInThread, refusalOf } from '../testing/read-all.ts';

const damaged = 'The file is damaged or was cut off. Save it again and try again.';
const unpacked = 'The file unpacks to far more than an import may hold, so it was not opened.';
const sheet = (data: string, before = ''): MadeSheet => ({ name: 'A', data: headingRow + data, before });
const row = `<row r="2">${textCell('A2', '1')}</row>`;
const good = makeWorkbook([sheet(row)]);
const entity = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>';
const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';

/** Refused by this sentence, within seconds, and without the memory that the file asks for. */
async function expectRefusal(fileName: string, content: Buffer, sentence: string): Promise<void> {
  const start = performance.now();
  const before = process.memoryUsage.rss();
  expect(await refusalOf(fileName, content, {}, readInThread)).toBe(sentence);
  expect(performance.now() - start).toBeLessThan(15_000);
  expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 * 1024);
}

describe('hostile workbooks', () => {
  it('are not the one that they were made of', async () => {
    expect((await readInThread('a.xlsx', good)).rows).toEqual([{ number: 2, cells: ['1', '', ''] }]);
  });

  it.each([
    ['that refer to files', makeWorkbook([sheet(row, entity)])],
    ['whose definitions grow', makeWorkbook([sheet(row.replace('>1<', '>&b;<'), laughs)])],
  ])('%s are refused', async (_what, content) => {
    await expectRefusal(
      'a.xlsx',
      content,
      'The workbook refers to definitions or files outside of it, which is not allowed.',
    );
  });

  it.each([
    ['cut off at the end', good.subarray(0, -30)],
    ['cut off in the middle', good.subarray(0, good.length / 2)],
    ['with a sheet that ends too early', makeWorkbook([sheet('<row r="2"><c>')])],
    ['with two rows of one number', makeWorkbook([sheet(`${row}${row}`)])],
    [
      'with a sheet that is missing',
      makeWorkbook([sheet(row)], { more: { 'xl/_rels/workbook.xml.rels': strToU8('<Relationships/>') } }),
    ],
    ['with an undefined entity', makeWorkbook([sheet(row.replace('>1<', '>&nbsp;<'))])],
  ])('%s are refused', async (_what, content) => {
    await expectRefusal('a.xlsx', content, damaged);
  });

  it('with flipped bytes are refused or read, and nothing else', async () => {
    for (let index = 0; index < 20; index += 1) {
      const content = Buffer.from(good);
      const place = 37 + Math.floor((index * (good.length - 40)) / 20);
      content.writeUInt8((content[place] ?? 0) ^ 0xff, place);
      expect(typeof (await refusalOf('a.xlsx', content))).toBe('string');
    }
  });

  it.each([
    [
      'text',
      'a.xlsx',
      Buffer.from('GTIN,Name\n1,a\n'),
      '"a.xlsx" is not what its name says: it is not an Excel workbook (.xlsx).',
    ],
    ['a workbook', 'a.csv', good, '"a.csv" is not what its name says: it is a workbook or an archive.'],
    [
      'a picture',
      'a.png',
      good,
      '"a.png" cannot be imported. Choose a CSV file (.csv) or an Excel workbook (.xlsx).',
    ],
    ['nothing', 'a.xlsx', Buffer.alloc(0), 'The file is empty.'],
    ['no name', '', good, '"" cannot be imported. Choose a CSV file (.csv) or an Excel workbook (.xlsx).'],
    [
      'an archive of something else',
      'a.xlsx',
      Buffer.from(zipSync({ 'a.txt': strToU8('x') })),
      'The file is an archive, but not an Excel workbook (.xlsx).',
    ],
    [
      'an old workbook',
      'a.xls',
      Buffer.from('D0CF11E0A1B11AE10000', 'hex'),
      'The file is a workbook of an old or binary kind. Save it as an Excel workbook (.xlsx) and try again.',
    ],
    [
      'a workbook with macros',
      'a.xlsm',
      good,
      'The file is a workbook of an old or binary kind. Save it as an Excel workbook (.xlsx) and try again.',
    ],
  ])('that are %s are told so', async (_what, fileName, content, sentence) => {
    await expectRefusal(fileName, content, sentence);
  });

  it('with a password are told so', async () => {
    const rows = [
      ['GTIN', 'Name'],
      ['1', 'a'],
    ];
    const content = await writeXlsx({
      sheets: [{ name: 'A', rows }],
      encryption: { password: 'secret', spinCount: 1000 },
    });
    await expectRefusal(
      'a.xlsx',
      Buffer.from(content),
      'The file is protected with a password. Remove the password and try again.',
    );
  });

  it('that unpack to a hundred times as much are not unpacked', async () => {
    const more = { 'xl/media/image1.bin': new Uint8Array(40 * 1024 * 1024) };
    await expectRefusal('a.xlsx', makeWorkbook([sheet(row)], { more }), unpacked);
  });

  it('whose cell is 100 MB are refused', async () => {
    const data = `<row r="2"><c r="A2" t="inlineStr"><is><t>${'x'.repeat(100 * 1024 * 1024)}</t></is></c></row>`;
    // Not packed, no ratio tells.
    const content = makeWorkbook([sheet(data)], { options: { level: 0 } });
    await expectRefusal(
      'a.xlsx',
      content,
      'The workbook holds a cell that is far longer than a spreadsheet allows.',
    );
  });

  it('whose cell is a little too long are refused with its place', async () => {
    const content = makeWorkbook([sheet(`<row r="2">${textCell('C2', 'x'.repeat(32_768))}</row>`)]);
    await expectRefusal('a.xlsx', content, 'The cell C2 holds more than 32,767 characters.');
  });

  it('with a million columns are refused', async () => {
    const data = `<row r="2">${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`;
    const content = makeWorkbook([sheet(data)], { options: { level: 0 } });
    await expectRefusal('a.xlsx', content, 'Row 2 has more than 200 columns.');
    const far = `<row r="2"><c r="XFD2"><v>1</v></c></row>`;
    await expectRefusal('a.xlsx', makeWorkbook([sheet(far)]), 'Row 2 has more than 200 columns.');
  });

  it('whose shared texts are a bomb are refused', async () => {
    const text = `<si><t>${'x'.repeat(32_000)}</t></si>`;
    const strings = text.repeat(2200);
    const packed = makeWorkbook([sheet(row)], { strings: text.repeat(400) });
    await expectRefusal('a.xlsx', packed, unpacked);
    const content = makeWorkbook([sheet(row)], { strings, options: { level: 0 } });
    await expectRefusal(
      'a.xlsx',
      content,
      'The rows of the file hold more text than an import may have. Split it into several files.',
    );
  });

  it('that show one text again and again are refused', async () => {
    const strings = `<si><t>${'x'.repeat(32_000)}</t></si>`;
    const cells = '<c t="s"><v>0</v></c>'.repeat(200);
    const data = Array.from({ length: 300 }, (_, index) => `<row r="${index + 2}">${cells}</row>`).join('');
    const content = makeWorkbook([sheet(data)], { strings });
    await expectRefusal(
      'a.xlsx',
      content,
      'The rows of the file hold more text than an import may have. Split it into several files.',
    );
  });

  it('of more rows than an import has are refused', async () => {
    const data = Array.from(
      { length: 100_001 },
      (_, index) => `<row r="${index + 2}"><c><v>${index}</v></c></row>`,
    );
    await expectRefusal(
      'a.xlsx',
      makeWorkbook([sheet(data.join(''))]),
      'The file has more than 100,000 rows. Split it into several files.',
    );
  });
});
