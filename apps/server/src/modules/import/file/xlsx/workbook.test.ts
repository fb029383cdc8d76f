import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import {
  headingRow,
  makeWorkbook,
  textCell,
  type MadeParts,
  type MadeSheet,
} from '../testing/make-workbook.ts';
import { readAll, refusalOf } from '../testing/read-all.ts';

const sheet = (data: string, more: Partial<MadeSheet> = {}): MadeSheet => ({
  name: 'Products',
  data: headingRow + data,
  ...more,
});
const rowsOf = async (data: string, parts?: MadeParts) =>
  (await readAll('a.xlsx', makeWorkbook([sheet(data)], parts))).rows;
const cellsOf = async (data: string, parts?: MadeParts) =>
  (await rowsOf(`<row r="2">${data}</row>`, parts))[0]?.cells;
const named = (name: string): MadeSheet => sheet(`<row r="2">${textCell('A2', name)}</row>`, { name });

describe('cells of a workbook', () => {
  it('are long numbers with all their digits', async () => {
    const data = [
      '4048551000126',
      '4.048551000126E+12',
      '1.2345678901234E+25',
      '0.1',
      '0.30000000000000004',
      '1E-7',
      '-5',
    ]
      .map((value) => `<c><v>${value}</v></c>`)
      .join('');
    expect(await cellsOf(data)).toEqual([
      '4048551000126',
      '4048551000126',
      '12345678901234000000000000',
      '0.1',
      '0.3',
      '0.0000001',
      '-5',
    ]);
  });

  it('have the zeros before a number that their format shows', async () => {
    const styles =
      '<numFmts count="2"><numFmt numFmtId="164" formatCode="00000000000000"/><numFmt numFmtId="165" formatCode="0.00"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>';
    const data = '<c s="1"><v>4048551000126</v></c><c s="2"><v>5</v></c><c s="9"><v>7</v></c>';
    expect(await cellsOf(data, { styles })).toEqual(['04048551000126', '5', '7']);
  });

  it('are texts as they are typed, also those that Excel shortened', async () => {
    const strings =
      '<si><t>1.23E+13</t></si><si><r><t>So</t></r><r><t xml:space="preserve">  lala</t></r><rPh><t>no</t></rPh></si>';
    const data = `<c t="s"><v>0</v></c><c t="s"><v>1</v></c>${textCell('C2', 'a_x000D__x0000_b &amp; c')}<c t="s"><v>99</v></c><c t="str"><v>x</v></c>`;
    expect(await cellsOf(data, { strings })).toEqual(['1.23E+13', 'So  lala', 'a\nb & c', '', 'x']);
  });

  it('are dates in ISO, with a time where there is one', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="170" formatCode="[$-409]d\\-mmm\\-yyyy"/><numFmt numFmtId="171" formatCode="&quot;day&quot; 0"/></numFmts>' +
      '<cellXfs><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="20"/></cellXfs>';
    const data =
      '<c s="0"><v>45322</v></c><c s="1"><v>45322.604166666664</v></c><c s="2"><v>45322</v></c><c s="3"><v>45322</v></c><c s="4"><v>0.60416666</v></c><c s="0"><v>-3</v></c><c t="d"><v>2024-01-31T00:00:00</v></c>';
    expect(await cellsOf(data, { styles })).toEqual([
      '2024-01-31',
      '2024-01-31T14:30:00',
      '2024-01-31',
      '45322',
      '14:30:00',
      '-3',
      '2024-01-31',
    ]);
    expect(await cellsOf('<c s="0"><v>43860</v></c>', { styles, isFrom1904: true })).toEqual([
      '2024-01-31',
      '',
      '',
    ]);
  });

  it('are what a formula came to, yes or no, and faults as they are shown', async () => {
    const data =
      '<c r="A2"><f>1+1</f><v>2</v></c><c r="B2" t="str"><f>"a"&amp;"b"</f><v>ab</v></c><c r="C2" t="b"><v>1</v></c><c r="D2" t="e"><f>NA()</f><v>#N/A</v></c><c r="F2"><f>NOW()</f></c>';
    expect(await cellsOf(data)).toEqual(['2', 'ab', 'TRUE', '#N/A']);
  });

  it('stand where their reference says, in rows as the sheet numbers them', async () => {
    const data = `<row r="3">${textCell('C3', 'x')}</row><row><c><v>1</v></c></row><row r="9"><c r="B9" s="1"/></row><row r="20" hidden="1">${textCell('A20', 'y')}</row>`;
    expect(await rowsOf(data)).toEqual([
      { number: 3, cells: ['', '', 'x'] },
      { number: 4, cells: ['1', '', ''] },
      { number: 20, cells: ['y', '', ''] },
    ]);
  });

  it('have what another program wrote', async () => {
    const rows = [
      ['GTIN', 'Name', 'Valid from'],
      ['04', '=1+1', new Date(Date.UTC(2024, 1, 29))],
      [12, null, true],
    ];
    const content = Buffer.from(await writeXlsx({ sheets: [{ name: 'A', rows }] }));
    expect((await readXlsx(content)).sheets[0]?.rows).toHaveLength(3);
    expect((await readAll('a.xlsx', content)).rows.map(({ cells }) => cells)).toEqual([
      ['04', '=1+1', '2024-02-29'],
      ['12', '', 'TRUE'],
    ]);
  });
});

describe('sheets of a workbook', () => {
  const other: MadeSheet = { name: 'Notes', data: `<row r="1">${textCell('A1', 'Anything')}</row>` };
  const empty: MadeSheet = { name: 'Empty', data: '' };

  it('are read where the headings fit, wherever it stands', async () => {
    const read = await readAll('a.xlsx', makeWorkbook([empty, other, named('Products')]));
    expect(read).toMatchObject({ sheet: 'Products', rows: [{ number: 2, cells: ['Products', '', ''] }] });
  });

  it('are asked for where two fit', async () => {
    const content = makeWorkbook([named('Old'), other, named('New')]);
    expect(await refusalOf('a.xlsx', content)).toBe(
      'Several sheets have the columns of this import: "Old", "New". Keep one of them, or choose one.',
    );
    expect(await readAll('a.xlsx', content, { sheet: 'New' })).toMatchObject({
      sheet: 'New',
      rows: [{ cells: ['New', '', ''] }],
    });
    expect(await refusalOf('a.xlsx', content, { sheet: 'x' })).toBe(
      'There is no sheet "x". The file has "Old", "Notes", "New".',
    );
  });

  it('that nobody sees are not read', async () => {
    const hidden = { ...named('Lists'), state: 'veryHidden' };
    expect((await readAll('a.xlsx', makeWorkbook([hidden, named('Products')]))).sheet).toBe('Products');
  });

  it('are named where columns are missing', async () => {
    const near: MadeSheet = { name: 'Near', data: `<row r="1">${textCell('A1', 'EAN')}</row>` };
    expect(await refusalOf('a.xlsx', makeWorkbook([other, near]))).toBe(
      'A column is missing: "Product name" (or "Name"). The sheet "Near" has "EAN".',
    );
  });

  it.each([
    ['no sheet with rows', [empty, { ...empty, name: 'B' }], 'The file holds no rows.'],
    ['only headings', [sheet('')], 'The file holds only headings and no rows.'],
    [
      'two of one heading',
      [
        {
          name: 'A',
          data: `<row r="1">${textCell('A1', 'GTIN')}${textCell('B1', 'Name')}${textCell('D1', 'ean')}</row>`,
        },
      ],
      'Columns A ("GTIN") and D ("ean") have the same heading or mean the same. Keep one of them.',
    ],
  ])('are refused with %s', async (_what, sheets, sentence) => {
    expect(await refusalOf('a.xlsx', makeWorkbook(sheets))).toBe(sentence);
  });
});
