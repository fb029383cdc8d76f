/** `npm run storybook|bench|generate|visual|chromatic|changeset|misuse|audit|reset-demo|verify-history`, and `node scripts/run.mjs inventory|first-migration|release|build`: installs, then hands over to the tool on the pinned Node. */
import { build } from './build.mjs';
import { runChild } from './child.mjs';
import { fail, install, pinnedNode, requireNode } from './workspace.mjs';

const tools = {
  storybook: ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '--port', '6006', '--no-open'],
  bench: ['--conditions=crt-source', 'tooling/bench/main.ts'],
  generate: ['--conditions=crt-source', 'openapi/generate/generate.ts'],
  visual: ['--conditions=crt-source', 'tooling/visual/main.ts'],
  chromatic: ['node_modules/chromatic/dist/bin.cjs', '--storybook-build-dir', 'storybook-static'],
  changeset: ['node_modules/@changesets/cli/bin.js'],
  'kit-sizes': ['--conditions=crt-source', 'tooling/sizes/kit-sizes.ts'],
  'api-report': ['--conditions=crt-source', 'tooling/api-report/main.ts'],
  inventory: ['tooling/inventory/main.ts'],
  audit: ['tooling/audit/main.ts'],
  release: ['--conditions=crt-source', 'tooling/release.ts'],
  'first-migration': ['--conditions=crt-source', 'tooling/first-migration.ts'],
  misuse: ['--conditions=crt-source', 'apps/server/test/misuse/main.ts'],
  'reset-demo': ['--conditions=crt-source', 'tooling/reset-demo.ts'],
  'verify-history': ['--conditions=crt-source', 'tooling/verify-history.ts'],
};

const [name = '', ...rest] = process.argv.slice(2);
const tool = tools[name];
if (!tool && name !== 'build')
  fail(`Unknown command "${name}". Known: ${['build', ...Object.keys(tools)].join(', ')}.`);

requireNode();
if (name === 'chromatic' && !process.env['CHROMATIC_PROJECT_TOKEN']) {
  fail(
    'Set CHROMATIC_PROJECT_TOKEN: the built Storybook goes to the Chromatic project that this token belongs to.',
  );
}
install();
// An attack needs something to attack: the server as it is shipped.
if (name === 'build' || name === 'misuse') build();
if (tool) runChild(pinnedNode(), [...tool, ...rest]);
