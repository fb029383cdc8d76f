import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../errors.ts';
import { loadContract } from '../operations.ts';
import { html, prose } from './html.ts';
import { registerReference, standaloneReference } from './register-reference.ts';

const contract = loadContract();

describe('the page', () => {
  const page = standaloneReference(contract);

  it('shows every operation, and every link leads somewhere', () => {
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const { api, id } of contract.operations) expect(ids).toContain(`${api}-${id}`);
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
    expect(links.filter((target) => !ids.has(target))).toEqual([]);
    expect(links.length).toBeGreaterThan(1000);
  });

  it('asks nobody for anything', () => {
    expect(page).not.toMatch(/<script|<img|<link|url\(|\sstyle=|\son\w+=/);
  });
});

describe('markup', () => {
  it('escapes what is put into it', () => {
    expect(html`<p title="${'"'}">${'<b>&'}${[1, html`<i>x</i>`]}</p>`.markup).toBe(
      '<p title="&quot;">&lt;b&gt;&amp;1<i>x</i></p>',
    );
  });

  it('knows paragraphs, lists and code', () => {
    expect(prose('One `a<b`.\n\n- x\n- y').markup.replaceAll(/\s*\n\s*/g, '')).toBe(
      '<p>One <code>a&lt;b</code>.</p><ul><li>x</li><li>y</li></ul>',
    );
  });
});

it('is served to people who are signed in, under a policy that allows no script', async () => {
  const app = Fastify();
  registerReference(app, {
    contract,
    authorise: (_access, request) => {
      if (!request.headers.authorization) throw new ProblemError('not-signed-in');
    },
  });
  expect((await app.inject('/api/docs')).statusCode).not.toBe(200);
  const response = await app.inject({ url: '/api/docs', headers: { authorization: 'Bearer x' } });
  expect(response.statusCode).toBe(200);
  const [, style = ''] = /<style>([^]*)<\/style>/.exec(response.body) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(response.headers['content-security-policy']).toContain(
    `default-src 'none'; style-src 'sha256-${hash}'`,
  );
  await app.close();
});
