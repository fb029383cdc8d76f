import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentLine, targetOf } from './document-export.ts';
import { keyCodeLine, productLine, whyNoKeyCodeExported, whyNotExported } from './product-export.ts';
import { textCell, textLine } from './text-line.ts';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '"=1"', "'=1", '＝1', '"quoted"', '\t=1', '\r\n=1'])(
  'keeps %j as text (attack D06)',
  (value) => expect(textCell(value).startsWith("'")).toBe(true),
);

it('is one line with as many cells as it was given, whatever they hold', () => {
  const cells = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\t', '\r\n', '\u2028')), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(cells, (values) => {
      const line = textLine(values);
      expect(line.endsWith('\r\n')).toBe(true);
      const written = line.slice(0, -2);
      expect(written).not.toMatch(/[\r\n\u2028\u2029]/);
      expect(written.split('\t')).toHaveLength(values.length);
      for (const cell of written.split('\t')) expect(cell).not.toMatch(/^["\s]*[=+\-@]/);
    }),
  );
});

const version = {
  gtin: '04048551000126',
  catalogNumber: 'CMF-4410-L',
  description: 'PEEK cranial implant, left',
  eifuDescription: 'PEEK Cranial Implant',
  versionName: '3.0',
  keyCode: 'K7MPX4QD',
  documents: [
    { number: 'IFU-CMF-0440', versionName: '2.0' },
    { number: 'IC-CMF-0106', versionName: null },
  ],
};

it('tells a file by number, revision and languages (R6)', () => {
  const location = 'https://files.example.com/ifu/c/de.pdf';
  const file = { number: 'IFU-CMF-0440', revisionName: 'C', languages: ['de', 'fr'], location };
  expect(targetOf(file)).toEqual({ name: 'IFU-CMF-0440_C_de-fr', ending: '.pdf' });
  expect(documentLine('IFU-CMF-0440_C_de-fr.pdf', location)).toBe(
    `IFU-CMF-0440_C_de-fr.pdf\t${location}\r\n`,
  );
});

it.each([
  [1, '04048551000126\t3.0\r\n'],
  [2, '04048551000126\t3.0\tK7MPX4QD\tPEEK Cranial Implant\tIFU-CMF-0440 (2.0); IC-CMF-0106\r\n'],
  [3, 'CMF-4410-L\t04048551000126\t3.0\tK7MPX4QD\tPEEK cranial implant, left\r\n'],
] as const)('tells a product version for profile %i (R7)', (profile, line) =>
  expect(productLine(profile, version)).toBe(line),
);

it('tells a keycode, also of a product without versions (Q5)', () => {
  expect(keyCodeLine(version)).toBe('04048551000126\t3.0\tK7MPX4QD\r\n');
  expect(keyCodeLine({ ...version, versionName: null })).toBe('04048551000126\t\tK7MPX4QD\r\n');
});

it('says why a version cannot be exported (R8)', () => {
  const bare = { gtin: version.gtin, needsKeyCode: true, keyCode: null };
  expect(whyNotExported(bare)).toBe('No keycode is assigned.');
  expect(whyNotExported({ ...bare, needsKeyCode: false })).toBeNull();
  expect(whyNotExported({ ...bare, gtin: null })).toBe('The product has no GTIN.');
  expect(whyNoKeyCodeExported({ ...bare, needsKeyCode: false })).toBe('No keycode is assigned.');
  expect(whyNoKeyCodeExported({ ...bare, keyCode: 'K7MPX4QD' })).toBeNull();
});
