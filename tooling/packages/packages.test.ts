import { globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusedByReactServer } from '../client-modules.ts';
import { entriesOf, publishedPackages, readManifest } from '../package-entries.ts';
import type { KitSizes } from '../../packages/ui/src/stories/kit-sizes.ts';
import { kitSizesFile, weighedEntries, weighKit } from '../sizes/kit-sizes.ts';
import { buildBlankApp, makeBlankApp } from './blank-app.ts';
import { typeSettings, writeForeignApps } from './foreign-apps.ts';
import { lookAtApp, startServer } from './look-at-app.ts';
import { sampleStart } from './sample-page.ts';
import { openUnderPolicy } from './strict-policy.ts';
import { buildWebpackApp, makeWebpackApp } from './webpack-app.ts';
import { serveFolder } from '../static-server.ts';
import { packAll, root, run } from './pack.ts';

const folder = mkdtempSync(join(tmpdir(), 'crt-packages-'));
const app = join(folder, 'app');
let tarballs = new Map<string, string>();

beforeAll(async () => {
  tarballs = await packAll(join(folder, 'tarballs'));
  makeBlankApp(app, tarballs);
  writeForeignApps(app);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tarball = (name: string) => tarballs.get(name) ?? '';

/** Libraries whose contexts cross our border: the app and our packages must see one copy of each. */
const sharedByContext = ['react', 'react-dom', 'react-hook-form', '@tanstack/react-query', 'msw'];

describe.each(publishedPackages)('@crt/%s', (name) => {
  test('what shares its context with the app is a peer, not a dependency', () => {
    const { dependencies = {} } = readManifest(name);
    expect(sharedByContext.filter((library) => library in dependencies)).toEqual([]);
  });

  test('publint has nothing to say', () => {
    run([process.execPath, join(root, 'node_modules/publint/src/cli.js'), '--strict', tarball(name)], root);
  });

  test('types resolve for every entry', () => {
    const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    const paths = entriesOf(name).map((entry) => entry.specifier.replace(`@crt/${name}`, '.'));
    run(
      [process.execPath, attw, '--profile', 'esm-only', '--entrypoints', ...paths, '--', tarball(name)],
      root,
    );
  });

  test('no file has a name that the plug-ins of vanilla-extract take for their own', () => {
    const files = run(['tar', '-tzf', tarball(name)], root).split('\n');
    expect(files.filter((file) => /\.css\.(d\.)?[cm]?[jt]sx?$/.test(file))).toEqual([]);
  });

  test('every pattern of sideEffects names a file that is shipped', () => {
    const { sideEffects } = JSON.parse(
      run(['tar', '-xzOf', tarball(name), 'package/package.json'], root),
    ) as { sideEffects: false | string[] };
    const files = run(['tar', '-tzf', tarball(name)], root).split('\n');
    const unused = (sideEffects || []).filter((pattern) => !files.some((file) => matchesGlob(file, pattern)));
    expect(unused).toEqual([]);
  });

  test('what begins with "use client" needs the browser, and a React server can run everything else', () => {
    const dist = realpathSync(join(app, 'node_modules/@crt', name, 'dist'));
    const modules = globSync('**/*.js', { cwd: dist }).map((file) => join(dist, file));
    const isClient = (file: string): boolean => readFileSync(file, 'utf8').startsWith("'use client'");
    expect(refusedByReactServer(modules.filter((file) => !isClient(file)))).toEqual({});
    const client = modules.filter(isClient);
    const refused = refusedByReactServer(client);
    expect(client.filter((file) => !(file in refused))).toEqual([]);
  });

  test('the tarball says nothing about this workspace', () => {
    const manifest = run(['tar', '-xzOf', tarball(name), 'package/package.json'], root);
    expect(manifest).not.toMatch(/workspace:|catalog:|crt-source"\s*:/);
  });
});

test('what the pages say an entry weighs is what it weighs: else run "node scripts/run.mjs kit-sizes"', async () => {
  const told = JSON.parse(readFileSync(kitSizesFile, 'utf8')) as KitSizes;
  expect(Object.keys(told)).toEqual(weighedEntries());
  // Each entry is two builds: one in five stands for all, and what changes the kit as a whole changes it too.
  const measured = await weighKit(weighedEntries().filter((_, at) => at % 5 === 0));
  // Half a kilobyte and a twentieth are what a reader of a page would not notice.
  const isNear = (one = 0, other = 0): boolean => Math.abs(one - other) <= 0.5 + other / 20;
  const stale = Object.entries(measured).filter(
    ([entry, size]) => !isNear(told[entry]?.alone, size.alone) || !isNear(told[entry]?.beside, size.beside),
  );
  expect(stale).toEqual([]);
}, 120_000);

test('the font comes with its licence', () => {
  const files = run(['tar', '-tzf', tarball('ui')], root).split('\n');
  expect(files.some((file) => file.endsWith('.woff2'))).toBe(true);
  const licence = run(['tar', '-xzOf', tarball('ui'), 'package/dist/assets/Inter-OFL.txt'], root);
  expect(licence).toMatch(/SIL Open Font License, Version 1\.1/i);
});

test('the tokens are there as data', () => {
  const text = run(['tar', '-xzOf', tarball('ui'), 'package/dist/tokens.json'], root);
  const tokens = JSON.parse(text) as { themes: Record<string, { color: { text: { base: string } } }> };
  expect(Object.keys(tokens.themes)).toEqual(['light', 'dark', 'high-contrast']);
  expect(tokens.themes['dark']?.color.text.base).toMatch(/^oklch\(/);
});

const reactAlone = `
import { createRoot } from 'react-dom/client';
createRoot(document.body).render(<button type="button">Save</button>);
`;
const withButton = `
import { createRoot } from 'react-dom/client';
import { Button } from '@crt/ui/Button';
import '@crt/ui/styles.css';
createRoot(document.body).render(<Button onPress={() => undefined}>Save</Button>);
`;

describe('a blank app outside the workspace', () => {
  test('Button costs at most 20 kB gzip beyond React, all styles at most 30 kB', () => {
    const base = buildBlankApp(app, reactAlone);
    const { script, style, laterScript } = buildBlankApp(app, withButton);
    const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
    const all = script + laterScript - base.script - base.laterScript;
    console.log(
      `Button: ${kilobytes(all)} kB beyond React (${kilobytes(base.script)} kB) with all that it may ever load; ` +
        `styles: ${kilobytes(style)} kB`,
    );
    expect(all).toBeLessThanOrEqual(20_000);
    expect(style).toBeLessThanOrEqual(30_000);
  });

  test('the stylesheet says first in which order its layers count', () => {
    const styles = readFileSync(join(app, 'node_modules/@crt/ui/dist/styles.css'), 'utf8');
    expect(styles).toMatch(/^@layer reset,ui,app;/);
  });

  test('every entry of every package can be imported and type-checked together', () => {
    const imports = publishedPackages.flatMap((name) => entriesOf(name).map((entry) => entry.specifier));
    const lines = imports.map((path, index) => `import * as m${index} from '${path}';`);
    const entry = `${lines.join('\n')}\nconsole.log(${imports.map((_, index) => `m${index}`).join(', ')});\n`;
    expect(buildBlankApp(app, entry).script).toBeGreaterThan(0);
  });
});

test.each(['node16', 'nodenext'] as const)('types of every entry under moduleResolution %s', (resolution) => {
  const imports = publishedPackages.flatMap(entriesOf).map(({ specifier }) => `import '${specifier}';`);
  writeFileSync(join(app, 'every-entry.mts'), imports.join('\n'));
  const settings = { compilerOptions: typeSettings(resolution), files: ['every-entry.mts'] };
  writeFileSync(join(app, 'tsconfig.entries.json'), JSON.stringify(settings));
  run([process.execPath, 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.entries.json'], app);
});

/** What the console says in an app that needs no server of its own. */
async function lookAtFolder(name: string): Promise<string[]> {
  const site = await serveFolder(join(app, name, 'dist'));
  return lookAtApp(site.url).finally(site.close);
}

describe('apps of other teams', () => {
  const inApp = (program: string, ...args: string[]) => [`../node_modules/${program}`, ...args];
  const build = (name: string, command: string[]) => run([process.execPath, ...command], join(app, name));
  const vite = 'vite/bin/vite.js';
  const next = 'next/dist/bin/next';

  async function lookAtServer(name: string, command: string[]): Promise<string[]> {
    const { url, stop } = await startServer(join(app, name), command);
    return lookAtApp(url).finally(stop);
  }

  test('Vite', async () => {
    build('vite', inApp(vite, 'build'));
    expect(await lookAtFolder('vite')).toEqual([]);
  });

  test('Vite with vanilla-extract, built and in development', async () => {
    build('vanilla-extract', inApp(vite, 'build'));
    expect(await lookAtFolder('vanilla-extract')).toEqual([]);
    expect(await lookAtServer('vanilla-extract', inApp(vite, '--host', '127.0.0.1'))).toEqual([]);
  });

  test('Next: server components, hydration without a message', async () => {
    build('next', inApp(next, 'build'));
    expect(await lookAtServer('next', inApp(next, 'start', '--port', '0'))).toEqual([]);
    // Next's build takes both processors for half a minute, and much longer beside other suites.
  }, 600_000);
});

// Without JSX: what it becomes is the business of the app's own build, and this app has no plugin for it.
const interactive = `
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '@crt/ui/Button';
import { DataTable, defineColumns } from '@crt/ui/DataTable';
import '@crt/ui/styles.css';
const columns = defineColumns<string>([{ id: 'name', header: 'Name', kind: 'text', value: (row) => row }]);
const rows = Array.from({ length: 200 }, (_, index) => 'Plan ' + index);
const table = { label: 'Plans', columns, rows, getRowKey: (row: string) => row, exportName: 'plans' };
const App = () => {
  const [count, setCount] = useState(0);
  const press = () => setCount(count + 1);
  return h('main', {},
    h(Button, { tone: 'accent', variant: 'solid', onPress: press, children: 'Pressed ' + count }),
    h(Button, { disabledReason: 'The plan is on hold', children: 'Held back' }),
    h('div', { style: { display: 'flex', height: 300 } }, h(DataTable<string>, table)),
  );
};
createRoot(document.getElementById('root')!).render(h(App));
`;

describe('a strict content security policy', () => {
  test('nothing is refused: scripts and styles of the page only, a nonce for what is added', async () => {
    buildBlankApp(app, interactive);
    const { refused, background, rows } = await openUnderPolicy(join(app, 'dist'), async (page) => {
      await page.getByRole('button', { name: 'Pressed 0' }).click();
      await page.getByRole('button', { name: 'Pressed 1' }).waitFor();
      await page.getByRole('button', { name: 'Held back' }).hover();
      await page.getByRole('tooltip').waitFor();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export Excel' }).click();
      await saved;
    });
    expect(refused).toEqual([]);
    expect(background).not.toBe('rgba(0, 0, 0, 0)');
    expect(rows).toBeGreaterThan(5);
  });
});

describe('a server without a document', () => {
  test('the published components render to text', () => {
    const script = `
      import { renderToString } from 'react-dom/server';
      import { createElement } from 'react';
      import { Button } from '@crt/ui/Button';
      import { DataTable, defineColumns } from '@crt/ui/DataTable';
      const columns = defineColumns([{ id: 'name', header: 'Name', kind: 'text', value: (row) => row }]);
      const table = { label: 'Plans', columns, rows: ['A plan'], getRowKey: (row) => row };
      process.stdout.write(renderToString(createElement('div', {}, createElement(Button, {}, 'Save'), createElement(DataTable, table))));
    `;
    const html = run([process.execPath, '--input-type=module', '-e', script], app);
    expect(html).toContain('data-component="Button"');
    expect(html).toContain('A plan');
  });
});

describe('a webpack app outside the workspace', () => {
  const webpackApp = join(app, 'webpack');
  beforeAll(() => makeWebpackApp(webpackApp));

  test('builds without a warning, takes what it imports and the styles with their fonts', () => {
    const entry = `
      import { createElement } from 'react';
      import { createRoot } from 'react-dom/client';
      import { Button } from '@crt/ui/Button';
      import '@crt/ui/styles.css';
      createRoot(document.body).render(createElement(Button, {}, 'Save'));
    `;
    const { warnings, script, files } = buildWebpackApp(webpackApp, entry, true);
    expect(warnings).toEqual([]);
    expect(script).toContain('data-component');
    // Tree-shaking: a button needs neither dates nor tables.
    expect(script).not.toMatch(/CalendarDate|DataTable/);
    expect(files.some((file) => file.endsWith('.woff2'))).toBe(true);
    expect(files.some((file) => file.endsWith('.css'))).toBe(true);
  });

  test('is used in the browser without a message', async () => {
    expect(buildWebpackApp(webpackApp, sampleStart, false).warnings).toEqual([]);
    expect(await lookAtFolder('webpack')).toEqual([]);
  });
});
