import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** In the order in which they need each other's declarations. */
export const publishedPackages = ['domain', 'ui', 'api-client', 'domain-widgets'] as const;
export type PublishedPackage = (typeof publishedPackages)[number];

export interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  exports: Record<string, { 'crt-source'?: string }>;
}

export function readManifest(name: PublishedPackage): Manifest {
  return JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest;
}

/** One door of a package. */
export interface Entry {
  /** What users import: `@crt/ui/Button`. */
  specifier: string;
  /** Its source, from the package's folder. */
  source: string;
}

/** Every module that the exports map of a package lets users import, its patterns spelled out. */
export function entriesOf(name: PublishedPackage): Entry[] {
  return Object.entries(readManifest(name).exports).flatMap(([pattern, { 'crt-source': source }]) => {
    if (!source?.includes('*')) return [];
    const folder = dirname(source);
    const path = join(root, 'packages', name, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path)
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
      .sort()
      .map((file) => ({
        specifier: `@crt/${name}/${pattern.slice(2).replace('*', file.replace(/\.tsx?$/, ''))}`,
        source: join(folder, file),
      }));
  });
}
