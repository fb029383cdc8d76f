import { apiPaths, toRequestParts, type RequestParts } from './input.ts';
import type { Read } from './operation.ts';

/** A call that was sent before the application's own files had arrived. */
interface EarlyCall {
  readonly operation: Read<object, unknown>;
  readonly input: object;
  readonly answer: Promise<Response>;
  readonly priority: 'auto' | 'low';
  /** When it was sent, in milliseconds since the page began. */
  readonly sentAt: number;
}

/** Shared by the small script that sends and the application that takes; they are different bundles. */
const page = globalThis as { crtEarlyCalls?: Map<string, EarlyCall> };

/** After this time an answer that nobody asked for yet is no longer news, in milliseconds. */
const freshFor = 15_000;

const keyOf = (method: string, url: string, body: string) => `${method} ${url} ${body}`;

/** The address of a call, as the client writes it. */
function urlOf(operation: Read<object, unknown>, { path, query }: Omit<RequestParts, 'body'>): string {
  const search = Object.entries(query).flatMap(([name, value]) =>
    listed(value).map((one) => `${name}=${one}`),
  );
  const place = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => listed(path[name]).join(','));
  const address = `${globalThis.location.origin}${apiPaths[operation.api]}${place}`;
  return search.length === 0 ? address : `${address}?${search.join('&')}`;
}

/** A value as it is written in an address, each of several by itself; none for what is not there. */
const listed = (value: unknown): string[] =>
  ([value].flat() as (string | number | boolean | null | undefined)[]).flatMap((one) =>
    one == null ? [] : encodeURIComponent(one),
  );

/**
 * Sends a call at once, without the client, and keeps its answer for the first equal call of the application
 * ({@link takeEarlyAnswer}). What the first picture does not show has a low `priority`: it lets files and other calls go
 * ahead. Answers a copy of the answer.
 */
export function sendEarly<Input extends object>(
  operation: Read<Input, unknown>,
  token: string,
  input: Input,
  priority: 'auto' | 'low' = 'auto',
): Promise<Response> {
  const { body, ...parts } = toRequestParts(operation, input);
  const url = urlOf(operation, parts);
  const text = body === undefined ? undefined : JSON.stringify(body);
  const answer = fetch(url, {
    method: operation.method,
    priority,
    headers: {
      Authorization: `Bearer ${token}`,
      'X-Requested-With': 'XMLHttpRequest',
      ...(text !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(text !== undefined && { body: text }),
  });
  page.crtEarlyCalls ??= new Map();
  page.crtEarlyCalls.set(keyOf(operation.method, url, text ?? ''), {
    operation: operation as Read<object, unknown>,
    input,
    answer,
    priority,
    sentAt: performance.now(),
  });
  const copy = answer.then((response) => response.clone());
  // Whoever takes the answer hears of its failure; without a taker nobody misses it.
  copy.catch(() => undefined);
  return copy;
}

/** What was sent early and has not been taken yet: for whoever fills a cache before the first picture. */
export function earlyReads(): Pick<EarlyCall, 'operation' | 'input' | 'priority'>[] {
  return [...(page.crtEarlyCalls?.values() ?? [])];
}

/** The answer to an equal call that was sent early, once; undefined when there is none. */
export async function takeEarlyAnswer(request: Request): Promise<Response | undefined> {
  const calls = page.crtEarlyCalls;
  if (!calls?.size) return undefined;
  const body = request.method === 'GET' ? '' : await request.clone().text();
  const key = keyOf(request.method, request.url, body);
  const call = calls.get(key);
  calls.delete(key);
  return call && performance.now() - call.sentAt < freshFor ? call.answer : undefined;
}
