import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generate, readContract } from './generate.ts';
import { isNamedIn } from './conformance.ts';
import { nextNotBuilt, readNotBuilt } from './not-built.ts';
import { apply, differences } from './outputs.ts';

let outputs: Map<string, string>;
beforeAll(async () => {
  outputs = await generate(await readContract(join(import.meta.dirname, 'fixture')));
});
const text = (path: string) => outputs.get(path) ?? '';
const client = 'packages/api-client/src';

describe('the client', () => {
  it('gets one constant per call, with what it needs and nothing else', () => {
    const calls = text(`${client}/main/__generated__/calls/plan.ts`);
    expect(calls).toContain("import type { Read, Write } from '../../../runtime/operation.ts';");
    expect(calls).toContain(`  path: '/FulfilmentPlan/FilterRequests/',\n  tag: 'plan',\n};`);
    expect(calls).toContain(
      "export const getRequestInformation: Read<operations['getRequestInformation']['parameters']['path'], " +
        "operations['getRequestInformation']['responses'][200]['content']['application/json']['data']> = {",
    );
    expect(calls).toContain(`  refetches: ['export'],\n  answer: 'result',`);
  });

  it('sends forms as forms and reads files as files', () => {
    const calls = text(`${client}/main/__generated__/calls/export.ts`);
    expect(calls).toContain('exportPlans: Read<object, DownloadedFile>');
    expect(calls).toMatch(/importPlans: Write<.*, undefined>/);
    expect(calls).toContain("  send: 'form',\n  answer: 'nothing',");
  });

  it('may leave out what has a default; a file is a Blob', () => {
    const schema = text(`${client}/main/__generated__/schema.ts`);
    expect(schema).toContain('ignoreWarning?: boolean;');
    expect(schema).toContain('file: Blob;');
  });

  it('knows what else a change touches', () => {
    expect(text(`${client}/runtime/__generated__/related-tags.ts`)).toMatch(/"plan": \[\s*"export"\s*\]/);
  });
});

describe('the server', () => {
  const folder = 'apps/server/src/contract/__generated__';

  it('always has what has a default; a file is an upload', () => {
    expect(text(`${folder}/main.ts`)).toContain('ignoreWarning: boolean;');
    expect(text(`${folder}/main.ts`)).toContain('file: UploadedFile;');
    expect(text(`${folder}/design-sessions.ts`)).toContain('take: number;');
    expect(text(`${folder}/calls.ts`)).toContain("query: Design['getSessions']['parameters']['query'];");
  });

  it('gets the facts of every operation', () => {
    const facts = JSON.parse(text(`${folder}/operations.json`)) as { id: string }[];
    const find = (id: string) => facts.find((operation) => operation.id === id);
    expect(find('getProduct')).toMatchObject({
      path: '/api/documentation/Products/{gtin}',
      kind: 'read',
      permissions: 'public',
      params: { fields: [{ name: 'gtin', type: 'string', isList: false }] },
    });
    expect(find('filterRequests')).toMatchObject({
      query: {
        fields: [{ name: 'containsString' }, { name: 'status', type: 'integer', isList: true }],
        schema: {
          properties: { status: { items: { $ref: 'main#/components/schemas/PlanStatus' } } },
          required: ['containsString'],
          additionalProperties: false,
        },
      },
    });
    expect(find('importPlans')).toMatchObject({ kind: 'write', stamp: 'none', success: { status: 204 } });
  });
});

it('answers the same text every time', async () => {
  const again = await generate(await readContract(join(import.meta.dirname, 'fixture')));
  expect([...again].filter(([path, value]) => outputs.get(path) !== value)).toEqual([]);
});

it('counts an operation as tested when a test names it or its path', async () => {
  const { operations } = await readContract(join(import.meta.dirname, 'fixture'));
  const named = (text: string) => operations.filter((one) => isNamedIn([text], one)).map(({ id }) => id);
  expect(named("call('/api/FulfilmentPlan/7/RequestInformation')")).toEqual(['getRequestInformation']);
  expect(named("post('/api/FulfilmentPlan/EditPoNumber', body)")).toEqual(['editPoNumber']);
  expect(named('mock(editPoNumber, answer)')).toEqual(['editPoNumber']);
  expect(named("get('/api/FulfilmentPlan/FilterRequests/?containsString=1')")).toEqual(['filterRequests']);
  expect(named("editPoNumberDate '/CRT/Sessions' '/api/design/Sessions/more'")).toEqual([]);
});

describe('files on the disk', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'crt-outputs-'));
  });
  afterAll(() => rm(root, { recursive: true }));

  it('are written once, found stale when changed, and removed when nothing makes them any more', async () => {
    const wanted = new Map([['made/a.ts', 'a']]);
    const look = () => differences(root, ['made'], wanted);
    await apply(root, wanted, await look());
    expect(await look()).toEqual([]);
    await writeFile(join(root, 'made/a.ts'), 'changed');
    await writeFile(join(root, 'made/b.ts'), 'b');
    const found = await look();
    expect(found).toEqual([
      { path: 'made/a.ts', kind: 'stale' },
      { path: 'made/b.ts', kind: 'orphan' },
    ]);
    await apply(root, wanted, found);
    expect(await look()).toEqual([]);
    expect(await readFile(join(root, 'made/a.ts'), 'utf8')).toBe('a');
  });
});

describe('the list of what is not built', () => {
  it('gains what is new and loses what is gone; what the server took off stays off', () => {
    expect(nextNotBuilt(['b', 'gone'], ['a', 'b', 'gone'], ['a', 'b', 'new'])).toEqual(['b', 'new']);
  });

  it('is read from the source', () => {
    expect(readNotBuilt("export const notBuilt = [\n  'a',\n  'b',\n] as const")).toEqual(['a', 'b']);
  });
});
