import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { registerProblems } from './problems.ts';
import { registerStaticApp } from './static-app.ts';

let folder = '';
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crt-static-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), 'the page');
  writeFileSync(join(folder, 'assets/a.js'), 'a script');
  app = Fastify({ routerOptions: { maxParamLength: 16_384 } });
  app.decorateRequest('cspNonce', 'word');
  registerProblems(app);
  const config = { authority: '', clientId: '', scopes: '', isDemo: false, frameSources: [] };
  await registerStaticApp(app, { folder, configFor: () => config });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = async (url: string) => {
  const { statusCode, headers, body } = await app.inject(url);
  return { statusCode, type: headers['content-type'], body };
};

it('serves a file', async () => {
  expect(await get('/CRT/assets/a.js')).toMatchObject({ statusCode: 200, body: 'a script' });
});

it.each([
  ['an address of the application', '/Plan/7'],
  ['a long one', `/${'a'.repeat(1_000)}`],
  ['one longer than a path on the disk', `/${'a'.repeat(4_096)}`],
  ['one of many segments', '/a'.repeat(4_000)],
  ['two slashes', '/Plan//7'],
  ['a way up', '/Plan/%2e%2e/7'],
])('answers with the page: %s', async (_name, path) => {
  expect(await get(`/CRT${path}`)).toEqual({
    statusCode: 200,
    type: 'text/html; charset=utf-8',
    body: 'the page',
  });
});

it.each([
  ['in the folder of the files', `/assets/${'a'.repeat(5_000)}`],
  ['with the name of a script', `/${'a'.repeat(5_000)}.js`],
  ['above the folder', '/assets/%2e%2e/%2e%2e/package.json'],
])('says of what looks like a file and is none that there is nothing: %s', async (_name, path) => {
  expect(await get(`/CRT${path}`)).toMatchObject({
    statusCode: 404,
    type: 'application/problem+json; charset=utf-8',
  });
});

it.each(['stat', 'open'] as const)(
  'puts off in words when there is no descriptor to %s a file',
  async (name) => {
    const failing = (...args: unknown[]) => {
      const done = args.at(-1) as (error: Error) => void;
      done(Object.assign(new Error('too many open files'), { code: 'EMFILE' }));
    };
    const spied = vi.spyOn(fs, name).mockImplementation(failing as never);
    const { statusCode, headers, body } = await app.inject('/CRT/assets/a.js');
    spied.mockRestore();
    expect({ statusCode, headers, problem: JSON.parse(body) as unknown }).toMatchObject({
      statusCode: 503,
      headers: { 'retry-after': '2', 'cache-control': 'no-store' },
      problem: { type: 'urn:crt:problem:unavailable', status: 503 },
    });
    expect(headers).not.toHaveProperty('etag');
  },
);
