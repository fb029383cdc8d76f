import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection } from './connection.ts';

const answers = vi.fn<() => Promise<Response>>();
const onBack = vi.fn<() => void>();
const ask = (connection: Connection) =>
  connection.fetch(new Request('http://crt.test/api/x')).catch(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answers);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['503', () => Promise.resolve(new Response(null, { status: 503 }))],
])('notices that the server is away (%s) and comes back by itself', async (_case, lost) => {
  const connection = new Connection(onBack);
  answers.mockImplementationOnce(lost);
  await ask(connection);
  expect(connection.getState().isAway).toBe(true);
  answers.mockImplementationOnce(() => Promise.resolve(new Response(null, { status: 503 })));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(connection.getState().isAway).toBe(true);
  answers.mockImplementationOnce(() => Promise.resolve(new Response()));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(connection.getState().isAway).toBe(false);
  expect(onBack).toHaveBeenCalledTimes(1);
});

it('takes any other answer as a sign of life', async () => {
  const connection = new Connection(onBack);
  answers.mockResolvedValueOnce(new Response(null, { status: 500 }));
  await ask(connection);
  expect(connection.getState().isAway).toBe(false);
  expect(onBack).not.toHaveBeenCalled();
});

it("leaves it to the open record to say that it is somebody else's now", async () => {
  const connection = new Connection(onBack);
  const told = vi.fn<() => void>();
  connection.subscribe(told);
  const type = 'urn:crt:problem:not-yours';
  answers.mockResolvedValueOnce(Response.json({ type, title: "This is another one's" }, { status: 403 }));
  await ask(connection);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).not.toHaveBeenCalled();
});

it('keeps the words of a refusal until they are dismissed', async () => {
  const connection = new Connection(onBack);
  answers.mockResolvedValueOnce(
    Response.json({ title: 'Forbidden', detail: 'You may not do this.' }, { status: 403 }),
  );
  await ask(connection);
  await vi.waitFor(() => expect(connection.getState().refusal).toBe('You may not do this.'));
  connection.dismissRefusal();
  expect(connection.getState().refusal).toBeUndefined();
});
