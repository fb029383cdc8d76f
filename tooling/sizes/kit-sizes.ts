/**
 * `node scripts/run.mjs kit-sizes`: writes what each entry of `@crt/ui` weighs into the file that the documentation
 * pages show. Measured on the package as it is published; the suite `packages` says when the file is out of date.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Plugin, build } from 'vite';
import { buildPackage } from '../build-package.ts';
import { entriesOf } from '../package-entries.ts';
import type { EntrySize, KitSizes } from '../../packages/ui/src/stories/kit-sizes.ts';

const folder = join(import.meta.dirname, '..', '..', 'packages/ui');
export const kitSizesFile = join(folder, 'src/stories/kit-sizes.json');

/** What a page that uses the kit has anyhow; the rest of an entry is what it adds. */
const shared = ['UiProvider', 'Button'];

/** Entries that are part of a page; the page objects of tests are not. */
export const weighedEntries = (): string[] =>
  entriesOf('ui')
    .map(({ specifier }) => specifier.replace('@crt/ui/', ''))
    .filter((entry) => entry !== 'testing');

/** A page that uses these entries as wholes. */
const pageOf = (entries: string[]): Plugin => ({
  name: 'crt-page-of-entries',
  resolveId: (id) => (id === 'page' ? '\0page' : null),
  load: (id) =>
    id === '\0page'
      ? entries.map((entry, at) => `export * as e${at} from '${folder}/dist/exports/${entry}.js';`).join('\n')
      : null,
});

interface Weight {
  /** Bytes of gzip that the page needs to begin, and those that it may fetch later. */
  first: number;
  later: number;
}

async function weigh(entries: string[]): Promise<Weight> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [pageOf(entries)],
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: 'page', external: /^react(-dom)?(\/|$)/, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in result)) throw new Error('The build watches instead of ending.');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set<string>();
  const take = (name: string): void => {
    if (first.has(name) || !byName.has(name)) return;
    first.add(name);
    byName.get(name)?.imports.forEach(take);
  };
  chunks.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => take(fileName));
  const weightOf = (isFirst: boolean): number =>
    chunks
      .filter(({ fileName }) => first.has(fileName) === isFirst)
      .reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  return { first: weightOf(true), later: weightOf(false) };
}

const kilobytes = (bytes: number): number => Math.max(0, Math.round(bytes / 100) / 10);

/** Weighs entries of the built package; `packages/ui/dist` must be there. */
export async function weighKit(entries: readonly string[]): Promise<KitSizes> {
  const base = await weigh(shared);
  const sizes: Record<string, EntrySize> = {};
  for (const entry of entries) {
    const alone = await weigh([entry]);
    const beside = await weigh([...new Set([...shared, entry])]);
    sizes[entry] = {
      alone: kilobytes(alone.first),
      beside: kilobytes(beside.first - base.first),
      later: kilobytes(alone.later),
    };
  }
  return sizes;
}

if (import.meta.main) {
  await buildPackage('ui');
  writeFileSync(kitSizesFile, `${JSON.stringify(await weighKit(weighedEntries()), null, 2)}\n`);
}
