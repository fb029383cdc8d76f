import type { AnyOperation, ApiName } from './operation.ts';

/** Where each API stands below the base address (A22). */
export const apiPaths: Readonly<Record<ApiName, string>> = {
  main: '/api',
  documentation: '/api/documentation',
  'design-sessions': '/api/design',
};

/** The parts of a request, taken from the flat input of a call. */
export interface RequestParts {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
}

/** Splits an input: names in the path's braces belong there, `body` is the body, everything else is the query. */
export function toRequestParts(operation: AnyOperation, input: object): RequestParts {
  const { body, ...rest } = input as { body?: unknown } & Record<string, unknown>;
  const path: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rest)) {
    (operation.path.includes(`{${name}}`) ? path : query)[name] = value;
  }
  return { path, query, body };
}

/** Whether a value is a step between folders to the browser, however it is written: the call would go to another address. */
export const hasSteps = (path: RequestParts['path']): boolean =>
  Object.values(path).some((value) => value === '.' || value === '..');

/** A body as multipart form: files as they are, lists as repeated fields, nothing for what is left out. */
export function toFormData(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const element of [value].flat()) {
      if (element === undefined || element === null) continue;
      form.append(name, element instanceof Blob ? element : String(element));
    }
  }
  return form;
}
