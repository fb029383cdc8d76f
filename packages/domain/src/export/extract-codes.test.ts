import { expect, it } from 'vitest';
import { cellsOfText, extractGtins, extractKnown } from './extract-codes.ts';

it('finds the GTINs of a text, each once, and says which lines have none (R9)', () => {
  const text = [
    '\uFEFFGTIN;Name',
    '04048551000120;Left',
    '',
    '"4048551000120"', // 13 digits with a right check digit
    '04048551000133\t04048551000140',
    '4.04856E+12',
    '4048551000121', // 13 digits with a wrong one
    '０４０４８５５１０００１５７',
    '٠٤٠٤٨٥٥١٠٠٠١٦٤',
  ].join('\r\n');
  expect(extractGtins(text)).toEqual({
    codes: ['04048551000120', '04048551000133', '04048551000140', '04048551000157', '04048551000164'],
    junk: [
      { line: 1, text: 'GTIN;Name' },
      { line: 6, text: '4.04856E+12' },
      { line: 7, text: '4048551000121' },
    ],
    junkCount: 3,
  });
});

it('lists the first hundred junk lines and counts all, none longer than it can be shown', () => {
  const { junk, junkCount } = extractGtins(
    Array.from({ length: 300 }, () => `${'x'.repeat(79)}😀`).join('\n'),
  );
  expect([junk.length, junkCount]).toEqual([100, 300]);
  expect(junk[99]).toEqual({ line: 100, text: `${'x'.repeat(79)} ` });
});

it('finds the numbers that there are, whatever dash they were written with', () => {
  const known = new Map([
    ['ifu 1', 'IFU 1'],
    ['ifu-2', 'IFU-2'],
  ]);
  const text = 'Number\tName\nIFU 1\tLeaflet\nifu\u20112;\nIFU-3';
  expect([...cellsOfText(text)]).toEqual(['Number', 'Name', 'IFU 1', 'Leaflet', 'ifu-2', 'IFU-3']);
  expect(extractKnown(text, (cell) => known.get(cell.toLowerCase()))).toEqual({
    codes: ['IFU 1', 'IFU-2'],
    junk: [
      { line: 1, text: 'Number Name' },
      { line: 4, text: 'IFU-3' },
    ],
    junkCount: 2,
  });
});
