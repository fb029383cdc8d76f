import { afterEach, expect, it, vi } from 'vitest';
import { createApi } from './create-api.ts';
import { connectLiveEvents } from './live-events.ts';
import type { LiveEventOptions } from './live-events.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

type Answer = (signal: AbortSignal) => Response;

/** A server whose answers are taken one after the other, and the headers that each connection brought. */
function start(answers: Answer[], options: Partial<LiveEventOptions> = {}) {
  const seen: Headers[] = [];
  const api = createApi({
    baseUrl: 'http://crt.test',
    getToken: () => `token-${seen.length + 1}`,
    fetch: async (request) => {
      seen.push(request.headers);
      const answer = answers[seen.length - 1] ?? stream('');
      return answer(request.signal);
    },
  });
  const onEvent = vi.fn<LiveEventOptions['onEvent']>();
  const onReset = vi.fn<() => void>();
  const onStatus = vi.fn<(isConnected: boolean) => void>();
  const disconnect = connectLiveEvents(api, { onEvent, onReset, onStatus, firstDelay: 20, ...options });
  stops.push(disconnect);
  return { seen, onEvent, onReset, onStatus, disconnect };
}

/** A stream that says something, then ends, goes on saying it, or stays silent. */
const stream =
  (text: string, then: 'end' | 'repeat' | 'silence' = 'silence'): Answer =>
  (signal) => {
    const bytes = new TextEncoder().encode(text);
    let timer: ReturnType<typeof setInterval>;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(bytes);
        if (then === 'end') controller.close();
        if (then === 'repeat') timer = setInterval(() => controller.enqueue(bytes), 20);
        signal.addEventListener('abort', () => clearInterval(timer));
      },
    });
    const response = new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    Object.defineProperty(response, 'url', { value: 'http://crt.test/api/events' });
    return response;
  };
const event = (id: string) => `id: ${id}\ndata: ${JSON.stringify({ id, entity: 'plan', entityId: '7' })}\n\n`;
const lostConnection: Answer = () => {
  throw new TypeError('Failed to fetch');
};

it('hears events, and goes on after the last one with the token of that moment', async () => {
  const { seen, onEvent, onStatus } = start([stream(event('41'), 'end'), stream(event('42'))]);
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalledTimes(2));
  expect(onEvent.mock.calls.map(([{ id }]) => id)).toEqual(['41', '42']);
  expect(seen.map((headers) => headers.get('last-event-id'))).toEqual([null, '41']);
  expect(seen.map((headers) => headers.get('authorization'))).toEqual(['Bearer token-1', 'Bearer token-2']);
  expect(onStatus.mock.calls.flat()).toEqual([true, false, true]);
});

it('comes back after a refusal and after a lost connection', async () => {
  const { onEvent } = start([() => new Response(null, { status: 503 }), lostConnection, stream(event('1'))]);
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalledTimes(1), { timeout: 3000 });
});

it('reads everything again when the server says that events were lost', async () => {
  const { onReset, onEvent } = start([stream('id: 90\nevent: reset\ndata: {}\n\n')]);
  await vi.waitFor(() => expect(onReset).toHaveBeenCalledTimes(1));
  expect(onEvent).not.toHaveBeenCalled();
});

it('takes silence for a dead connection, and a comment for life', async () => {
  const { seen } = start([stream(''), stream(': alive\n\n', 'repeat')], { silenceLimit: 100 });
  await vi.waitFor(() => expect(seen).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(seen).toHaveLength(2);
});

it('stops for good', async () => {
  const { seen, disconnect } = start([stream('', 'end')], { silenceLimit: 50 });
  disconnect();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(seen).toHaveLength(1);
});
