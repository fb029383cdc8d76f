import { expect, test } from 'vitest';
import { codeLines, isTest, read, sources } from './repository.ts';

/** Lines of code (without comments and empty lines) that a kind of file may have; the first that fits counts. */
const budgets: { kind: string; pattern: RegExp; lines: number }[] = [
  { kind: 'test or story', pattern: /\.(test|spec|stories)\.tsx?$|^e2e\//, lines: 400 },
  { kind: 'component', pattern: /^packages\/(ui|domain-widgets)\/src\/.*\.tsx$/, lines: 150 },
  { kind: 'screen', pattern: /^apps\/crt\/src\/screens\/.*\.tsx$/, lines: 140 },
  // One name per line, so that changes merge; it shrinks to nothing as operations are built.
  { kind: 'list', pattern: /contract\/not-built\.ts$/, lines: 440 },
  { kind: 'pure module', pattern: /^packages\/domain\/src\//, lines: 200 },
  { kind: 'source file', pattern: /./, lines: 300 },
];

test('no file is over the budget of its kind: split it where it says "and"', () => {
  const over = sources.flatMap((file) => {
    const budget = budgets.find(({ pattern }) => pattern.test(file));
    const lines = codeLines(read(file));
    return budget && lines > budget.lines
      ? [`${file}: ${lines} lines, a ${budget.kind} has ${budget.lines}`]
      : [];
  });
  expect(over).toEqual([]);
});

test('files stay small in the middle: the median source file has at most 70 lines', () => {
  const lengths = sources
    .filter((file) => !isTest(file))
    .map((file) => codeLines(read(file)))
    .sort((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(70);
});
