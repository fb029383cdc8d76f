import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createApi } from '../runtime/create-api.ts';
import type { LiveEvent } from '../runtime/live-events.ts';
import type { Read, Write } from '../runtime/operation.ts';
import { followLiveEvents } from './follow-live-events.ts';
import { readOptions } from './read-options.ts';
import { createQueryClient } from './query-client.ts';

const common = { api: 'main', tag: 'plan', answer: 'result' } as const;
const read = (tag: string): Read<object, unknown> => ({
  ...common,
  tag,
  id: tag,
  kind: 'read',
  method: 'GET',
  path: `/${tag}`,
});
const edit: Write<{ body: object }, unknown> = {
  ...common,
  id: 'edit',
  kind: 'write',
  method: 'POST',
  path: '/edit',
  refetches: ['change'],
};

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A page that shows a plan, its changes and its links, beside a server that answers and tells when it is told to. */
async function open() {
  let seen: string[] = [];
  let tell: (event: Partial<LiveEvent>) => void = () => undefined;
  let release: () => void = () => undefined;
  let writeId: string | null = null;
  const released = new Promise<void>((resolve) => (release = resolve));
  const api = createApi({
    baseUrl: 'http://crt.test',
    getToken: () => 'token',
    fetch: async ({ url, headers, signal }) => {
      const { pathname } = new URL(url);
      if (pathname === '/api/events') return stream(url, signal, (send) => (tell = send));
      if (pathname === '/api/edit') {
        writeId = headers.get('x-request-id');
        await released;
      } else seen.push(pathname.slice('/api/'.length));
      return Response.json({ result: 0, message: '', data: null });
    },
  });
  const client = createQueryClient({ api });
  for (const tag of ['plan', 'change', 'plan-link'])
    stops.push(new QueryObserver(client, readOptions(read(tag))).subscribe(() => undefined));
  stops.push(followLiveEvents(client, { pause: 20 }));
  await vi.waitFor(() => expect(seen).toHaveLength(3));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  seen = [];
  const write = client.getMutationCache().build(client, {
    meta: { operation: edit },
    mutationFn: () => api.call(edit, { body: {} }),
  });
  return {
    /** Sends the edit; its answer waits. */
    send: async () => {
      const done = write.execute(undefined);
      await vi.waitFor(() => expect(writeId).not.toBeNull());
      return { id: String(writeId), answer: () => (release(), done) };
    },
    tell: (requestId: string | null) => tell({ entity: 'plan', requestId }),
    /** What is read until nothing more comes. */
    read: async () => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      return seen.toSorted();
    },
  };
}

function stream(
  url: string,
  signal: AbortSignal,
  start: (tell: (event: Partial<LiveEvent>) => void) => void,
) {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      start((event) =>
        controller.enqueue(new TextEncoder().encode(`id: 1\ndata: ${JSON.stringify(event)}\n\n`)),
      );
      signal.addEventListener('abort', () => controller.close());
    },
  });
  const response = new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  Object.defineProperty(response, 'url', { value: url });
  return response;
}

it('an event that comes after the answer of its own write brings only what that did not read', async () => {
  const page = await open();
  const { id, answer } = await page.send();
  await answer();
  page.tell(id);
  expect(await page.read()).toEqual(['change', 'plan', 'plan-link']);
});

it('an event that comes before the answer waits for it', async () => {
  const page = await open();
  const { id, answer } = await page.send();
  page.tell(id);
  expect(await page.read()).toEqual([]);
  await answer();
  expect(await page.read()).toEqual(['change', 'plan', 'plan-link']);
});

it('a write of another tab or person is read as before, also while one writes oneself', async () => {
  const page = await open();
  page.tell('written-by-another-tab');
  expect(await page.read()).toEqual(['change', 'plan', 'plan-link']);
  await page.send();
  page.tell(null);
  expect(await page.read()).toHaveLength(6);
});
