import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { shared } from '../../vite.shared.ts';

/** The pages of one benchmark: the same page built once for each candidate, which it imports under an alias. */
export interface Pages {
  /** The folder with index.html and `candidates/<name>.tsx`. */
  readonly page: string;
  /** What the page imports in place of a candidate, such as `#candidate`. */
  readonly alias: string;
  /** Where the built pages lie, one folder per candidate. */
  readonly built: string;
}

/** Where the built pages of a benchmark lie. */
export const builtIn = (name: string): string =>
  join(import.meta.dirname, '..', 'node_modules', '.cache', name);

/** Builds the page of one candidate for production; all pages are the same but for the candidate. */
export async function buildCandidate({ page, alias, built }: Pages, name: string): Promise<void> {
  await build({
    ...shared,
    configFile: false,
    root: page,
    base: `/${name}/`,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    resolve: {
      ...shared.resolve,
      alias: { [alias]: join(page, 'candidates', `${name}.tsx`) },
    },
    build: { outDir: join(built, name), emptyOutDir: true, assetsInlineLimit: 0 },
  });
}

/** Gzipped bytes of the files that a page loads at its start, by kind. */
export interface PageSize {
  readonly script: number;
  readonly style: number;
}

/** Measures what index.html and its preloads name; code that is loaded later is not counted. */
export function sizeOf({ built }: Pages, name: string): PageSize {
  const folder = join(built, name);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const sum = (extension: string) =>
    readdirSync(join(folder, 'assets'))
      .filter((file) => file.endsWith(extension) && html.includes(file))
      .reduce(
        (total, file) => total + gzipSync(readFileSync(join(folder, 'assets', file)), { level: 9 }).length,
        0,
      );
  return { script: sum('.js'), style: sum('.css') };
}
