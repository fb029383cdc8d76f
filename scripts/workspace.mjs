/**
 * What every root command needs before anything of the workspace is installed: the root folder, a clean
 * environment, the pinned pnpm and the pinned Node. Plain JavaScript without dependencies, because it runs on
 * whatever Node a machine has (20.19 or newer) and on a fresh clone.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Where the commands keep their stamps and unpacked tools; safe to delete. */
export const cache = join(root, 'node_modules', '.cache', 'crt');

/** Ends the command with one clear line. */
export function fail(message, code = 1) {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

/** One line of progress with the time since the command began, so that long steps are seen to move. */
export function step(message) {
  process.stdout.write(`[${process.uptime().toFixed(1).padStart(5)} s] ${message}\n`);
}

const oldestNode = [20, 19];

/** Refuses to run on a Node that cannot even run the pinned pnpm and Vite. */
export function requireNode(versionText = process.versions.node) {
  const [major = 0, minor = 0] = versionText.split('.').map(Number);
  const isOldEnough = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  if (!isOldEnough) {
    fail(
      `CRT needs Node ${oldestNode.join('.')} or newer to begin with; this is ${versionText}. See https://nodejs.org.`,
    );
  }
}

const keptNpmSettings =
  /^npm_config_(registry|userconfig|globalconfig|cache|cafile|ca|proxy|https_proxy|noproxy|strict_ssl|user_agent)$|^npm_config_(@|\/\/)/i;

/**
 * The environment for children: npm's and pnpm's own `npm_*` variables describe the command that is running now
 * and would mislead a nested one, except those that say how to reach the registry.
 */
export function cleanEnvironment(env = process.env) {
  const entries = Object.entries(env).filter(([name]) => !/^npm_/i.test(name) || keptNpmSettings.test(name));
  const clean = Object.fromEntries(entries);
  delete clean.npm_config_user_agent;
  clean.PATH = `${join(root, 'node_modules', '.bin')}:${clean.PATH ?? ''}`;
  return clean;
}

/** The command line of the pinned pnpm: itself when it started us, otherwise through npx. */
export function pnpmCommand(env = process.env) {
  if (env.npm_config_user_agent?.startsWith('pnpm/')) return ['pnpm'];
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return ['npx', '--yes', packageManager];
}

/** The files under some folders or files of the repository, in a stable order; what is derived is left out. */
export function listFiles(paths) {
  const isDerived = (name) => ['node_modules', 'dist', 'storybook-static', '.data', '.cache'].includes(name);
  const visit = (path) => {
    const entries = readdirSync(join(root, path), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    );
    return entries.flatMap((entry) => {
      if (isDerived(entry.name)) return [];
      const inside = join(path, entry.name);
      return entry.isDirectory() ? visit(inside) : entry.isFile() ? [inside] : [];
    });
  };
  return paths.flatMap((path) => {
    if (!existsSync(join(root, path))) return [];
    return /\.[a-z]+$/.test(path) ? [path] : visit(path);
  });
}

/** A hash over names and contents: the same inputs give the same text on every machine. */
export function hashFiles(files, ...facts) {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Whether the stamp of that name holds this value. */
export function isStamped(name, value) {
  const file = join(cache, `${name}.stamp`);
  return existsSync(file) && readFileSync(file, 'utf8') === value;
}

/** Remembers what a finished step was made from. */
export function stamp(name, value) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, `${name}.stamp`), value);
}

function manifests() {
  const folders = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(parent, name)),
  );
  return ['', 'openapi', 'e2e', 'tooling', 'bench', ...folders.sort()]
    .map((folder) => join(folder, 'package.json'))
    .filter((file) => existsSync(join(root, file)));
}

/**
 * Installs what the lockfile says, whole workspace at once; skipped when nothing changed since the last time.
 * A filtered first install would leave the other packages without their dependencies.
 */
export function install() {
  const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests()];
  const wanted = hashFiles(inputs, process.platform, process.arch);
  if (isStamped('install', wanted) && existsSync(join(root, 'node_modules', '.modules.yaml'))) return;
  step('Installing packages …');
  const [command, ...leading] = pnpmCommand();
  const run = spawnSync(command, [...leading, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    // Under NODE_ENV=production pnpm would leave out the tools that build the application.
    env: { ...cleanEnvironment(), NODE_ENV: 'development' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.error) fail(`Could not start ${command}: ${run.error.message}`);
  if (run.status !== 0) {
    fail(
      `${run.stdout}\n${run.stderr}\nInstalling failed. Is the package registry reachable?`,
      run.status ?? 1,
    );
  }
  stamp('install', wanted);
  step('Packages are installed');
}

/** The Node that runs the product and its tools: the pinned one, or the machine's where none is packaged for it. */
export function pinnedNode() {
  const packaged = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(packaged)) return packaged;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const canRunTypeScript = major > 22 || (major === 22 && minor >= 18);
  if (canRunTypeScript) return process.execPath;
  return fail(
    `No Node 24 is packaged for ${process.platform} ${process.arch}; bring Node 24 yourself (22.18 is the oldest that works, this is ${process.versions.node}).`,
  );
}
