import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entriesOf, publishedPackages } from '../package-entries.ts';
import { buildBlankApp, makeBlankApp } from './blank-app.ts';
import { packAll, root, run } from './pack.ts';

const folder = mkdtempSync(join(tmpdir(), 'crt-packages-'));
const app = join(folder, 'app');
let tarballs = new Map<string, string>();

beforeAll(async () => {
  tarballs = await packAll(join(folder, 'tarballs'));
  makeBlankApp(app, tarballs);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tarball = (name: string) => tarballs.get(name) ?? '';

describe.each(publishedPackages)('@crt/%s', (name) => {
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

  test('the tarball says nothing about this workspace', () => {
    const manifest = run(['tar', '-xzOf', tarball(name), 'package/package.json'], root);
    expect(manifest).not.toMatch(/workspace:|catalog:|crt-source"\s*:/);
  });
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
    console.log(
      `Button: ${kilobytes(script - base.script)} kB beyond React (${kilobytes(base.script)} kB), ` +
        `${kilobytes(laterScript)} kB more once one is held back with a reason; styles: ${kilobytes(style)} kB`,
    );
    expect(script - base.script).toBeLessThanOrEqual(20_000);
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
