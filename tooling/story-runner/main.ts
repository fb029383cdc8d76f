/** Runs every story of the built Storybook, as it is shipped, with its interactions and axe. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from '../static-server.ts';

const root = join(import.meta.dirname, '..', '..');
const built = join(root, 'storybook-static');
if (!existsSync(join(built, 'index.json'))) {
  console.error('There is no built Storybook: run "npm test -- --only storybook" first.');
  process.exit(1);
}

const site = await serveFolder(built);
const runner = join(root, 'node_modules/@storybook/test-runner/dist/test-storybook.js');
const args = ['--index-json', '--url', site.url, '--maxWorkers', '2'];
const child = spawn(process.execPath, [runner, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    STORYBOOK_DISABLE_TELEMETRY: '1',
    CRT_STORY_REPORT: process.argv[2] ?? join(root, '.reports/stories.json'),
  },
});
child.on('exit', (code) => {
  site.close();
  process.exit(code ?? 1);
});
