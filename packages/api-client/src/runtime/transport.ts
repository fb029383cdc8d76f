import { networkError } from './api-error.ts';

/** The current access token; nothing when nobody is signed in. */
export type GetToken = () => string | undefined | Promise<string | undefined>;

/** Where tokens come from. */
export interface TransportOptions {
  readonly getToken: GetToken;
  /** Renews the token after a 401 and answers with the new one, or with nothing when that is impossible. */
  readonly onUnauthorized?: (() => Promise<string | undefined>) | undefined;
  /** Replaces the browser's fetch, for tests and other runtimes. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
}

/** Sends something with a token; says 401 when the server did not take it. */
export type SendWithToken<Answer extends { readonly status: number }> = (headers: Headers) => Promise<Answer>;

/** What every call goes through. */
export interface Transport {
  /** `fetch` with the headers of every call (A21), one renewal after a 401, and `ApiError` when no answer came. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** The same for something else than fetch: `send` is called again, once, when a renewed token may help. */
  authorised<Answer extends { readonly status: number }>(send: SendWithToken<Answer>): Promise<Answer>;
}

/** The one road of every call to the server. However many calls get a 401 together, the token is renewed once. */
export function createTransport(options: TransportOptions): Transport {
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  let renewal: Promise<string | undefined> | undefined;

  async function renew(used: string | undefined): Promise<string | undefined> {
    const current = await options.getToken();
    if (current !== used) return current;
    renewal ??= options.onUnauthorized?.().finally(() => (renewal = undefined));
    return renewal;
  }

  async function authorised<Answer extends { readonly status: number }>(
    attempt: SendWithToken<Answer>,
  ): Promise<Answer> {
    const token = await options.getToken();
    const answer = await attempt(callHeaders(token));
    if (answer.status !== 401) return answer;
    const renewed = await renew(token);
    return renewed === undefined || renewed === token ? answer : attempt(callHeaders(renewed));
  }

  return {
    authorised,
    fetch: (request) =>
      authorised(async (headers) => {
        const attempt = request.clone();
        headers.forEach((value, name) => attempt.headers.set(name, value));
        try {
          return await send(attempt);
        } catch (error) {
          throw request.signal.aborted ? error : networkError(error);
        }
      }),
  };
}

function callHeaders(token: string | undefined): Headers {
  const headers = new Headers({ 'X-Requested-With': 'XMLHttpRequest' });
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}
