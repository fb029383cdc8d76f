import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The file of a story is a part of all of them (story-parts.ts); what takes long is a component. */
const componentOf = ({ ancestorTitles }) => ancestorTitles.slice(1).join(' ').split(': ')[0] || 'stories';

/** Writes what the test command counts; the runner's own --outputFile does not take a name. */
export default class JsonReporter {
  onRunComplete(_contexts, results) {
    const file = process.env.CRT_STORY_REPORT;
    if (!file) return;
    const report = {
      numPassedTests: results.numPassedTests,
      numFailedTests: results.numFailedTests + results.numPendingTests,
      testResults: results.testResults.flatMap((result) => {
        const components = Map.groupBy(result.testResults, componentOf);
        const status = result.testExecError || result.numFailingTests > 0 ? 'failed' : 'passed';
        if (components.size === 0) return [{ status, assertionResults: [] }];
        return [...components].map(([name, tests]) => ({
          name,
          status,
          startTime: 0,
          endTime: tests.reduce((total, { duration }) => total + (duration ?? 0), 0),
          assertionResults: tests.map(({ fullName, status: own, failureMessages }) => ({
            fullName,
            status: own,
            failureMessages,
          })),
        }));
      }),
    };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(report));
  }
}
