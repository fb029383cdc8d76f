import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  cleanEnvironment,
  fail,
  hashFiles,
  isStamped,
  listFiles,
  pinnedNode,
  root,
  stamp,
  step,
} from './workspace.mjs';

const inputs = [
  'apps/crt',
  'packages/domain',
  'packages/ui',
  'packages/api-client',
  'packages/domain-widgets',
  'vite.shared.ts',
  'tsconfig.base.json',
  'pnpm-lock.yaml',
];

const isTestOrStory = (file) => /\.(test|stories)\.tsx?$|\.mdx$/.test(file);

/** Builds the browser application into apps/crt/dist, only when something that it is made of changed. */
export function buildApp() {
  const wanted = hashFiles(listFiles(inputs).filter((file) => !isTestOrStory(file)));
  const index = join(root, 'apps/crt/dist/index.html');
  if (isStamped('app', wanted) && existsSync(index)) return;
  step('Building the application …');
  rmSync(join(root, 'apps/crt/dist'), { recursive: true, force: true });
  const vite = join(root, 'apps/crt/node_modules/vite/bin/vite.js');
  const run = spawnSync(pinnedNode(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/crt'),
    env: { ...cleanEnvironment(), NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (run.status !== 0 || !existsSync(index)) {
    fail(`${run.stdout ?? ''}\n${run.stderr ?? ''}\nBuilding the application failed.`);
  }
  stamp('app', wanted);
  step('The application is built');
}
