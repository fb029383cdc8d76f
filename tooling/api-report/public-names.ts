import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { files, read } from '../structure/repository.ts';

/** Published packages with stories and with elements that other people's tests look for. */
export const drawnPackages = ['ui', 'domain-widgets'] as const;

type DrawnPackage = (typeof drawnPackages)[number];

const namesFile = (packageName: DrawnPackage) => join(import.meta.dirname, `${packageName}.names.txt`);

/** The ids of a file's stories, as Storybook makes them from the title and the names of the exports. */
export function storyIds(text: string): string[] {
  const title = /^(?:const meta = \{ | {2})title: '([^'/]+\/[^']+)'/m.exec(text)?.[1] ?? '';
  return [...text.matchAll(/^export const (\w+): Story\b/gm)].map(([, key = '']) =>
    toId(title, storyNameFromExport(key)),
  );
}

/** Marks that are written out, and those that a part of several components is given. */
const hooks = (text: string): string[] =>
  [...text.matchAll(/(?<= )(?:data-)?(component|part)="([^"]+)"/g)].map(
    ([, kind = '', name = '']) => `data-${kind} ${name}`,
  );

/** What others rely on by name: ids of stories, and the marks on elements. */
function publicNames(packageName: DrawnPackage): string[] {
  const sources = files.filter(
    (file) => file.startsWith(`packages/${packageName}/src/`) && file.endsWith('.tsx'),
  );
  const names = sources.flatMap((file) =>
    file.endsWith('.stories.tsx') ? storyIds(read(file)).map((id) => `story ${id}`) : hooks(read(file)),
  );
  return [...new Set(names)].sort();
}

/** Names that were accepted once and are gone or called otherwise: whoever relied on them is left alone. */
export function lostNames(packageName: DrawnPackage): string[] {
  const file = namesFile(packageName);
  const now = new Set(publicNames(packageName));
  const accepted = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return accepted.filter((name) => !now.has(name));
}

/** Accepts the names as they are now. */
export function acceptNames(packageName: DrawnPackage): void {
  writeFileSync(namesFile(packageName), `${publicNames(packageName).join('\n')}\n`);
}
