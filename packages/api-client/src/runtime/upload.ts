import { networkError, problemError } from './api-error.ts';
import type { Api } from './create-api.ts';
import { readEnvelope } from './envelope.ts';
import type { Envelope } from './envelope.ts';
import { apiPaths, toFormData, toRequestParts } from './input.ts';
import type { Operation } from './operation.ts';

/** Who is told how far an upload is, and what cancels it. */
export interface UploadOptions {
  /** Called with the share that has left the browser, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Cancels the upload; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/**
 * Makes a call whose body is a form, and reports how far it is; only XMLHttpRequest knows that. Same answers, errors
 * and token renewal as `api.call`.
 */
export async function upload<Input extends { body: object }, Answer>(
  api: Api,
  operation: Operation<Input, Answer>,
  input: Input,
  options: UploadOptions = {},
): Promise<Answer> {
  const { path, query, body } = toRequestParts(operation, input);
  const names = Object.entries(path);
  const local = names.reduce(
    (url, [name, value]) => url.replace(`{${name}}`, encodeURIComponent(String(value))),
    operation.path,
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const url = `${api.baseUrl}${apiPaths[operation.api]}${local}${search.size > 0 ? `?${search}` : ''}`;
  const form = toFormData(body as object);
  const response = await api.transport.authorised((headers) =>
    send(operation.method, url, form, headers, options),
  );
  const text = await response.text();
  const data: unknown = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined;
  if (!response.ok) throw problemError(response, data);
  const answer = operation.answer === 'result' ? readEnvelope(operation, data as Envelope) : data;
  return answer as Answer;
}

function send(
  method: string,
  url: string,
  form: FormData,
  headers: Headers,
  { onProgress, signal }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(toResponse(request));
    request.onerror = () => reject(networkError(undefined));
    request.onabort = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    signal?.throwIfAborted();
    request.send(form);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['content-type', 'retry-after']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  const hasBody = ![204, 205, 304].includes(request.status);
  return new Response(hasBody ? request.responseText : null, { status: request.status, headers });
}
