import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Counts, FileTime } from './suite.ts';

const crashed: Counts = { passed: 0, failed: 1 };

/** A failing exit without a failing test (a crash, an unhandled error, no tests at all) is one failure more. */
function withExitCode(counts: Counts, exitCode: number): Counts {
  const isSilentFailure = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return isSilentFailure ? { ...counts, failed: 1 } : counts;
}

function readReport<T>(file: string): T | null {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Adds how long the files took and the names of what failed, if the report tells any. */
const withTimes = (files: FileTime[], counts: Counts, failedNames: string[]): Counts => ({
  ...counts,
  ...(failedNames.length > 0 ? { failedNames } : {}),
  ...(files.length > 0 ? { files } : {}),
});

/** Where only the end of the output is kept, the names of what failed are all that is left: they say why. */
const nameWithReason = (name: string, message = '') => {
  const lines = stripVTControlCharacters(message).split('\n');
  const reason = lines.map((line) => line.trim()).filter((line) => line !== '');
  return [name, ...reason.slice(0, 5)].join(' | ').slice(0, 600);
};

interface JestLikeReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    status: string;
    name?: string;
    /** Milliseconds since 1970. */
    startTime?: number;
    endTime?: number;
    assertionResults: { status?: string; fullName?: string; failureMessages?: string[] }[];
  }[];
}

/** Vitest's and Jest's JSON reports have one shape; a file that failed before its first test counts as one failure. */
export function countJestLike(file: string, exitCode: number): Counts {
  const report = readReport<JestLikeReport>(file);
  if (!report) return crashed;
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  );
  const names = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName = '', failureMessages }) => nameWithReason(fullName, failureMessages?.[0])),
  );
  const files = report.testResults.flatMap(({ name, startTime = 0, endTime = 0 }) =>
    name ? { file: name, seconds: (endTime - startTime) / 1000 } : [],
  );
  const counts = { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
  return withTimes(files, withExitCode(counts, exitCode), [
    ...names,
    ...broken.flatMap(({ name }) => name ?? []),
  ]);
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    /** Durations in milliseconds. */
    tests?: { results: { duration: number; error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

const failedSpecs = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests = [] }) => {
      const [error] = tests.flatMap(({ results }) => results.flatMap((result) => result.error ?? []));
      return nameWithReason(`${file}:${line} ${title}`, error?.message);
    }),
  ...suites.flatMap(failedSpecs),
];

const specTimes = ({ suites = [], specs = [] }: PlaywrightSuite): FileTime[] => [
  ...specs.map(({ file, tests = [] }) => ({
    file,
    seconds: sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000))),
  })),
  ...suites.flatMap(specTimes),
];

/** One entry for each file. */
function byFile(times: FileTime[]): FileTime[] {
  const groups = Map.groupBy(times, ({ file }) => file);
  return [...groups].map(([file, some]) => ({ file, seconds: sum(some.map(({ seconds }) => seconds)) }));
}

/** Playwright's JSON report; a flaky test is a failing test, and a skipped one was promised and not run. */
export function countPlaywright(file: string, exitCode: number): Counts {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return crashed;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const counts = { passed: expected, failed: unexpected + flaky + skipped + report.errors.length };
  return withTimes(byFile(specTimes(report)), withExitCode(counts, exitCode), failedSpecs(report));
}

/** One check that either holds or not. */
export function countCheck(exitCode: number): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : crashed;
}

/** The sum of several counts. */
export function sumCounts(all: Counts[]): Counts {
  return all.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });
}
