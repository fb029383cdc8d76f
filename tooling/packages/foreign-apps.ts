import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sampleStart, samplePage } from './sample-page.ts';
import { run } from './pack.ts';

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

const page = `<!doctype html><html lang="en"><title>App</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="main.css"><div id="root"></div><script type="module" src="./main.js"></script></html>`;

const viteConfig = `
  import react from '@vitejs/plugin-react';
  export default { plugins: [react()] };`;

const vanillaExtractFiles = {
  'vite.config.js': `
    import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
    import react from '@vitejs/plugin-react';
    export default { plugins: [react(), vanillaExtractPlugin()] };`,
  'own.css.ts': `
    import { globalStyle } from '@vanilla-extract/css';
    import { vars } from '@crt/ui/theme';
    globalStyle('body', { outline: '3px solid ' + vars.color.accent.solid });`,
  'main.js': `${sampleStart}import './own.css.ts';`,
};

const nextLayout = `
  import { createElement as h } from 'react';
  import '@crt/ui/styles.css';
  import '@crt/domain-widgets/styles.css';
  export const metadata = { title: 'App', icons: { icon: 'data:,' } };
  export default ({ children }) => h('html', { lang: 'en' }, h('body', null, children));`;

/** A server component with parts of the kit: some need the browser, some do not. */
const nextPage = `
  import { createElement as h } from 'react';
  import { Badge } from '@crt/ui/Badge';
  import { DateTime } from '@crt/ui/DateTime';
  import { EmptyState } from '@crt/ui/EmptyState';
  import { Property, PropertyList } from '@crt/ui/PropertyList';
  import { QrCode } from '@crt/ui/QrCode';
  import { Stack } from '@crt/ui/Stack';
  import { Heading, Text } from '@crt/ui/Text';
  import { SamplePage } from './sample-client.js';
  export default () => h(Stack, null,
    h(Heading, { level: 1 }, 'Plans'), h(Text, null, 'Drawn on the server'), h(Badge, null, 'New'),
    h(QrCode, { value: 'CRT', label: 'CRT' }), h(EmptyState, { reason: 'nothingYet' }),
    h(PropertyList, null, h(Property, { label: 'Due' }, h(DateTime, { value: '2026-11-24T08:00:00Z' }))),
    h(SamplePage));`;

/** Writes the foreign apps beside each other, over one `node_modules`: Vite, Vite with vanilla-extract, Next, webpack. */
export function writeForeignApps(folder: string): void {
  write(folder, {
    'sample.tsx': samplePage,
    'tsconfig.sample.json': JSON.stringify({
      compilerOptions: { ...typeSettings('nodenext'), noEmit: false, noEmitOnError: true },
      files: ['sample.tsx'],
    }),
  });
  run(
    [process.execPath, join(folder, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.sample.json'],
    folder,
  );
  const sample = { 'sample.js': readFileSync(join(folder, 'sample.js'), 'utf8') };
  const manifest = { 'package.json': '{ "private": true, "type": "module" }' };
  const vite = { ...sample, ...manifest, 'index.html': page.replace(/<link rel="stylesheet".*?>/, '') };
  write(join(folder, 'vite'), { ...vite, 'vite.config.js': viteConfig, 'main.js': sampleStart });
  write(join(folder, 'vanilla-extract'), { ...vite, ...vanillaExtractFiles });
  write(join(folder, 'next'), {
    ...manifest,
    'next.config.js': "export default { turbopack: { root: import.meta.dirname + '/..' } };",
    'app/layout.js': nextLayout,
    'app/page.js': nextPage,
    'app/sample.js': sample['sample.js'],
    'app/sample-client.js': "'use client';\nexport { SamplePage } from './sample.js';",
  });
  write(join(folder, 'webpack'), { ...sample, ...manifest, 'main.js': sampleStart, 'dist/index.html': page });
  const worker = join(folder, 'node_modules/msw/lib/mockServiceWorker.js');
  for (const served of ['vite/public', 'vanilla-extract/public', 'next/public', 'webpack/dist']) {
    mkdirSync(join(folder, served), { recursive: true });
    copyFileSync(worker, join(folder, served, 'mockServiceWorker.js'));
  }
}

/** The compiler's settings of a strict app, libraries included, for one way to resolve modules. */
export function typeSettings(resolution: 'bundler' | 'node16' | 'nodenext'): Record<string, unknown> {
  return {
    target: 'ES2022',
    module: resolution === 'bundler' ? 'esnext' : resolution,
    moduleResolution: resolution,
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: [],
  };
}
