import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { RequestContext } from '../context.ts';
import { ProblemError } from '../errors.ts';
import { loadContract } from './operations.ts';
import type { Contract, Operation } from './operations.ts';
import { registerContract } from './register-contract.ts';

const none = { fields: [], schema: { type: 'object', properties: {}, additionalProperties: false } };

/** A contract as small as possible: one read with every kind of parameter, one write, one upload, one download. */
const operations: Operation[] = [
  operation('GET', '/api/Things/{id}', {
    params: {
      fields: [{ name: 'id', type: 'integer', isList: false }],
      schema: {
        type: 'object',
        properties: { id: { type: 'integer', minimum: 1 } },
        additionalProperties: false,
      },
    },
    query: {
      fields: [
        { name: 'take', type: 'integer', isList: false },
        { name: 'status', type: 'integer', isList: true },
        { name: 'open', type: 'boolean', isList: false },
      ],
      schema: {
        type: 'object',
        properties: {
          take: { type: 'integer', maximum: 100, default: 20 },
          status: { type: 'array', items: { $ref: 'main#/components/schemas/Status' } },
          open: { type: 'boolean' },
        },
        additionalProperties: false,
      },
    },
    success: { status: 200, mediaType: 'application/json', schema: 'main#/components/schemas/Thing' },
  }),
  operation('POST', '/api/Things', {
    kind: 'write',
    body: { mediaType: 'application/json', isRequired: true, schema: 'main#/components/schemas/Thing' },
    success: { status: 204 },
  }),
  operation('POST', '/api/documentation/Import', {
    kind: 'write',
    body: {
      mediaType: 'multipart/form-data',
      isRequired: true,
      schema: 'main#/components/schemas/Upload',
      fields: [
        { name: 'file', type: 'string', isList: false },
        { name: 'rows', type: 'integer', isList: false },
      ],
    },
    success: { status: 200, mediaType: 'application/json', schema: 'main#/components/schemas/Thing' },
  }),
  operation('GET', '/api/design/Export', { success: { status: 200, mediaType: 'text/csv' } }),
  operation('GET', '/api/Later', { permissions: ['CanManageUsers'] }),
];

const schemas = {
  Status: { type: 'integer', enum: [0, 1, 2] },
  Thing: {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string', maxLength: 5 }, isNew: { type: 'boolean', default: false } },
    additionalProperties: false,
  },
  Upload: {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' }, rows: { type: 'integer' } },
    additionalProperties: false,
  },
};

function operation(method: string, path: string, facts: Partial<Operation>): Operation {
  const id = `${method} ${path}` as Operation['id'];
  const base = { id, api: 'main', kind: 'read', method, path, tag: 'thing', permissions: 'open' } as const;
  return { ...base, refetches: [], params: none, query: none, success: { status: 204 }, ...facts };
}

interface CallOptions {
  payload?: string;
  headers?: Record<string, string>;
  isAnonymous?: boolean;
}
type Seen = { input?: { params: unknown; query: unknown; body: unknown } };

const apps: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

async function start(
  handlers: Record<string, (context: RequestContext, input: never) => unknown>,
  contract?: Contract,
) {
  const app = Fastify();
  apps.push(app);
  app.setErrorHandler((error, request, reply) => {
    const known = error instanceof ProblemError ? error : undefined;
    void reply.headers(known?.headers ?? {});
    const status = known?.status ?? (error as { statusCode?: number }).statusCode ?? 500;
    return reply
      .code(status)
      .type('application/problem+json')
      .send(JSON.stringify(known?.toProblem(request.id) ?? { status, detail: (error as Error).message }));
  });
  await registerContract(app, {
    contract: contract ?? {
      operations,
      documents: {
        main: { paths: {}, components: { schemas } },
        documentation: { paths: {} },
        'design-sessions': { paths: {} },
      },
    },
    handlers: handlers,
    authorise: (access, request) => {
      if (access !== 'public' && request.headers.authorization === undefined)
        throw new ProblemError('not-signed-in');
      if (Array.isArray(access) && !access.includes('CanManageUsers')) throw new ProblemError('forbidden');
    },
    run: async (_operation, request, task) => task({ correlationId: request.id } as RequestContext),
    isAnswerChecked: true,
  });
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'TRACE', url: string, options: CallOptions = {}) => {
    const { isAnonymous, headers, ...rest } = options;
    const signedIn = isAnonymous ? {} : { authorization: 'Bearer x' };
    const response = await app.inject({ method, url, ...rest, headers: { ...signedIn, ...headers } });
    const isJson = String(response.headers['content-type']).includes('json');
    const json = isJson ? response.json<Record<string, unknown>>() : {};
    return { status: response.statusCode, headers: response.headers, body: response.body, json };
  };
  return { app, call };
}

function recorder(answer: unknown, seen: Seen) {
  return (_context: RequestContext, input: never) => {
    seen.input = input;
    return answer;
  };
}

describe('a read', () => {
  it('gets typed values from path and query, with defaults filled in', async () => {
    const seen: Seen = {};
    const { call } = await start({ 'GET /api/Things/{id}': recorder({ name: 'a' }, seen) });
    const { status, json } = await call('GET', '/api/Things/7?status=1&open=true');
    expect({ status, json }).toEqual({ status: 200, json: { name: 'a' } });
    expect(seen.input).toEqual({
      params: { id: 7 },
      query: { take: 20, status: [1], open: true },
      body: undefined,
    });
  });

  it.each([
    ['/api/Things/1?nope=1', '/query/nope', 'is not known here'],
    ['/api/Things/1?Take=1', '/query/Take', 'is not known here'],
    ['/api/Things/1?take=1e1', '/query/take', 'must be integer'],
    ['/api/Things/1?take=%201', '/query/take', 'must be integer'],
    ['/api/Things/1?take=101', '/query/take', 'must be <= 100'],
    ['/api/Things/1?take=1&take=2', '/query/take', 'must be integer'],
    ['/api/Things/1?status=9', '/query/status/0', 'must be one of 0, 1, 2'],
    ['/api/Things/0', '/path/id', 'must be >= 1'],
    ['/api/Things/1?__proto__=1', '/query/__proto__', 'is not known here'],
  ])('refuses %s by name', async (url, path, message) => {
    const { call } = await start({ 'GET /api/Things/{id}': () => ({ name: 'a' }) });
    const { status, json, headers } = await call('GET', url);
    expect(status).toBe(400);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(json['errors']).toContainEqual({ path, message });
  });

  it('fails when its answer breaks the contract', async () => {
    const { call } = await start({ 'GET /api/Things/{id}': () => ({ name: 'too long' }) });
    const { status, json } = await call('GET', '/api/Things/1');
    expect(status).toBe(500);
    expect(json['detail']).toContain('/name is longer than 5 characters');
  });
});

describe('a write', () => {
  const post = (payload: unknown, headers: Record<string, string> = {}) => ({
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
  });

  it('gets its body with defaults filled in and answers 204', async () => {
    const seen: Seen = {};
    const { call } = await start({ 'POST /api/Things': recorder(undefined, seen) });
    const { status, body } = await call('POST', '/api/Things', post({ name: 'a' }));
    expect({ status, body }).toEqual({ status: 204, body: '' });
    expect(seen.input?.body).toEqual({ name: 'a', isNew: false });
  });

  it.each([
    [{ name: 'a', userId: 'x' }, '/body/userId', 'is not known here'],
    [{}, '/body/name', 'is required'],
    [{ name: 1 }, '/body/name', 'must be string'],
    [{ name: 'a', isNew: 'true' }, '/body/isNew', 'must be boolean'],
    [{ name: 'a\0' }, '/body/name', 'must not contain the character U+0000'],
    [null, '/body', 'must be object'],
  ])('refuses %j by name', async (payload, path, message) => {
    const { call } = await start({ 'POST /api/Things': () => undefined });
    const { status, json } = await call('POST', '/api/Things', post(payload));
    expect(status).toBe(400);
    expect(json['errors']).toContainEqual({ path, message });
  });

  it.each(['[', '{"name":'])('refuses 10,000 times %s', async (opening) => {
    const { call } = await start({ 'POST /api/Things': () => undefined });
    const end = opening === '[' ? ']' : '}';
    const payload = `${opening.repeat(10_000)}1${end.repeat(10_000)}`;
    const { status, json } = await call('POST', '/api/Things', post(payload));
    expect(status).toBe(400);
    expect(json['errors']).toMatchObject([{ message: 'is nested too deep' }]);
  });

  it.each(['{"name":"a","__proto__":{"isAdmin":true}}', '{"name":', ''])(
    'refuses the text %s',
    async (payload) => {
      const { call } = await start({ 'POST /api/Things': () => undefined });
      const { status } = await call('POST', '/api/Things', post(payload));
      expect(status).toBe(400);
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('refuses a body of type %s with 415', async (type) => {
    const { call } = await start({ 'POST /api/Things': () => undefined });
    expect((await call('POST', '/api/Things', post('name=a', { 'content-type': type }))).status).toBe(415);
  });
});

describe('files', () => {
  const form = (parts: string) => ({
    payload: `--x\r\n${parts}\r\n--x--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  const file =
    'Content-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n1;2';

  it('come in with their name, and form fields with their type', async () => {
    const seen: Seen = {};
    const { call } = await start({ 'POST /api/documentation/Import': recorder({ name: 'a' }, seen) });
    const rows = '\r\n--x\r\nContent-Disposition: form-data; name="rows"\r\n\r\n12';
    expect((await call('POST', '/api/documentation/Import', form(file + rows))).status).toBe(200);
    const content = Buffer.from('1;2');
    expect(seen.input?.body).toEqual({
      file: { fileName: 'a.csv', mediaType: 'text/csv', content },
      rows: 12,
    });
  });

  it('are refused with unknown fields beside them', async () => {
    const { call } = await start({ 'POST /api/documentation/Import': () => ({ name: 'a' }) });
    const more = '\r\n--x\r\nContent-Disposition: form-data; name="owner"\r\n\r\nme';
    const { json } = await call('POST', '/api/documentation/Import', form(file + more));
    expect(json['errors']).toEqual([{ path: '/body/owner', message: 'is not known here' }]);
  });

  it.each([
    ['too many fields', '\r\n--x\r\nContent-Disposition: form-data; name="rows"\r\n\r\n1'.repeat(51)],
    ['too many files', `\r\n--x\r\n${file}`.repeat(5)],
  ])('are refused with %s', async (_what, more) => {
    const { call } = await start({ 'POST /api/documentation/Import': () => ({ name: 'a' }) });
    expect((await call('POST', '/api/documentation/Import', form(file + more))).status).toBe(413);
  });

  it('go out with their name', async () => {
    const { call } = await start({
      'GET /api/design/Export': () => ({ fileName: 'Pläne "1".csv', content: Buffer.from('a;b') }),
    });
    const { headers, body } = await call('GET', '/api/design/Export');
    expect(body).toBe('a;b');
    expect(headers['content-type']).toBe('text/csv');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Pl_ne _1_.csv"; filename*=UTF-8''Pl%C3%A4ne%20%221%22.csv`,
    );
  });
});

describe('what is not an operation', () => {
  it('answers 404 on every API', async () => {
    const { call } = await start({});
    for (const url of [
      '/api/Nope',
      '/api/documentation/x',
      '/api/design/x',
      '/api/things/1',
      '/api/Things/1/',
    ]) {
      expect((await call('GET', url)).json).toMatchObject({ status: 404 });
    }
  });

  it('answers 405 with the allowed methods', async () => {
    const { call } = await start({});
    const { status, headers } = await call('PUT', '/api/Things/1');
    expect({ status, allow: headers['allow'] }).toEqual({ status: 405, allow: 'GET, HEAD' });
    expect((await call('TRACE', '/api/Things')).headers['allow']).toBe('POST');
  });

  it('answers 406 when nothing fits, and serves what fits', async () => {
    const { call } = await start({ 'GET /api/Things/{id}': () => ({ name: 'a' }) });
    const accept = async (value: string) =>
      (await call('GET', '/api/Things/1', { headers: { accept: value } })).status;
    expect(await accept('text/html')).toBe(406);
    expect(await accept('text/html, application/*;q=0.5')).toBe(200);
  });
});

describe('permissions', () => {
  it('are asked before the body is looked at', async () => {
    const { call } = await start({});
    const broken = { payload: '{', isAnonymous: true, headers: { 'content-type': 'text/plain' } };
    expect((await call('POST', '/api/Things', broken)).status).toBe(401);
  });

  it('hold for operations that are not built, which answer 501', async () => {
    const { call } = await start({});
    expect((await call('GET', '/api/Later')).json).toMatchObject({ status: 501 });
    expect((await call('GET', '/api/Later', { isAnonymous: true })).status).toBe(401);
  });

  it('must be stated by every operation', async () => {
    const { permissions: _, ...bare } = operation('GET', '/api/Bare', {});
    const contract = { operations: [bare as Operation], documents: loadContract().documents };
    await expect(start({}, contract)).rejects.toThrow('Operations without x-permissions: GET /api/Bare');
  });
});

describe('the generated contract', () => {
  it('becomes routes, each under the prefix of its API', async () => {
    const contract = loadContract();
    const { app } = await start({}, contract);
    for (const { method, path } of contract.operations) {
      expect(app.hasRoute({ method: method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') })).toBe(true);
    }
    expect(contract.operations.length).toBeGreaterThan(20);
  });
});
