import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appPage } from './app-page.ts';

const config = {
  authority: 'https://a/auth',
  clientId: '</script>',
  scopes: 'openid',
  isDemo: false,
  frameSources: [],
};
let folder = '';
const page = (path: string) => appPage(folder)({ path, nonce: 'word', config });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'crt-page-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(
    join(folder, 'index.html'),
    '<head><script nonce="__CSP_NONCE__">__CRT_CONFIG__</script><!-- early script --></head><body nonce="__CSP_NONCE__">',
  );
  const route = (path: string, name: string) => ({ path, scripts: [`${name}.js`], styles: [`${name}.css`] });
  writeFileSync(
    join(folder, '.vite/routes.json'),
    JSON.stringify([
      route('/Plan/:id', 'plan'),
      { ...route('/Plan/New', 'new'), early: 'asks("new")' },
      route('/Load/:id?', 'load'),
      { ...route('*', 'lost'), early: 'applyPreferences()' },
    ]),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['/Plan/7', 'plan'],
  ['/Plan/New', 'new'],
  ['/Load', 'load'],
  ['/Load/7/', 'load'],
])('names the files of the route of %s', (path, name) => {
  expect(page(path)).toContain(
    `<link rel="stylesheet" crossorigin href="/CRT/${name}.css"><link rel="modulepreload" crossorigin href="/CRT/${name}.js"></head>`,
  );
});

it.each(['/', '/Plan', '/Plan/7/x', '/nope'])('names nothing for %s', (path) => {
  expect(page(path)).not.toContain('<link');
});

it.each([
  ['/Plan/New', 'asks("new")'],
  ['/Plan/7', 'applyPreferences()'],
  ['/nope', 'applyPreferences()'],
])('the page of %s starts with the script of its route, or with that of all others', (path, script) => {
  expect(page(path)).toContain(`<script nonce="word">${script}</script>`);
});

it('writes the nonce everywhere, and the configuration so that it cannot leave its element', () => {
  expect(page('/')).toBe(
    '<head><script nonce="word">{"authority":"https://a/auth","clientId":"\\u003c/script>","scopes":"openid","isDemo":false,"frameSources":[]}</script><script nonce="word">applyPreferences()</script></head><body nonce="word">',
  );
});
