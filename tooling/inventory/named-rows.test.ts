import { expect, it } from 'vitest';
import { inventoryPage } from './inventory-page.ts';
import { namingTests } from './named-rows.ts';

const rows = (file: string, text: string) =>
  namingTests(file, text).map(({ title, rows: named }) => [
    title.replace(/ \(.*/, ''),
    named.map(({ area, number }) => area + number).join(' '),
  ]);

it.each([
  [`test('two rows (F51, F52)', () => {});`, 'two rows', 'F51 F52'],
  [`it.each(cases)('a range (K1 to K3)', run)`, 'a range', 'K1 K2 K3'],
  [`describe('some, and one (E2 and E4, B22)', () => {`, 'some, and one', 'E2 E4 B22'],
  ['test(`${path} opens (A16)`, open)', '${path} opens', 'A16'],
])('reads %s', (text, title, named) => {
  expect(rows('a.test.ts', text)).toEqual([[title, named]]);
});

it('takes no key and no section for a row', () => {
  const text = `it('F8 leads to the messages', f); it('is asked for (WCAG 1.4.13)', f); it('said (see F3)', f);`;
  expect(rows('a.test.ts', text)).toEqual([]);
});

it('reads what stories say about themselves', () => {
  const text = `/** A link (F50). */\nexport const Linked: Story = {};\n\nexport const Bare: Story = {};`;
  expect(rows('a.stories.tsx', text)).toEqual([['Linked', 'F50']]);
});

it('lists each row once, by area and number', () => {
  const page = inventoryPage([
    { file: 'b.test.ts', text: `it('late (F10)', f); it('early (F9)', f);` },
    { file: 'a.test.ts', text: `it('first (A1, F9)', f);` },
  ]);
  expect(page.split('\n').filter((line) => /^(##| *-) /.test(line))).toEqual([
    '## A. Platform and sign-in',
    '- **A1** `a.test.ts` first',
    '## F. Plan details',
    '- **F9** `b.test.ts` early; `a.test.ts` first',
    '- **F10** `b.test.ts` late',
  ]);
});
