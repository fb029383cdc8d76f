import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './pack.ts';

/** How the webpack app is built: webpack's own CSS, no loaders. */
export function makeWebpackApp(folder: string): void {
  writeFileSync(
    join(folder, 'build.mjs'),
    `
    import webpack from 'webpack';
    const settings = {
      mode: 'production',
      context: import.meta.dirname,
      entry: './main.js',
      experiments: { css: true },
      performance: false,
      optimization: { minimize: process.argv.includes('--minimize') },
      output: {
        path: import.meta.dirname + '/dist',
        filename: 'main.js',
        cssFilename: 'main.css',
        clean: { keep: /index\\.html|mockServiceWorker/ },
      },
    };
    webpack(settings, (error, stats) => {
      if (error || stats.hasErrors()) {
        console.error(error ?? stats.toString({ all: false, errors: true }));
        process.exit(1);
      }
      const { warnings } = stats.toJson({ all: false, warnings: true });
      process.stdout.write(JSON.stringify(warnings.map(({ message }) => message)));
    });
    `,
  );
}

interface WebpackBuild {
  warnings: string[];
  /** The text of all scripts. */
  script: string;
  files: string[];
}

/** Builds the app around this entry; minimized, it holds only what the entry needs, and takes much longer. */
export function buildWebpackApp(folder: string, entry: string, isMinimized: boolean): WebpackBuild {
  writeFileSync(join(folder, 'main.js'), entry);
  const warnings = JSON.parse(
    run([process.execPath, 'build.mjs', ...(isMinimized ? ['--minimize'] : [])], folder),
  ) as string[];
  const dist = join(folder, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const script = files
    .filter((file) => file.endsWith('.js') && file !== 'mockServiceWorker.js')
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n');
  return { warnings, script, files };
}
