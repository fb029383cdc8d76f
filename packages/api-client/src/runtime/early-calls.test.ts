import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApi } from './create-api.ts';
import { earlyReads, sendEarly, takeEarlyAnswer } from './early-calls.ts';
import type { Read } from './operation.ts';

const list: Read<{ body: { page: number } }, unknown> = {
  id: 'list',
  api: 'main',
  kind: 'read',
  method: 'POST',
  path: '/Things',
  tag: 'thing',
};
const later = (page: number) =>
  new Request('http://crt.test/api/Things', { method: 'POST', body: JSON.stringify({ page }) });
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { origin: 'http://crt.test' });
  vi.stubGlobal('fetch', send);
  send.mockImplementation(() => Promise.resolve(Response.json({ rows: 3 })));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('gives the answer to the first equal call, and only to that', async () => {
  const copy = await sendEarly(list, 'token', { body: { page: 1 } });
  expect(send.mock.calls[0]).toEqual([
    'http://crt.test/api/Things',
    expect.objectContaining({ method: 'POST', body: '{"page":1}' }),
  ]);
  expect(await copy.json()).toEqual({ rows: 3 });
  expect(await takeEarlyAnswer(later(2))).toBeUndefined();
  const taken = await takeEarlyAnswer(later(1));
  expect(await taken?.json()).toEqual({ rows: 3 });
  expect(await takeEarlyAnswer(later(1))).toBeUndefined();
});

it('writes what stands in the address as the client does', async () => {
  const search: Read<{ id: number; text: string; states: number[] }, unknown> = {
    id: 'search',
    api: 'main',
    kind: 'read',
    method: 'GET',
    path: '/Things/{id}/Found',
    tag: 'thing',
  };
  const api = createApi({ baseUrl: 'http://crt.test', getToken: () => 'token', fetch: later });
  async function later(request: Request): Promise<Response> {
    return (await takeEarlyAnswer(request)) ?? Response.error();
  }
  const input = { id: 61, text: 'a b&c', states: [1, 3] };
  await sendEarly(search, 'token', input);
  expect(send.mock.calls[0]?.[0]).toContain('/Things/61/Found?text=');
  expect(await api.call(search, input)).toEqual({ rows: 3 });
});

it('names what still waits for its taker, as the client would ask it', async () => {
  await sendEarly(list, 'token', { body: { page: 3 } });
  expect(earlyReads()).toMatchObject([{ operation: { id: 'list' }, input: { body: { page: 3 } } }]);
  await takeEarlyAnswer(later(3));
  expect(earlyReads()).toEqual([]);
});

it('lets others go ahead of what the first picture does not show', async () => {
  await sendEarly(list, 'token', { body: { page: 4 } });
  await sendEarly(list, 'token', { body: { page: 5 } }, 'low');
  expect(send.mock.calls.map(([, init]) => init?.priority)).toEqual(['auto', 'low']);
  const waiting = earlyReads().filter(({ input }) =>
    [4, 5].includes((input as { body: { page: number } }).body.page),
  );
  expect(waiting.map(({ priority }) => priority)).toEqual(['auto', 'low']);
  await takeEarlyAnswer(later(4));
  await takeEarlyAnswer(later(5));
});

it('forgets an answer that nobody wanted in time', async () => {
  await sendEarly(list, 'token', { body: { page: 1 } });
  vi.advanceTimersByTime(15_001);
  expect(await takeEarlyAnswer(later(1))).toBeUndefined();
});

it('passes a failure on to whoever takes it', async () => {
  send.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(sendEarly(list, 'token', { body: { page: 1 } })).rejects.toThrow('Failed to fetch');
  await expect(takeEarlyAnswer(later(1))).rejects.toThrow('Failed to fetch');
});
