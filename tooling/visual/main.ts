/**
 * `npm run visual`: compares the stories with the stored pictures.
 * `-- --update`: makes the stored pictures anew. `-- --against <revision>`: builds that revision beside this one and
 * compares every story in eleven looks, both photographed on this machine; with `--every` in all combinations of themes,
 * densities, directions and widths (72 pictures of a story: keep to a few). `-- --only <pattern>` keeps to the pictures
 * whose names fit.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { resolveBrowser } from '../browser.ts';
import { readArguments } from './arguments.ts';
import { readStories, shotName, storedShots } from './shots.ts';
import { removeStale } from './stale.ts';

const root = join(import.meta.dirname, '..', '..');
const ours = join(root, 'storybook-static');
const report = join(root, '.reports', 'visual-report');
const cache = join(root, 'node_modules', '.cache', 'crt', 'visual');

const values = argumentsOrEnd();

function argumentsOrEnd() {
  try {
    return readArguments(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

function run(command: string[], cwd = root, env: NodeJS.ProcessEnv = {}): number {
  const [program = '', ...args] = command;
  const result = spawnSync(program, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  return result.status ?? 1;
}

function orEnd(code: number, message: string): void {
  if (code === 0) return;
  console.error(message);
  process.exit(code);
}

function buildStorybook(folder: string): void {
  console.log(`Building Storybook in ${folder} …`);
  const storybook = join(folder, 'node_modules/storybook/dist/bin/dispatcher.js');
  const args = ['build', '--quiet', '--disable-telemetry', '-o', 'storybook-static'];
  orEnd(run([process.execPath, storybook, ...args], folder), 'Storybook does not build.');
}

/** Photographs the stories; what differs can be looked at in a page of its own, picture over picture. */
function photograph(flags: string[], env: NodeJS.ProcessEnv = {}): number {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const config = ['--config', 'tooling/visual/playwright.config.ts'];
  const only = values.only === undefined ? [] : ['--grep', values.only];
  const args = ['test', 'stories.spec.ts', ...config, '--reporter=line,html', ...only, ...flags];
  const page = { PLAYWRIGHT_HTML_OPEN: 'never', PLAYWRIGHT_HTML_OUTPUT_DIR: report };
  return run([process.execPath, cli, ...args], root, { ...page, ...env });
}

function update(): number {
  const { source } = resolveBrowser();
  if (source !== 'pinned') {
    console.error(
      `Stored pictures are made with the pinned browser only (Linux x64); this one is from: ${source}.`,
    );
    return 1;
  }
  const code = photograph(['--update-snapshots=changed']);
  const wanted = storedShots(readStories(ours)).map(shotName);
  for (const name of removeStale(join(import.meta.dirname, 'baselines'), wanted))
    console.log(`removed ${name}`);
  return code;
}

function removeOther(other: string): void {
  if (existsSync(other)) run(['git', 'worktree', 'remove', '--force', other]);
}

/** Ids are public: whoever compares two revisions is told what only one of them has. */
function tellUnshared(theirs: string, revision: string): void {
  const idsOf = (site: string) => new Set(readStories(site).map(({ id }) => id));
  const [here, there] = [idsOf(ours), idsOf(theirs)];
  const tell = (words: string, ids: ReadonlySet<string>) => {
    if (ids.size > 0) console.log(`${words}: ${[...ids].join(', ')}`);
  };
  tell(`Not in ${revision}, therefore not compared`, here.difference(there));
  tell(`Only in ${revision}`, there.difference(here));
}

/** Both revisions are photographed here and now, so that no machine or font can differ. */
function compareWith(revision: string): number {
  const other = join(cache, 'other');
  const baselines = join(cache, 'baselines');
  removeOther(other);
  // One that was cleared away by hand is still on git's list.
  run(['git', 'worktree', 'prune']);
  rmSync(baselines, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  orEnd(run(['git', 'worktree', 'add', '--detach', other, revision]), `There is no revision ${revision}.`);
  try {
    const { packageManager } = JSON.parse(
      spawnSync('git', ['show', `${revision}:package.json`], { cwd: root, encoding: 'utf8' }).stdout,
    ) as { packageManager: string };
    orEnd(
      run(['npx', '--yes', packageManager, 'install', '--frozen-lockfile'], other),
      'Its packages do not install.',
    );
    buildStorybook(other);
    const theirs = join(other, 'storybook-static');
    tellUnshared(theirs, revision);
    const looks = values.every ? 'every' : 'wide';
    const shared = { CRT_VISUAL_LOOKS: looks, CRT_VISUAL_BASELINES: baselines };
    photograph(['--update-snapshots=all'], { ...shared, CRT_VISUAL_SITE: theirs, CRT_VISUAL_OTHER: ours });
    return photograph([], { ...shared, CRT_VISUAL_SITE: ours, CRT_VISUAL_OTHER: theirs });
  } finally {
    removeOther(other);
  }
}

buildStorybook(root);
if (!existsSync(join(ours, 'index.json'))) orEnd(1, 'Storybook was not built.');
const code = values.against ? compareWith(values.against) : values.update ? update() : photograph([]);
if (code !== 0)
  console.log(
    'What differs: .reports/visual-report/index.html (expected, actual and difference of each picture).',
  );
process.exit(code);
