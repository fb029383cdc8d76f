import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resolveBrowser } from '../browser.ts';
import { serveFolder } from '../static-server.ts';

type Drawn = [name: string, html: string][];

const folder = mkdtempSync(join(tmpdir(), 'crt-hydration-'));

beforeAll(() => buildSamples(folder), 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One script for the server and one for the browser, of React as it speaks in development. */
async function buildSamples(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, '../..'),
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    resolve: { conditions: ['crt-source', 'module', 'browser', 'development'] },
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      outDir,
      minify: false,
      cssMinify: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: ['on-server', 'in-browser'].map((name) => join(import.meta.dirname, `${name}.ts`)),
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const script = '<script type="module" src="/in-browser.js"></script>';
  writeFileSync(join(outDir, 'index.html'), `<!doctype html><html lang="en"><body>${script}</body></html>`);
}

/** More would cost half a minute: the other stories of a file are variants of these. */
const storiesOfFile = 3;

/** The first stories of each file that begin differently, in a zone and a language that are not the browser's. */
async function drawOnServer(): Promise<{ drawn: Drawn; fileNames: ReadonlySet<string> }> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'on-server.js')], {
    env: { ...process.env, TZ: 'America/New_York', LANG: 'de_DE.UTF-8', NODE_OPTIONS: '' },
    maxBuffer: 100_000_000,
  });
  const all = JSON.parse(stdout) as Drawn;
  const fileNames = new Set(all.map(([name]) => name.replace(/ .*$/, '')));
  const different = new Map(all.toReversed().map((drawn) => [drawn[1], drawn]));
  const byFile = Map.groupBy([...different.values()].reverse(), ([name]) => name.split(' ')[0]);
  return { drawn: [...byFile.values()].flatMap((drawn) => drawn.slice(0, storiesOfFile)), fileNames };
}

/** A day later, where another language is spoken in another zone. */
async function takeOverInBrowser(drawn: Drawn): Promise<Record<string, string[]>> {
  const { executablePath, args, env } = resolveBrowser();
  const site = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const page = await browser.newPage({ locale: 'pl-PL', timezoneId: 'Asia/Tokyo' });
    await page.clock.setSystemTime(Date.now() + 86_400_000);
    await page.goto(site.url);
    await page.waitForFunction(() => 'takeOverAll' in globalThis);
    return await page.evaluate(
      (samples) => (globalThis as unknown as { takeOverAll: TakeOverAll }).takeOverAll(samples),
      drawn,
    );
  } finally {
    await browser.close();
    site.close();
  }
}

type TakeOverAll = (drawn: Drawn) => Promise<Record<string, string[]>>;

const kit = join(import.meta.dirname, '../../packages/ui');

/** The exported parts of the kit; a provider draws nothing. */
const exportedParts = (): string[] =>
  readdirSync(join(kit, 'exports')).flatMap((file) => {
    const text = readFileSync(join(kit, 'exports', file), 'utf8');
    const names = [...text.matchAll(/^export \{([^}]*)\} from '[^']*\.tsx';/gm)].flatMap(([, list = '']) =>
      list.split(','),
    );
    return names.map((name) => name.trim()).filter((name) => /^[A-Z][a-z](?!.*Provider$)/.test(name));
  });

test('what a server draws of every part of the kit is what the browser takes over, without a message', async () => {
  const { drawn, fileNames } = await drawOnServer();
  const stories = [...fileNames].map((file) => readFileSync(join(kit, 'src', file), 'utf8')).join('\n');
  const isDrawn = (part: string) => new RegExp(`<${part}\\b|component: ${part}\\b`).test(stories);
  expect(exportedParts().filter((part) => !isDrawn(part))).toEqual([]);
  expect(await takeOverInBrowser(drawn)).toEqual({});
}, 300_000);
