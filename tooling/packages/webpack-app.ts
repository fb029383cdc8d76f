import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installApp, ownVersions } from './blank-app.ts';
import { run } from './pack.ts';

/** Only this test needs it, so it is no dependency of the repository. */
const WEBPACK = '5.112.2';

/** A new folder with a webpack app that depends on the tarballs: webpack's own CSS, no loaders. */
export function makeWebpackApp(folder: string, tarballs: Map<string, string>): void {
  const needed = new Map([...tarballs].filter(([name]) => name === 'domain' || name === 'ui'));
  installApp(folder, needed, { ...ownVersions(['react', 'react-dom']), webpack: WEBPACK });
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
      output: { path: import.meta.dirname + '/dist', clean: true },
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

/** Builds the app around this entry. */
export function buildWebpackApp(folder: string, entry: string): WebpackBuild {
  writeFileSync(join(folder, 'main.js'), entry);
  const warnings = JSON.parse(run([process.execPath, 'build.mjs'], folder)) as string[];
  const dist = join(folder, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const script = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n');
  return { warnings, script, files };
}
