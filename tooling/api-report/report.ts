import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { levelLineOf } from '../release/api-levels.ts';
import { publicExports } from './public-exports.ts';

const root = join(import.meta.dirname, '..', '..');
const nextRelease = 'next release';

/** Where the accepted public API of a package is written down. */
export const reportFile = (packageName: string) => join(import.meta.dirname, `${packageName}.api.txt`);

/** The public API as text: one paragraph per exported name. */
export function describeApi(packageName: string): string {
  // What is generated from the contract is described there; here its names are enough.
  const paragraphs = publicExports(packageName).map(({ entry, name, signature, file }) => {
    const shape = file.includes('/__generated__/') ? '' : `${signature}\n`;
    return `@crt/${packageName}/${entry} ${name}\n${shape}`;
  });
  return paragraphs.join('\n');
}

/** Splits a report into the release that it describes and the API itself; null when there is none. */
export function readReport(packageName: string): { release: string; api: string } | null {
  const file = reportFile(packageName);
  if (!existsSync(file)) return null;
  const [head = '', ...rest] = readFileSync(file, 'utf8').split('\n');
  return { release: head.replace(`# @crt/${packageName}, `, ''), api: rest.slice(1).join('\n') };
}

/** The whole text of a report. */
export function formatReport(packageName: string, api: string): string {
  const release = hasChangeset(packageName) ? nextRelease : versionOf(packageName);
  return `# @crt/${packageName}, ${release}\n\n${api}`;
}

/** Whether somebody has described a change of this package for its next release. */
export function hasChangeset(packageName: string): boolean {
  const folder = join(root, '.changeset');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .some((name) => levelLineOf(packageName).test(readFileSync(join(folder, name), 'utf8')));
}

/** Whether the release named in a report is still ahead and described, or the one that package.json names. */
export function isKnownRelease(packageName: string, release: string): boolean {
  return release === nextRelease ? hasChangeset(packageName) : release === versionOf(packageName);
}

function versionOf(packageName: string): string {
  const manifest = readFileSync(join(root, 'packages', packageName, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
