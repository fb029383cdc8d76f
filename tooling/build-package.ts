/**
 * `node tooling/build-package.ts [name …]`: builds published packages into their dist folders, one ES module per
 * source module, declarations beside them, and one styles.css where the package has styles.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { markClientModules } from './client-modules.ts';
import {
  entriesOf,
  publishedPackages,
  readManifest,
  type Manifest,
  type PublishedPackage,
} from './package-entries.ts';
import { build, type InlineConfig, type Plugin } from 'vite';

const root = join(import.meta.dirname, '..');

/** In library mode Vite puts every asset into the stylesheet as text; fonts are better files of their own. */
const fontsAsFiles: Plugin = {
  name: 'crt-fonts-as-files',
  enforce: 'pre',
  transform(code, id) {
    return id.endsWith('.css') ? code.replaceAll('.woff2)', '.woff2?no-inline)') : null;
  },
};

/** `Button.css.ts` has been evaluated when it is shipped; in an app with vanilla-extract that name would have it done again. */
const shippedName = (path: string): string => path.replace(/\.css(?=$|\.d\.ts$)/, '.styles');

/** One ES module per source module: consumers take what they import, their bundlers see every edge. */
function bundlerSettings(name: PublishedPackage, folder: string, manifest: Manifest): InlineConfig {
  const hasStyles = './styles.css' in manifest.exports;
  const pageStyles = join(folder, 'styles-source.ts');
  const input: Record<string, string> =
    hasStyles && existsSync(pageStyles) ? { 'styles-source': pageStyles } : {};
  for (const { source } of entriesOf(name)) input[source.replace(/\.tsx?$/, '')] = join(folder, source);
  const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  // Fonts become part of our stylesheet; every other dependency stays an import.
  const isOutside = (id: string) =>
    outside.some((dependency) => id === dependency || id.startsWith(`${dependency}/`)) &&
    !id.endsWith('.css');
  const identifiers = ({ hash, debugId }: { hash: string; debugId?: string | undefined }) =>
    ['crt', name, debugId, hash].filter(Boolean).join('-');
  return {
    root: folder,
    configFile: false,
    logLevel: 'warn',
    base: './',
    publicDir: false,
    resolve: { conditions: ['crt-source'] },
    // Whatever NODE_ENV says here: React for production has no functions for development.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: hasStyles ? [fontsAsFiles, vanillaExtractPlugin({ identifiers })] : [],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      cssMinify: true,
      sourcemap: true,
      lib: { entry: input, formats: ['es'], cssFileName: 'styles' },
      cssCodeSplit: false,
      rolldownOptions: {
        external: (id) => isOutside(id) || id.startsWith('node:'),
        preserveEntrySignatures: 'strict',
        output: {
          format: 'es',
          preserveModules: true,
          preserveModulesRoot: folder,
          entryFileNames: ({ name: module }) => `${shippedName(module)}.js`,
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.css') ? 'styles.css' : 'assets/[name][extname]',
        },
      },
    },
  };
}

/**
 * The stylesheet holds the modules in the bundler's order; the cascade must not depend on it. So the order of the
 * layers comes first, as the theme declares it.
 */
function declareLayers(folder: string): void {
  const file = join(folder, 'dist/styles.css');
  if (!existsSync(file)) return;
  const declared = readFileSync(join(root, 'packages/ui/src/theme/layers.css.ts'), 'utf8');
  const layers = [...declared.matchAll(/globalLayer\('([a-z]+)'\)/g)].map((match) => match[1]);
  writeFileSync(file, `@layer ${layers.join(',')};${readFileSync(file, 'utf8')}`);
}

/** The tokens as data, for design tools and whoever does not run TypeScript. */
async function writeTokens(folder: string): Promise<void> {
  const { constants, densities, themes } = await import('../packages/ui/src/theme/tokens.ts');
  writeFileSync(join(folder, 'dist/tokens.json'), JSON.stringify({ themes, densities, constants }, null, 2));
}

/** The font goes with its licence, as that demands: beside the files of the font, under the name that says whose it is. */
function shipFontLicence(folder: string): void {
  const licence = join(folder, 'node_modules/@fontsource-variable/inter/LICENSE');
  copyFileSync(licence, join(folder, 'dist/assets/Inter-OFL.txt'));
}

/** TypeScript keeps the `.ts` of relative imports in declarations; consumers have `.js` and `.d.ts` files. */
function pointAtOutput(dist: string): void {
  const relativeImport = /((?:from|import)\s*\(?\s*["'])(\.{1,2}\/[^"']*?)\.tsx?(["'])/g;
  for (const file of globSync('**/*.d.ts', { cwd: dist }).map((path) => join(dist, path))) {
    const text = readFileSync(file, 'utf8').replace(
      relativeImport,
      (_, before: string, path: string, after: string) => `${before}${shippedName(path)}.js${after}`,
    );
    writeFileSync(file, text);
    renameSync(file, shippedName(file));
  }
}

function emitDeclarations(name: PublishedPackage, folder: string): void {
  const at = (path: string): string => join(folder, path);
  const settings = {
    extends: at('tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: folder,
      outDir: at('dist'),
      // Other packages are seen as their users see them: by what they publish.
      customConditions: [],
    },
    include: [...entriesOf(name).map((entry) => at(entry.source)), at('src/**/*.d.ts')],
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', 'dist'].map(at),
  };
  // Where no check of sources looks: those run beside this.
  const file = at('node_modules/tsconfig.build.json');
  writeFileSync(file, JSON.stringify(settings));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const run = spawnSync(process.execPath, [tsc, '-p', file], { cwd: folder, encoding: 'utf8' });
  rmSync(file);
  if (run.status !== 0) throw new Error(`Declarations of ${folder}:\n${run.stdout}`);
  pointAtOutput(join(folder, 'dist'));
}

/** Builds one package; those that it depends on must have been built. */
export async function buildPackage(name: PublishedPackage): Promise<void> {
  const folder = join(root, 'packages', name);
  await build(bundlerSettings(name, folder, readManifest(name)));
  declareLayers(folder);
  // It existed only for its styles.
  for (const file of ['styles-source.js', 'styles-source.js.map'])
    rmSync(join(folder, 'dist', file), { force: true });
  if (name === 'ui') {
    await writeTokens(folder);
    shipFontLicence(folder);
  }
  emitDeclarations(name, folder);
  markClientModules(join(folder, 'dist'));
}

if (import.meta.main) {
  const wanted = process.argv.slice(2);
  for (const name of publishedPackages) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    await buildPackage(name);
    console.log(`@crt/${name} is built`);
  }
}
