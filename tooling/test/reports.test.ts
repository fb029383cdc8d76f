import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countCheck, countJestLike, countPlaywright, sumCounts } from './reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'crt-reports-'));

function report(content: unknown): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('counting what suites report', () => {
  test('a missing or broken report is one failure', () => {
    expect(countJestLike(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywright(report('{"stats":'), 0)).toEqual({ passed: 0, failed: 1 });
  });

  test('a file that fails before its first test is one failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const file = report({ numPassedTests: 3, numFailedTests: 1, testResults: [broken] });
    expect(countJestLike(file, 1)).toEqual({ passed: 3, failed: 2 });
  });

  test('a failing exit code without a failing test is a failure', () => {
    const file = report({ numPassedTests: 3, numFailedTests: 0, testResults: [] });
    expect(countJestLike(file, 0)).toEqual({ passed: 3, failed: 0 });
    expect(countJestLike(file, 1)).toEqual({ passed: 3, failed: 1 });
  });

  test('no tests at all is a failure', () => {
    const file = report({ numPassedTests: 0, numFailedTests: 0, testResults: [] });
    expect(countJestLike(file, 0)).toEqual({ passed: 0, failed: 1 });
  });

  test('flaky and skipped browser tests are failures', () => {
    const file = report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 }, errors: [] });
    expect(countPlaywright(file, 1)).toEqual({ passed: 5, failed: 3 });
  });

  test('what failed is named, with its reason', () => {
    const failureMessages = ['\u001B[31mError\u001B[39m: 3 of 4\n\n   at the till'];
    const assertionResults = [
      { status: 'passed', fullName: 'adds' },
      { status: 'failed', fullName: 'takes away', failureMessages },
    ];
    const broken = { name: 'broken.test.ts', status: 'failed', assertionResults: [] };
    const testResults = [{ status: 'failed', assertionResults }, broken];
    const jest = report({ numPassedTests: 1, numFailedTests: 1, testResults });
    expect(countJestLike(jest, 1).failedNames).toEqual([
      'takes away | Error: 3 of 4 | at the till',
      'broken.test.ts',
    ]);
    const tests = [{ results: [{ duration: 5, error: { message: 'Closed' } }] }];
    const specs = [
      { title: 'in', file: 'a.spec.ts', line: 3, ok: true },
      { title: 'out', file: 'a.spec.ts', line: 9, ok: false, tests },
    ];
    const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
    const playwright = report({ stats, errors: [], suites: [{ suites: [{ specs }] }] });
    expect(countPlaywright(playwright, 1).failedNames).toEqual(['a.spec.ts:9 out | Closed']);
  });

  test('checks and sums', () => {
    expect(sumCounts([countCheck(0), countCheck(2), { passed: 4, failed: 0 }])).toEqual({
      passed: 5,
      failed: 1,
    });
  });
});
