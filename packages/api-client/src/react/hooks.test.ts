import { QueryClientProvider, skipToken, type QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createApi } from '../runtime/create-api.ts';
import { ApiError } from '../runtime/api-error.ts';
import type { Read, Write } from '../runtime/operation.ts';
import { useRead, useWrite } from './hooks.ts';
import { readKey, readOptions } from './read-options.ts';
import { createQueryClient } from './query-client.ts';

type Changes = { readonly field: string }[];
const facts = { api: 'main', tag: 'plan' } as const;
const getChanges: Read<{ id: number }, Changes> = {
  ...facts,
  id: 'getChanges',
  kind: 'read',
  method: 'GET',
  path: '/Plan/GetChanges/{id}',
  answer: 'result',
};
const listSteps: Read<object, string[]> = {
  ...facts,
  id: 'listSteps',
  kind: 'read',
  method: 'GET',
  path: '/Steps',
};
type Outcome = { result: 0 | 1 | 2; message: string };
const editQuantity: Write<{ body: { newValue: number } }, Outcome> = {
  ...facts,
  id: 'editQuantity',
  kind: 'write',
  method: 'POST',
  path: '/Plan/EditQuantity',
  refetches: ['plan-list'],
  answer: 'result',
};

function start(answer: (path: string) => unknown, onWriteError?: (error: ApiError) => void) {
  const seen: string[] = [];
  const api = createApi({
    baseUrl: 'http://crt.test',
    getToken: () => 'token',
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      seen.push(pathname);
      const body = answer(pathname);
      return body instanceof Response ? body : Response.json(body);
    },
  });
  return { seen, client: createQueryClient({ api, onWriteError }) };
}

/** Calls a hook once, as a component would. */
function inComponent<Result>(client: QueryClient, hook: () => Result): Result {
  const results: Result[] = [];
  function Probe(): null {
    results.push(hook());
    return null;
  }
  renderToString(createElement(QueryClientProvider, { client }, createElement(Probe)));
  const [result] = results;
  if (result === undefined) throw new Error('The hook answered nothing');
  return result;
}

describe('reads', () => {
  it('are filed under resource, name and input, and answer the payload', async () => {
    const { client, seen } = start(() => ({ result: 0, message: '', data: [{ field: 'quantity' }] }));
    expect(await client.fetchQuery(readOptions(getChanges, { id: 7 }))).toEqual([{ field: 'quantity' }]);
    expect(seen).toEqual(['/api/Plan/GetChanges/7']);
    expect(client.getQueryData(readKey(getChanges, { id: 7 }))).toEqual([{ field: 'quantity' }]);
  });

  it('have the types of the contract', () => {
    const { client } = start(() => []);
    const results = inComponent(client, () => ({
      changes: useRead(getChanges, { id: 1 }),
      count: useRead(getChanges, skipToken, { select: (rows) => rows.length }),
      steps: useRead(listSteps),
    }));
    expectTypeOf(results.changes.error).toEqualTypeOf<ApiError | null>();
    expectTypeOf(results.changes.data).toEqualTypeOf<Changes | undefined>();
    expectTypeOf(results.count.data).toEqualTypeOf<number | undefined>();
    expectTypeOf(results.steps.data).toEqualTypeOf<string[] | undefined>();
    expect(results.count.fetchStatus).toBe('idle');
    // @ts-expect-error a needed input cannot be left out
    void (() => readOptions(getChanges));
    // @ts-expect-error nor be of another type
    void (() => readOptions(getChanges, { id: 'seven' }));
    // @ts-expect-error a write is not read
    void (() => readOptions(editQuantity, { body: { newValue: 1 } }));
  });

  it('are asked again when the failure may pass, not when it will not', async () => {
    vi.useFakeTimers();
    const unavailable = start(() => new Response(null, { status: 503 }));
    const wait = unavailable.client
      .fetchQuery({ ...readOptions(listSteps), retry: 2 })
      .catch(() => undefined);
    await vi.runAllTimersAsync();
    await wait;
    expect(unavailable.seen).toHaveLength(3);
    vi.useRealTimers();
    const policy = unavailable.client.getDefaultOptions().queries?.retry as (
      failures: number,
      error: Error,
    ) => boolean;
    expect(policy(1, new ApiError({ kind: 'problem', status: 503, title: '' }))).toBe(true);
    expect(policy(2, new ApiError({ kind: 'network', title: '' }))).toBe(false);
    expect(policy(0, new ApiError({ kind: 'problem', status: 404, title: '' }))).toBe(false);
    expect(policy(0, new TypeError('a mistake'))).toBe(false);
  });
});

describe('writes', () => {
  const body = { newValue: 2 };

  async function write(answer: unknown, onWriteError?: (error: ApiError) => void) {
    const reads = { result: 0, message: '', data: [] };
    const { client } = start((path) => (path.endsWith('EditQuantity') ? answer : reads), onWriteError);
    await client.fetchQuery(readOptions(getChanges, { id: 7 }));
    client.setQueryData(['plan-list', 'rows', {}], []);
    client.setQueryData(['product', 'rows', {}], []);
    const edit = inComponent(client, () => useWrite(editQuantity));
    const outcome = await edit.mutateAsync({ body }).catch((error: unknown) => error);
    const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
    const stale = [readKey(getChanges, { id: 7 }), ['plan-list', 'rows', {}], ['product', 'rows', {}]].map(
      isStale,
    );
    return { outcome, stale };
  }

  it('answer the envelope and make everything stale that they touched', async () => {
    const { outcome, stale } = await write({ result: 0, message: 'Saved' });
    expect(outcome).toEqual({ result: 0, message: 'Saved' });
    expect(stale).toEqual([true, true, false]);
  });

  it('change nothing as long as they are only warned about', async () => {
    const { outcome, stale } = await write({ result: 1, message: 'Really?' });
    expect(outcome).toEqual({ result: 1, message: 'Really?' });
    expect(stale).toEqual([false, false, false]);
  });

  it.each([
    ['not-yours', true],
    ['forbidden', false],
  ])('read their own resource again when it is refused as %s: %s', async (kind, isRead) => {
    const problem = { type: `urn:crt:problem:${kind}`, title: 'No', status: 403 };
    const { stale } = await write(Response.json(problem, { status: 403 }));
    expect(stale).toEqual([isRead, false, false]);
  });

  it('throw a result Error, tell the policy, and read their own resource again', async () => {
    const onWriteError = vi.fn<(error: ApiError) => void>();
    const { outcome, stale } = await write({ result: 2, message: 'Too late' }, onWriteError);
    expect(outcome).toMatchObject({ kind: 'result', message: 'Too late', answer: { result: 2 } });
    expect(onWriteError).toHaveBeenCalledTimes(1);
    expect(stale).toEqual([true, false, false]);
  });
});
