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

const always = ['packages/domain', 'packages/ui', 'tsconfig.base.json', 'pnpm-lock.yaml'];

/** What `npm start` runs: the browser application, and the server in few files. */
const parts = [
  {
    name: 'application',
    folder: 'apps/crt',
    result: 'index.html',
    inputs: ['apps/crt', 'packages/api-client', 'packages/domain-widgets', 'vite.shared.ts', ...always],
  },
  {
    name: 'server',
    folder: 'apps/server',
    result: 'main.js',
    inputs: ['apps/server/src', 'apps/server/vite.config.ts', 'apps/server/package.json', ...always],
    // The empty database that a first start copies.
    thenRun: 'make-empty-database.js',
  },
];

const isTestOrStory = (file) => /\.(test|stories)\.tsx?$|\.mdx$/.test(file);

/** Builds what is run, each part only when something that it is made of changed. */
export function build() {
  for (const part of parts) buildPart(part);
}

const madeBy = ({ folder, result }) => join(root, folder, 'dist', result);
const inputHash = ({ inputs }) => hashFiles(listFiles(inputs).filter((file) => !isTestOrStory(file)));

/** Whether everything that is run lies built, from the files as they are now. */
export const isBuilt = () =>
  parts.every((part) => existsSync(madeBy(part)) && isStamped(part.name, inputHash(part)));

function buildPart(part) {
  const { name, folder, thenRun } = part;
  const wanted = inputHash(part);
  const made = madeBy(part);
  if (isStamped(name, wanted) && existsSync(made)) return;
  step(`Building the ${name} …`);
  rmSync(join(root, folder, 'dist'), { recursive: true, force: true });
  const vite = join(root, folder, 'node_modules/vite/bin/vite.js');
  const steps = [[vite, 'build', '--logLevel', 'warn'], ...(thenRun ? [[join('dist', thenRun)]] : [])];
  for (const args of steps) {
    const run = spawnSync(pinnedNode(), args, {
      cwd: join(root, folder),
      env: { ...cleanEnvironment(), NODE_ENV: 'production' },
      encoding: 'utf8',
    });
    if (run.status !== 0 || !existsSync(made)) {
      fail(`${run.stdout ?? ''}\n${run.stderr ?? ''}\nBuilding the ${name} failed.`);
    }
  }
  stamp(name, wanted);
  step(`The ${name} is built`);
}
