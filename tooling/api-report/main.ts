/**
 * `node scripts/run.mjs api-report`: accepts the public API and the names that tests and links of others rely on, as they
 * are now; a change of the API, or a name that is gone, needs a changeset first. With `--check` it only says what is not
 * accepted yet.
 */
import { writeFileSync } from 'node:fs';
import { acceptNames, drawnPackages, lostNames } from './public-names.ts';
import { describeApi, formatReport, hasChangeset, readReport, reportFile } from './report.ts';

const isCheck = process.argv.includes('--check');
const accept = 'Run "node scripts/run.mjs api-report", look at what changed, and commit it.';
let refused = 0;
for (const name of ['domain', 'ui', 'api-client', 'domain-widgets']) {
  const api = describeApi(name);
  const isChanged = readReport(name)?.api !== api;
  if (isCheck) {
    if (isChanged) console.error(`@crt/${name}: the report is not that of these sources. ${accept}`);
    refused += isChanged ? 1 : 0;
    continue;
  }
  if (isChanged && !hasChangeset(name)) {
    console.error(`@crt/${name}: the public API changed. Describe it first: npm run changeset`);
    refused += 1;
    continue;
  }
  writeFileSync(reportFile(name), formatReport(name, api));
  console.log(`@crt/${name}: ${isChanged ? 'changed' : 'unchanged'}`);
}
for (const name of drawnPackages) {
  const lost = lostNames(name);
  if (isCheck) {
    if (lost.length > 0) console.error(`@crt/${name}: gone: ${lost.join(', ')}. ${accept}`);
    refused += lost.length > 0 ? 1 : 0;
    continue;
  }
  if (lost.length > 0 && !hasChangeset(name)) {
    console.error(`@crt/${name}: gone: ${lost.join(', ')}. Describe it first: npm run changeset`);
    refused += 1;
    continue;
  }
  acceptNames(name);
  for (const gone of lost) console.log(`@crt/${name}: no longer: ${gone}`);
}
process.exit(refused > 0 ? 1 : 0);
