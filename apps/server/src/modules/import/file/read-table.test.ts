import { zipSync, strToU8 } from 'fflate';
import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { FileFault } from './file-fault.ts';
import { fileLimits } from './limits.ts';
import { readTable, readWithin } from './read-table.ts';
import { columns } from './testing/columns.ts';
import { readAll, readInThread, refusalOf } from './testing/read-all.ts';

/** Texts that files can hold and people can see; a mark of the encoding inside a text is none. */
const cell = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom(
      '',
      ' ',
      '"',
      '""',
      ',',
      ';',
      '\n',
      'a\r\nb',
      '\t',
      '=1+1',
      '0012',
      '1.23E+13',
      '_x0041_',
      '|',
    ),
  )
  .map((text) => text.replace(/(?![\t\n\r])\p{Cc}|[\uFEFF\uFFFE\uFFFF]/gu, ''));
const rowOfCells = fc.tuple(cell, cell, cell).map(([a, b, c]) => [a, b, c, 'end']);
const tables = fc.array(rowOfCells, { minLength: 1, maxLength: 30 });
const headings = ['GTIN', 'Name', 'Colour', 'End'];
const asRead = (rows: readonly string[][]) =>
  rows.map((row) => row.map((text) => text.replace(/\r\n?/g, '\n')));

describe('tables', () => {
  it('written as CSV are read as they were', async () => {
    await fc.assert(
      fc.asyncProperty(
        tables,
        fc.constantFrom(',', ';', '\t', '|'),
        fc.constantFrom('\n', '\r\n'),
        async (rows, delimiter, newline) => {
          const text = Papa.unparse([headings, ...rows], { delimiter, newline });
          const read = await readAll('a.csv', text);
          expect(read.rows.map(({ cells }) => cells)).toEqual(asRead(rows));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('written as workbooks are read as they were', async () => {
    await fc.assert(
      fc.asyncProperty(tables, async (rows) => {
        const written = rows.map((row) => row.map((text) => text.replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')));
        const content = await writeXlsx({ sheets: [{ name: 'A', rows: [headings, ...written] }] });
        const read = await readAll('a.xlsx', Buffer.from(content));
        expect(read.rows.map(({ cells }) => cells)).toEqual(asRead(rows));
      }),
      { numRuns: 200 },
    );
  });
});

describe('reading a file', () => {
  const many = (rows: number) => Buffer.from(`GTIN,Name\n${'4048551000126,Plate of a name\n'.repeat(rows)}`);

  it('leaves the upload as it was', async () => {
    const content = many(3);
    const before = Buffer.from(content);
    expect((await readInThread('a.csv', content)).rows).toHaveLength(3);
    expect(content.equals(before)).toBe(true);
  });

  it('reads no further than it is asked', async () => {
    const { rows } = await readTable(
      { fileName: 'a.csv', content: Buffer.concat([many(50_000), Buffer.from('1,"')]) },
      { columns },
    );
    let count = 0;
    for await (const _ of rows) if ((count += 1) === 1000) break;
    expect(count).toBe(1000);
  });

  it('gives the rows before the place that cannot be read', async () => {
    const content = Buffer.concat([many(5000), Buffer.from('1,"x"y\n')]);
    const { rows } = await readTable({ fileName: 'a.csv', content }, { columns });
    const numbers: number[] = [];
    const reading = (async () => {
      for await (const { number } of rows) numbers.push(number);
    })();
    await expect(reading).rejects.toThrow(FileFault);
    expect(numbers.length).toBeGreaterThanOrEqual(4500);
  });

  it('ends when its time is up', async () => {
    expect(await refusalOf('a.csv', many(90_000), { limits: { workMs: 1 } }, readInThread)).toBe(
      'Reading the file takes too long. Split it into several files.',
    );
  });

  it('ends when its memory is up', async () => {
    const content = Buffer.from(zipSync({ 'm.csv': strToU8(`GTIN,Name\n${'1,a\n'.repeat(5_000_000)}`) }));
    const limits = { memoryMb: 4, ratio: 10_000 };
    expect(await refusalOf('a.zip', content, { accepted: ['archive'], limits }, readInThread)).toBe(
      'Reading the file needs too much memory. Split it into several files.',
    );
  });

  it('ends when nobody goes on', async () => {
    const limits = { ...fileLimits, idleMs: 50 };
    const { rows } = await readWithin(
      limits,
      ['csv'],
      { fileName: 'a.csv', content: many(5000) },
      { columns },
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(rows[Symbol.asyncIterator]().next()).rejects.toThrow(
      'The reading of a file was left lying and has ended.',
    );
  });
});
