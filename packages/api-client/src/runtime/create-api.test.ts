import { describe, expect, it, vi } from 'vitest';
import { ApiError, isTemporary } from './api-error.ts';
import { createApi } from './create-api.ts';
import type { ApiOptions } from './create-api.ts';
import type { DownloadedFile, Read, Write } from './operation.ts';

const read: Read<{ id: string; take?: number; status?: number[] }, unknown> = {
  id: 'read',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/Things/{id}/',
  tag: 'thing',
};
const write: Write<{ body: object }, unknown> = {
  ...read,
  kind: 'write',
  method: 'POST',
  path: '/Things/Edit',
  answer: 'result',
  types: undefined as never,
};
const download: Read<object, DownloadedFile> = {
  id: 'download',
  api: 'design-sessions',
  kind: 'read',
  method: 'GET',
  path: '/Export',
  tag: 'thing',
  answer: 'file',
};

function start(
  respond: (request: Request) => Response | Promise<Response>,
  options: Partial<ApiOptions> = {},
) {
  const requests: Request[] = [];
  const api = createApi({
    baseUrl: 'http://crt.test',
    getToken: () => 'first',
    fetch: async (request) => {
      requests.push(request);
      return respond(request);
    },
    ...options,
  });
  return { api, requests };
}

const ok = () => Response.json({ fine: true });

describe('a call', () => {
  it.each(['.', '..'])(
    'for %s goes nowhere: the browser would take it for a step between folders',
    async (id) => {
      const { api, requests } = start(ok);
      await expect(api.call(read, { id })).rejects.toMatchObject({ kind: 'problem', status: 404 });
      expect(requests).toEqual([]);
    },
  );

  it('puts names of the path there, the rest into the query, and says who calls', async () => {
    const { api, requests } = start(ok);
    await api.call(read, { id: 'a/b', take: 5, status: [1, 2] });
    const [request] = requests;
    expect(request?.url).toBe('http://crt.test/api/Things/a%2Fb/?take=5&status=1&status=2');
    expect(request?.headers.get('authorization')).toBe('Bearer first');
    expect(request?.headers.get('x-requested-with')).toBe('XMLHttpRequest');
  });

  it('sends a body as JSON, and a form as a form', async () => {
    const { api, requests } = start(() => Response.json({ result: 0, message: '' }));
    await api.call(write, { body: { a: 1 } });
    expect(await requests[0]?.json()).toEqual({ a: 1 });
    const form: typeof write = { ...write, send: 'form' };
    await api.call(form, { body: { file: new File(['1;2'], 'a.csv'), tags: ['x', 'y'], none: undefined } });
    const sent = await requests[1]?.formData();
    expect([...(sent?.keys() ?? [])]).toEqual(['file', 'tags', 'tags']);
    expect(sent?.get('file')).toMatchObject({ name: 'a.csv' });
  });

  it('gives a download with the name that the server wrote', async () => {
    const headers = {
      'content-disposition': `attachment; filename="x.csv"; filename*=UTF-8''Pl%C3%A4ne.csv`,
    };
    const { api } = start(() => new Response('a;b', { headers }));
    const { blob, fileName } = await api.call(download);
    expect({ fileName, text: await blob.text() }).toEqual({ fileName: 'Pläne.csv', text: 'a;b' });
  });

  it('can be cancelled, which is no ApiError', async () => {
    const { api } = start((request) => {
      request.signal.throwIfAborted();
      return ok();
    });
    const error: unknown = await api
      .call(read, { id: 'a' }, { signal: AbortSignal.abort() })
      .catch((e: unknown) => e);
    expect(error).toBeInstanceOf(DOMException);
  });
});

describe('failures', () => {
  const failure = async (respond: () => Response | Promise<Response>) => {
    const { api } = start(respond);
    const error: unknown = await api.call(write, { body: {} }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    return error as ApiError;
  };

  it('carry everything that a problem says', async () => {
    const problem = {
      type: 'urn:crt:problem:invalid-request',
      title: 'The request is not valid',
      status: 400,
      detail: 'newValue must be <= 999',
      instance: '01JD',
      errors: [{ path: '/body/rows/0/newValue', message: 'must be <= 999' }],
    };
    const error = await failure(() =>
      Response.json(problem, { status: 400, headers: { 'retry-after': '7' } }),
    );
    expect(error).toMatchObject({
      kind: 'problem',
      status: 400,
      type: 'urn:crt:problem:invalid-request',
      message: 'newValue must be <= 999',
      correlationId: '01JD',
      retryAfter: 7,
      fieldErrors: [{ path: '/body/rows/0/newValue', field: 'rows.0.newValue', message: 'must be <= 999' }],
    });
    expect(isTemporary(error)).toBe(false);
  });

  it('make sense without a problem, and without an answer', async () => {
    const page = await failure(() => new Response('<html>', { status: 502 }));
    expect(page).toMatchObject({ kind: 'problem', title: 'The server answered 502', fieldErrors: [] });
    const none = await failure(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(none).toMatchObject({ kind: 'network', status: 0 });
    expect([page, none].map(isTemporary)).toEqual([true, true]);
  });

  it('are thrown for a result Error and not for a Warning', async () => {
    const refused = await failure(() =>
      Response.json({ result: 2, message: 'Too late', data: { conflict: 1 } }),
    );
    expect(refused).toMatchObject({ kind: 'result', message: 'Too late', answer: { data: { conflict: 1 } } });
    const { api } = start(() => Response.json({ result: 1, message: 'Sure?' }));
    expect(await api.call(write, { body: {} })).toEqual({ result: 1, message: 'Sure?' });
  });
});

describe('an expired token', () => {
  const onlyWith = (token: string) => (request: Request) =>
    request.headers.get('authorization') === `Bearer ${token}` ? ok() : new Response(null, { status: 401 });

  it('is renewed once for all calls that met it, and each is sent again', async () => {
    const onUnauthorized = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return 'second';
    });
    const { api, requests } = start(onlyWith('second'), { onUnauthorized });
    const answers = await Promise.all([1, 2, 3].map(() => api.call(read, { id: 'a' })));
    expect(answers).toEqual([{ fine: true }, { fine: true }, { fine: true }]);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(requests).toHaveLength(6);
  });

  it('is not renewed again when somebody else did so in the meantime', async () => {
    let token = 'first';
    const onUnauthorized = vi.fn(async () => 'third');
    const respond = (request: Request) => {
      token = 'second';
      return onlyWith('second')(request);
    };
    const { api } = start(respond, { getToken: () => token, onUnauthorized });
    expect(await api.call(read, { id: 'a' })).toEqual({ fine: true });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('gives the 401 when renewal is impossible or does not help, after at most one more attempt', async () => {
    for (const renewed of [undefined, 'still wrong']) {
      const { api, requests } = start(onlyWith('right'), { onUnauthorized: async () => renewed });
      await expect(api.call(read, { id: 'a' })).rejects.toMatchObject({ status: 401 });
      expect(requests).toHaveLength(renewed ? 2 : 1);
    }
  });

  it('lets a body be sent twice', async () => {
    const bodies: unknown[] = [];
    const respond = async (request: Request) => {
      const answer = onlyWith('second')(request);
      bodies.push(await request.json());
      return answer.status === 401 ? answer : Response.json({ result: 0, message: '' });
    };
    const { api } = start(respond, { onUnauthorized: async () => 'second' });
    await api.call(write, { body: { a: 1 } });
    expect(bodies).toEqual([{ a: 1 }, { a: 1 }]);
  });
});
