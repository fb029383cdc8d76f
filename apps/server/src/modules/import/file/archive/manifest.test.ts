import { strToU8, zipSync, type Zippable } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { readManifest } from '../read-table.ts';
import { columns } from '../testing/columns.ts';
import { readAll, refusalOf } from '../testing/read-all.ts';

const manifest = strToU8('GTIN;Name\n1;a\n');
const packed = (files: Zippable) => Buffer.from(zipSync(files));
const accepted = ['csv', 'archive'] as const;
const refusal = (content: Buffer, fileName = 'a.zip') => refusalOf(fileName, content, { accepted });
/** Names are written as they are asked for, then changed to others of the same length, which no honest program writes. */
const renamed = (from: string, to: string) =>
  Buffer.from(
    packed({ 'm.csv': manifest, [from]: strToU8('x') })
      .toString('latin1')
      .replaceAll(from, to),
    'latin1',
  );

describe('manifests of documents', () => {
  it('are CSV files or workbooks, or stand in an archive beside other files', async () => {
    const content = packed({
      'docs/': new Uint8Array(),
      'docs/manifest.csv': manifest,
      'docs/de.pdf': strToU8('x'),
      '__MACOSX/docs/._manifest.csv': strToU8('x'),
    });
    expect(await readAll('a.zip', content, { accepted })).toMatchObject({
      sheet: 'docs/manifest.csv',
      headings: ['GTIN', 'Name'],
      otherFiles: ['docs/de.pdf'],
      rows: [{ number: 2, cells: ['1', 'a'] }],
    });
    const bare = await readManifest({ fileName: 'm.csv', content: Buffer.from(manifest) }, { columns });
    expect(bare).toMatchObject({ sheet: null, otherFiles: [] });
    await bare.rows[Symbol.asyncIterator]().return?.();
    const book = Buffer.from(
      await writeXlsx({
        sheets: [
          {
            name: 'Documents',
            rows: [
              ['GTIN', 'Name'],
              ['1', 'a'],
            ],
          },
        ],
      }),
    );
    const workbook = await readManifest({ fileName: 'm.xlsx', content: book }, { columns });
    expect(workbook).toMatchObject({ sheet: 'Documents', headings: ['GTIN', 'Name'], otherFiles: [] });
    await workbook.rows[Symbol.asyncIterator]().return?.();
  });

  it('are found by their headings among other tables', async () => {
    const content = packed({ 'readme.txt': strToU8('Read me'), 'm.csv': manifest });
    expect(await readAll('a.zip', content, { accepted })).toMatchObject({
      sheet: 'm.csv',
      otherFiles: ['readme.txt'],
    });
    expect(await refusal(packed({ 'a.csv': manifest, 'b.csv': manifest }))).toBe(
      'Several sheets have the columns of this import: "a.csv", "b.csv". Keep one of them, or choose one.',
    );
  });

  it.each([
    [
      'no manifest',
      packed({ 'a.pdf': strToU8('x') }),
      'The archive holds no manifest: a CSV file that lists the documents.',
    ],
    ['nothing', packed({}), 'The archive holds no manifest: a CSV file that lists the documents.'],
    [
      'another archive',
      packed({ 'm.csv': manifest, 'x/more.ZIP': strToU8('x') }),
      'The file holds another archive, "x/more.ZIP". Unpack it first.',
    ],
    [
      'a path upwards',
      packed({ 'm.csv': manifest, '../evil.pdf': strToU8('x') }),
      'The file holds a path that leads outside of it: "../evil.pdf".',
    ],
    [
      'a path upwards of Windows',
      renamed('aa/evil.pdf', '..\\evil.pdf'),
      'The file holds a path that leads outside of it: "../evil.pdf".',
    ],
    [
      'a path from the root',
      packed({ 'm.csv': manifest, '/etc/evil': strToU8('x') }),
      'The file holds a path that leads outside of it: "/etc/evil".',
    ],
    [
      'a drive',
      packed({ 'm.csv': manifest, 'C:/evil.pdf': strToU8('x') }),
      'The file holds a path that leads outside of it: "C:/evil.pdf".',
    ],
    [
      'a drive without a root',
      packed({ 'm.csv': manifest, 'C:evil.pdf': strToU8('x') }),
      'The file holds a path that leads outside of it: "C:evil.pdf".',
    ],
    [
      'a link',
      packed({ 'm.csv': manifest, passwords: [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] }),
      'The file holds a link to another file: "passwords".',
    ],
    [
      'two files of one name',
      renamed('n.csv', 'm.csv'),
      'The file is damaged or was cut off. Save it again and try again.',
    ],
    [
      'files without number',
      packed(
        Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [`${index}.pdf`, new Uint8Array()])),
      ),
      'The archive holds more than 5000 files.',
    ],
    [
      'a bomb',
      packed({ 'm.csv': new Uint8Array(100 * 1024 * 1024) }),
      'The file unpacks to far more than an import may hold, so it was not opened.',
    ],
  ])('are refused for an archive with %s', async (_what, content, sentence) => {
    expect(await refusal(content)).toBe(sentence);
  });

  it('are refused where the archive is larger than it says', async () => {
    const content = packed({ 'm.csv': strToU8(`GTIN;Name\n${'1;a\n'.repeat(100_000)}`) });
    // Both of its heads say so: the sizes stand at 22 and 24 bytes from their beginnings.
    content.writeUInt32LE(100, 22);
    content.writeUInt32LE(100, content.lastIndexOf('PK\x01\x02') + 24);
    expect(await refusal(content)).toBe(
      'The file unpacks to far more than an import may hold, so it was not opened.',
    );
  });

  it('are refused where all tables of the archive are more than one may be', async () => {
    const content = packed({ 'm.csv': manifest, 'n.csv': manifest });
    expect(await refusalOf('a.zip', content, { accepted, limits: { tableBytes: 20 } })).toBe(
      'The file unpacks to far more than an import may hold, so it was not opened.',
    );
  });

  it('are refused where a file is locked with a password', async () => {
    const content = packed({ 'm.csv': manifest });
    content.writeUInt16LE(1, content.lastIndexOf('PK\x01\x02') + 8);
    expect(await refusal(content)).toBe(
      'The file is protected with a password. Remove the password and try again.',
    );
  });

  it('are no workbooks', async () => {
    expect(await refusal(packed({ 'm.csv': manifest }), 'a.xlsx')).toBe(
      '"a.xlsx" cannot be imported. Choose a CSV file (.csv) or a ZIP file (.zip).',
    );
  });
});
