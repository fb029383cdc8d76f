import { expect, it } from 'vitest';
import { englishFlowTexts } from '../../texts/flow-texts.ts';
import { type FileRules, kindsInWords, refusalOf, sizeInWords } from './file-rules.ts';

const rules: FileRules = { accept: ['.xlsx', 'image/*', 'application/pdf'], maxSize: 1_000_000 };
const refusal = (name: string, type: string, size: number) =>
  refusalOf({ name, type, size }, rules, englishFlowTexts, 'en');

it.each([
  ['plans.XLSX', '', 10],
  ['drawing.png', 'image/png', 1_000_000],
  ['letter.bin', 'application/pdf', 10],
])('%s is taken', (name, type, size) => {
  expect(refusal(name, type, size)).toBeUndefined();
});

it.each([
  ['plans.xls', '', 10, 'Not one of XLSX, IMAGE, PDF'],
  ['drawing.png', 'image/png', 1_000_001, 'Larger than 1 MB'],
  ['plans.xlsx', '', 0, 'The file is empty'],
])('%s is refused', (name, type, size, reason) => {
  expect(refusal(name, type, size)).toBe(reason);
});

it('says sizes as people do', () => {
  expect([0, 999, 1_400, 25_000_000].map((bytes) => sizeInWords(bytes, 'en'))).toEqual([
    '0 byte',
    '999 byte',
    '1.4 kB',
    '25 MB',
  ]);
  expect(kindsInWords(['.csv'])).toBe('CSV');
});
