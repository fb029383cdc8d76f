import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedPackages } from '../package-entries.ts';
import { filesOf, gzipSize, type Manifest } from '../sizes/chunks.ts';
import { typeSettings } from './foreign-apps.ts';
import { pnpm, root, run } from './pack.ts';

/** Exact versions of this repository, so that the registry's newest cannot change the outcome. */
function versionOf(dependency: string): string {
  const places = ['.', ...publishedPackages.map((name) => `packages/${name}`)];
  const manifest = places
    .map((place) => join(root, place, 'node_modules', dependency, 'package.json'))
    .find((file) => existsSync(file));
  if (manifest === undefined) throw new Error(`No package here has ${dependency}.`);
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** Installs the tarballs and what else is named into a new folder, as a stranger would. */
function installApp(
  folder: string,
  tarballs: Map<string, string>,
  theirs: Readonly<Record<string, string>>,
): void {
  mkdirSync(folder, { recursive: true });
  const ours = Object.fromEntries([...tarballs].map(([name, file]) => [`@crt/${name}`, `file:${file}`]));
  const manifest = {
    name: 'outside-app',
    private: true,
    type: 'module',
    dependencies: { ...ours, ...theirs },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  // Our packages need each other in versions that no registry has yet.
  const overrides = Object.entries(ours).map(([name, file]) => `  '${name}': '${file}'`);
  const allowed = 'esbuild: false, msw: false, unrs-resolver: false';
  const settings = [
    `allowBuilds: { ${allowed} }`,
    'pmOnFail: ignore',
    'ignoredOptionalDependencies: [sharp]',
    'overrides:',
    ...overrides,
    '',
  ];
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), settings.join('\n'));
  pnpm(['install', '--prefer-offline', '--no-frozen-lockfile'], folder);
}

/** The versions of this repository for these packages. */
const ownVersions = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, versionOf(name)]));

/** The versions of tools that only apps of other teams need: nothing here depends on them (decision 021). */
const otherTeams = JSON.parse(readFileSync(join(import.meta.dirname, 'other-teams.json'), 'utf8')) as Record<
  string,
  string
>;

/** A new folder with a Vite app that depends on the tarballs, and what the apps of other teams need beside that. */
export function makeBlankApp(folder: string, tarballs: Map<string, string>): void {
  // Optional peers are for those who import what needs them, and this app imports everything.
  const peers = ['react-hook-form', '@tanstack/react-query', 'msw'];
  const react = ['react', 'react-dom', '@types/react', '@types/react-dom'];
  const builders = ['vite', '@vitejs/plugin-react', '@vanilla-extract/vite-plugin', 'typescript'];
  const theirs = ownVersions([...peers, ...react, ...builders, '@vanilla-extract/css']);
  installApp(folder, tarballs, { ...theirs, ...otherTeams });
  const compilerOptions = { ...typeSettings('bundler'), types: ['vite/client'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['main.tsx'] }));
}

/** Gzipped bytes that a visitor downloads at once, and those of scripts that come when they are needed. */
interface AppSize {
  script: number;
  style: number;
  laterScript: number;
}

/** Type-checks and builds the app around this entry. */
export function buildBlankApp(folder: string, entry: string): AppSize {
  writeFileSync(
    join(folder, 'index.html'),
    '<div id="root"></div><script type="module" src="./main.tsx"></script>',
  );
  writeFileSync(join(folder, 'main.tsx'), entry);
  run([process.execPath, join(folder, 'node_modules/typescript/bin/tsc'), '-p', folder], folder);
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  run([process.execPath, vite, 'build', '--manifest', '--logLevel', 'error'], folder);
  const dist = join(folder, 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const atOnce = [...filesOf(manifest, 'index.html')];
  const allScripts = readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `assets/${file}`);
  const script = gzipSize(
    dist,
    atOnce.filter((file) => file.endsWith('.js')),
  );
  const style = gzipSize(
    dist,
    atOnce.filter((file) => file.endsWith('.css')),
  );
  return { script, style, laterScript: gzipSize(dist, allScripts) - script };
}
