/** Runs every story of the built Storybook, as it is shipped, with its interactions and axe. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listening, serveFolder } from '../static-server.ts';
import { storyEnds } from './story-ends.ts';
import { inParts, type StoryIndex } from './story-parts.ts';

/** Enough for two workers to end at about the same time. */
const parts = 12;

const root = join(import.meta.dirname, '..', '..');
const built = join(root, 'storybook-static');
const index = join(built, 'index.json');
if (!existsSync(index)) {
  console.error('There is no built Storybook: run "npm test -- --only storybook" first.');
  process.exit(1);
}

const all = JSON.parse(readFileSync(index, 'utf8')) as StoryIndex;
const entries = Object.values(all.entries);
const looks = entries.filter(({ type, tags = [] }) => type === 'story' && !tags.includes('no-visual'));
const stories = inParts(all, parts);
const site = await serveFolder(built);
// Where the runner asks what there is; the pages come from the site (.storybook/test-runner.ts).
const list = await listening(createServer((_request, response) => response.end(JSON.stringify(stories))));
const runner = join(root, 'node_modules/@storybook/test-runner/dist/test-storybook.js');
const args = ['--index-json', '--url', list.url, '--maxWorkers', '2'];
const child = spawn(process.execPath, [runner, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    STORYBOOK_DISABLE_TELEMETRY: '1',
    CRT_STORYBOOK_SITE: site.url,
    CRT_STORY_ENDS: JSON.stringify(storyEnds(entries)),
    CRT_STORY_LOOKS: JSON.stringify(looks.map(({ id }) => id)),
    CRT_STORY_REPORT: process.argv[2] ?? join(root, '.reports/stories.json'),
  },
});
child.on('exit', (code) => {
  site.close();
  list.close();
  process.exit(code ?? 1);
});
