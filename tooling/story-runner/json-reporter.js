import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes what the test command counts; the runner's own --outputFile does not take a name. */
export default class JsonReporter {
  onRunComplete(_contexts, results) {
    const file = process.env.CRT_STORY_REPORT;
    if (!file) return;
    const report = {
      numPassedTests: results.numPassedTests,
      numFailedTests: results.numFailedTests + results.numPendingTests,
      testResults: results.testResults.map((result) => ({
        status: result.testExecError || result.numFailingTests > 0 ? 'failed' : 'passed',
        assertionResults: result.testResults.map(({ fullName, status }) => ({ fullName, status })),
      })),
    };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(report));
  }
}
