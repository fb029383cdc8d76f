import type { MockOperation } from './mock-operation.ts';

/** The input of a call, put together again from its request: parameters with their types, and the body. */
export async function readInput(
  { fields, method }: MockOperation,
  request: Request,
  params: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {};
  const query = new URL(request.url).searchParams;
  for (const [name, type] of Object.entries(fields)) {
    const values = typeof params[name] === 'string' ? [params[name]] : query.getAll(name);
    if (values.length === 0) continue;
    const typed = values.map((value) => toValue(type.replace('[]', ''), value));
    input[name] = type.endsWith('[]') ? typed : typed[0];
  }
  if (method !== 'GET') {
    const body = await readBody(request.clone());
    if (body !== undefined) input['body'] = body;
  }
  return input;
}

async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    return Object.fromEntries(await request.formData());
  }
  const text = await request.text();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

function toValue(type: string, text: string): unknown {
  if (type === 'integer' || type === 'number') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
}
