import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git, ReleaseRefused } from './git.ts';

/** How much a changeset says that a release changes, from nothing to what breaks users. */
const levels = ['none', 'patch', 'minor', 'major'] as const;
type Level = (typeof levels)[number];

const publishedPackages = ['domain', 'ui', 'api-client', 'domain-widgets'];

/** The exported names of a report of the public API: each begins a paragraph. */
function exportsOf(report: string): ReadonlySet<string> {
  return new Set(report.split('\n').filter((line) => /^@crt\/\S+ \S+$/.test(line)));
}

/** What a package's release has to say at least, and because of which exports. */
export interface NeededLevel {
  readonly level: Level;
  readonly gone: readonly string[];
  readonly added: readonly string[];
}

/**
 * What has to be said of the difference of two reports: of an addition minor, of a removed export major, before the first
 * major version minor.
 */
export function neededLevel(version: string, released: string, present: string): NeededLevel {
  const [before, now] = [exportsOf(released), exportsOf(present)];
  const [gone, added] = [[...before.difference(now)], [...now.difference(before)]];
  const ofGone = version.startsWith('0.') ? 'minor' : 'major';
  const level = gone.length > 0 ? ofGone : added.length > 0 ? 'minor' : 'none';
  return { level, gone, added };
}

/** The line of a changeset that says what comes for a package; its tool writes other quotes than the formatter. */
export const levelLineOf = (packageName: string): RegExp =>
  new RegExp(`^['"]@crt/${packageName}['"]: (\\w+)$`, 'm');

/** The most that changesets say of a package. */
export function describedLevel(changesets: readonly string[], packageName: string): Level {
  const line = levelLineOf(packageName);
  const said = changesets.map((text) => line.exec(text)?.[1]);
  return levels.findLast((level) => said.includes(level)) ?? 'none';
}

/**
 * Compares the report of each package with that of its last release, while the changesets are there. Throws
 * {@link ReleaseRefused} with the exports of which too little is said. Of what was never released nothing can be gone.
 */
export function requireApiLevels(repository: string): void {
  const changesets = readChangesets(repository);
  const faults = publishedPackages.flatMap((name) => {
    const { version } = JSON.parse(
      readFileSync(join(repository, 'packages', name, 'package.json'), 'utf8'),
    ) as {
      version: string;
    };
    const file = `tooling/api-report/${name}.api.txt`;
    const released = releasedReport(repository, file, `# @crt/${name}, ${version}`);
    if (released === undefined) return [];
    const needed = neededLevel(version, released, readFileSync(join(repository, file), 'utf8'));
    const described = describedLevel(changesets, name);
    if (levels.indexOf(described) >= levels.indexOf(needed.level)) return [];
    const which =
      needed.gone.length > 0 ? `gone: ${needed.gone.join(', ')}` : `new: ${needed.added.join(', ')}`;
    return [`@crt/${name} needs a ${needed.level} changeset, and has ${described}; ${which}.`];
  });
  if (faults.length > 0) throw new ReleaseRefused(faults.join('\n'));
}

function readChangesets(repository: string): string[] {
  const folder = join(repository, '.changeset');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
  return files.map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** The newest report in the history that begins as that of a release does. */
function releasedReport(repository: string, file: string, head: string): string | undefined {
  const commits = git(repository, ['log', '--format=%H', '--diff-filter=AM', '--', file])
    .split('\n')
    .filter(Boolean);
  for (const commit of commits) {
    const report = git(repository, ['show', `${commit}:${file}`]);
    if (report.startsWith(`${head}\n`)) return report;
  }
  return undefined;
}
