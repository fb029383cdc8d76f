import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endingOf, safeFileName, uniqueFileNames } from './file-name.ts';

it.each([
  ['IFU-CMF-0440_C_de', 'IFU-CMF-0440_C_de.pdf'],
  ['..\\..\\Windows\\x', '_..-..-Windows-x.pdf'],
  ['../../etc/passwd', '_..-..-etc-passwd.pdf'],
  ['C:\\x', 'C-x.pdf'],
  ['CON', '_CON.pdf'],
  ['nul.txt', '_nul.txt.pdf'],
  ['com¹', '_com¹.pdf'],
  ['CONSOLE', 'CONSOLE.pdf'],
  ['=1+1', '_=1+1.pdf'],
  ['-rf', '_-rf.pdf'],
  ['name. . ', 'name.pdf'],
  ['', '_.pdf'],
  ['a\u202Efdp.exe', 'a-fdp.exe.pdf'],
  ['two\r\nlines\ttab', 'two-lines-tab.pdf'],
  ['Anleitung für Ärzte 取扱説明書', 'Anleitung für Ärzte 取扱説明書.pdf'],
])('stores %j as %j', (name, stored) => expect(safeFileName(name, '.pdf')).toBe(stored));

it.each([
  ['https://files.example.com/ifu/c/de.PDF', '.pdf'],
  ['https://files.example.com/ifu/c/de.docx?version=2.1#page', '.docx'],
  ['https://files.example.com/ifu', '.pdf'],
  ['https://files.example.com', '.pdf'],
  ['https://files.example.com/a.very-long', '.pdf'],
])('of %j keeps the ending %j', (location, ending) => expect(endingOf(location)).toBe(ending));

it('never gives two files one name, nor any a name that a file system refuses', () => {
  const part = fc.oneof(
    fc.constantFrom(
      'con',
      'NUL',
      'a',
      'A',
      '..',
      '/',
      '\\',
      ' ',
      '.',
      'ß',
      'SS',
      'é',
      'e\u0301',
      '😀',
      '%',
      '"',
    ),
    fc.string({ unit: 'binary' }),
  );
  const names = fc.array(
    fc.array(part, { maxLength: 6 }).map((parts) => parts.join('')),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(names, (asked) => {
      const unique = uniqueFileNames();
      const given = asked.map((name) => unique(name, '.pdf'));
      expect(new Set(given.map((name) => name.normalize('NFC').toUpperCase())).size).toBe(asked.length);
      for (const name of given) {
        expect(name).toMatch(/^[^<>:"/\\|?*\p{Cc}]{1,61}$/u);
        expect(name).not.toMatch(/^(?:(?:con|nul)\.|\.|[ =+@-])/i);
        expect(name.endsWith('.pdf')).toBe(true);
      }
    }),
  );
});

// A counter that began anew for each would not be done within the time of a test.
it('names ten thousand files of one name', () => {
  const unique = uniqueFileNames();
  const names = Array.from({ length: 10_000 }, () => unique('IFU-CMF-0440_C_de', '.pdf'));
  expect(new Set(names).size).toBe(10_000);
  expect(names.slice(0, 3)).toEqual([
    'IFU-CMF-0440_C_de.pdf',
    'IFU-CMF-0440_C_de_2.pdf',
    'IFU-CMF-0440_C_de_3.pdf',
  ]);
});
