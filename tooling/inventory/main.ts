/** Writes docs/inventory.md anew from the tests; with `--check` it only says whether it is fresh. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inventoryPage } from './inventory-page.ts';

const root = join(import.meta.dirname, '..', '..');
const page = join(root, 'docs/inventory.md');

const files = globSync('{packages/*,apps/*}/{src,test,mocks}/**/*.{test,stories}.{ts,tsx}', { cwd: root })
  .concat(globSync('{e2e/journeys,openapi,tooling}/**/*.{test,spec}.ts', { cwd: root }))
  .filter((file) => !/node_modules|tooling\/inventory/.test(file))
  .sort()
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const made = inventoryPage(files);
if (!process.argv.includes('--check')) writeFileSync(page, made);
else if (!existsSync(page) || readFileSync(page, 'utf8') !== made) {
  console.error(
    'docs/inventory.md is not made from the tests as they are: run "node scripts/run.mjs inventory".',
  );
  process.exit(1);
}
