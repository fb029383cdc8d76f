/** The test command: every suite, short lines of progress, logs of what failed, and the sum in the last line. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chosenSuites, readArguments } from './arguments.ts';
import { execLogged, stopAll } from './exec.ts';
import { sumCounts } from './reports.ts';
import { schedule, type Outcome } from './scheduler.ts';
import type { Counts, Suite } from './suite.ts';
import { allSuites } from './suites.ts';
import { describeTimes } from './times.ts';

const root = join(import.meta.dirname, '..', '..');
const reports = join(root, '.reports');
const shownLines = 80;
/** Minutes of one suite; the longest takes six on two quiet processors, and eighteen where others use them too. */
const patience = 35;

const logFileOf = (suite: Suite) => join(reports, `${suite.name}.log`);

const say = (text: string) => console.log(`[${process.uptime().toFixed(0).padStart(4)} s] ${text}`);

async function runSuite(suite: Suite): Promise<Counts> {
  const logFile = logFileOf(suite);
  const timeout = AbortSignal.timeout(patience * 60_000);
  const log = (line: string) => appendFileSync(logFile, `${line}\n`);
  const tellEnd = () => log(`Stopped: it took more than ${patience} minutes.`);
  timeout.addEventListener('abort', tellEnd);
  try {
    const counts = await suite.run({
      root,
      reports,
      log,
      exec: (command, options) => execLogged(command, { cwd: root, ...options, logFile, signal: timeout }),
    });
    return timeout.aborted && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch (error) {
    log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return { passed: 0, failed: 1 };
  } finally {
    // Its clock runs on after the suite has ended.
    timeout.removeEventListener('abort', tellEnd);
  }
}

function showEnd({ suite, counts, took, reason }: Outcome): void {
  const numbers = `${counts.passed} passed${counts.failed > 0 ? `, ${counts.failed} failed` : ''}`;
  const mark = counts.failed > 0 ? '✗' : '✓';
  say(
    `${mark} ${suite.name.padEnd(16)} ${numbers}${reason ? ` (not run: ${reason})` : ` (${took.toFixed(1)} s)`}`,
  );
  if (counts.failed === 0 || !existsSync(logFileOf(suite))) return;
  const lines = readFileSync(logFileOf(suite), 'utf8').trimEnd().split('\n');
  console.log(
    lines
      .slice(-shownLines)
      .map((line) => `       ${line}`)
      .join('\n'),
  );
  if (lines.length > shownLines) console.log(`       … the whole log: .reports/${suite.name}.log`);
}

const options = readArguments(process.argv.slice(2), process.env);
const suites = chosenSuites(allSuites, options);
// Suites run against the embedded database unless they were asked to use another one.
delete process.env['DATABASE_URL'];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopAll();
    process.exit(130);
  });
}

say(`Running ${suites.map((suite) => suite.name).join(', ')}`);
const outcomes = await schedule(suites, {
  runSuite,
  onStart: (suite) => say(`  ${suite.name} …${suite.note ? ` (${suite.note})` : ''}`),
  onEnd: showEnd,
});
const total = sumCounts(outcomes.map((outcome) => outcome.counts));
for (const line of describeTimes(outcomes, root)) console.log(line);
const broken = outcomes.filter((outcome) => outcome.counts.failed > 0);
for (const { counts } of broken) for (const name of counts.failedNames ?? []) console.log(`✗ ${name}`);
if (broken.length > 0)
  console.log(`Failed: ${broken.map(({ suite }) => suite.name).join(', ')} (logs in .reports/)`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
