import { expect, it } from 'vitest';
import { actionText, replanningText } from './notified-action.ts';

it.each([
  ['screen', 'Priority set to Yes.', 'Priority set to Yes'],
  ['import', 'Product changed from A to B.', 'Import: Product changed from A to B'],
  [
    'bulk',
    'Milling: Milling Pending, now Milling In Progress.',
    'Bulk operation: Milling: Milling Pending, now Milling In Progress',
  ],
  ['scheduler', 'Request Status changed from A to B.', 'Scheduling: Request Status changed from A to B'],
  ['screen', 'Comment set to Why?', 'Comment set to Why?'],
] as const)('what an action on a %s did is its first change: %s (D16)', (source, sentence, text) => {
  expect(actionText(source, sentence)).toBe(text);
});

it('is cut where people have written much', () => {
  const text = actionText('screen', `Comment set to ${'very much '.repeat(200)}.`);
  expect(text).toHaveLength(300);
  expect(text).toMatch(/ very…$/);
});

const holiday = 'Holiday Christmas on 2026-12-25 added to Berlin Holidays';
it.each([
  [[holiday], holiday],
  [[holiday, 'Lead times changed'], `${holiday}, and another change`],
  [[holiday, 'Lead times changed', 'Efforts of Milling changed'], `${holiday}, and 2 other changes`],
])('why all plans were planned anew is what was done: %#', (reasons, text) => {
  expect(replanningText(reasons)).toBe(text);
});

it('knows no planning anew without a reason', () => {
  expect(() => replanningText([])).toThrow(RangeError);
});
