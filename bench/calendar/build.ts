import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { shared } from '../../vite.shared.ts';

const page = join(import.meta.dirname, 'page');

/** Where the built pages of the benchmark lie, one folder per calendar. */
export const builtFolder = join(import.meta.dirname, '..', 'node_modules', '.cache', 'calendar');

/** Builds the page of one calendar for production; all pages are the same but for the calendar. */
export async function buildCandidate(name: string): Promise<void> {
  await build({
    ...shared,
    configFile: false,
    root: page,
    base: `/${name}/`,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    resolve: {
      ...shared.resolve,
      alias: { '#calendar': join(page, 'candidates', `${name}.tsx`) },
    },
    build: { outDir: join(builtFolder, name), emptyOutDir: true, assetsInlineLimit: 0 },
  });
}

/** Gzipped bytes of the files that a page loads at its start, by kind. */
export interface PageSize {
  readonly script: number;
  readonly style: number;
}

/** Measures what index.html and its preloads name; code that is loaded later is not counted. */
export function sizeOf(name: string): PageSize {
  const folder = join(builtFolder, name);
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
