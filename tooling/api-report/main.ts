/** `node scripts/run.mjs api-report`: accepts the public API as it is now; a change needs a changeset first. */
import { writeFileSync } from 'node:fs';
import { describeApi, formatReport, hasChangeset, readReport, reportFile } from './report.ts';

let refused = 0;
for (const name of ['domain', 'ui', 'api-client', 'domain-widgets']) {
  const api = describeApi(name);
  const isChanged = readReport(name)?.api !== api;
  if (isChanged && !hasChangeset(name)) {
    console.error(`@crt/${name}: the public API changed. Describe it first: pnpm changeset`);
    refused += 1;
    continue;
  }
  writeFileSync(reportFile(name), formatReport(name, api));
  console.log(`@crt/${name}: ${isChanged ? 'changed' : 'unchanged'}`);
}
process.exit(refused > 0 ? 1 : 0);
