import fc from 'fast-check';
import { loadContract } from './operations.ts';
import type { ApiName, Operation } from './operations.ts';
import { arbitraryOf, flatten } from './schema-arbitrary.ts';
import type { JsonSchema } from './schema-arbitrary.ts';

/** Requests per operation; raise it for a longer hunt. The seed is fixed so that a red run can be repeated. */
const runs = Number(process.env['CRT_FUZZ_RUNS'] ?? 4);
const seed = Number(process.env['CRT_FUZZ_SEED'] ?? 20261120);

/** The contract as it was generated. */
export const contract = loadContract();
/** Operations that answer once. */
export const operations = contract.operations.filter((operation) => !operation.isStream);

/** A request in three parts, with values instead of texts. */
export interface Sample {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** References are made absolute (`main#/…`) on the way, because schemas of several documents meet here. */
export function resolveReference(reference: string): JsonSchema {
  const [api = '', pointer = ''] = reference.split('#');
  let node: unknown = contract.documents[api as ApiName];
  for (const step of pointer.split('/').slice(1)) {
    node = (node as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return JSON.parse(JSON.stringify(node).replaceAll('"$ref":"#/', `"$ref":"${api}#/`)) as JsonSchema;
}

/** Requests that fit what an operation takes; the same ones in every run. */
export function samplesOf({ params, query, body }: Operation): Sample[] {
  const record = (schema: object) => arbitraryOf(schema, resolveReference);
  const arbitrary = fc.record({
    params: record(params.schema),
    query: record(query.schema),
    body: body ? record({ $ref: body.schema }) : fc.constant(undefined),
  }) as fc.Arbitrary<Sample>;
  return fc.sample(arbitrary, { numRuns: runs, seed });
}

/** A request that does not fit, and the place that has to be named. */
export interface Broken {
  sample: Sample;
  path: string;
}

/** The same request, broken in every way that fits the operation; each with the place that has to be named. */
export function breaks({ query, body, params }: Operation, sample: Sample): Broken[] {
  const broken: Broken[] = [
    { sample: { ...sample, query: { ...sample.query, nope: '1' } }, path: '/query/nope' },
  ];
  for (const name of (query.schema as JsonSchema).required ?? []) {
    const { [name]: _, ...rest } = sample.query;
    broken.push({ sample: { ...sample, query: rest }, path: `/query/${name}` });
  }
  for (const { name, type } of params.fields) {
    if (type === 'integer')
      broken.push({
        sample: { ...sample, params: { ...sample.params, [name]: '1x' } },
        path: `/path/${name}`,
      });
  }
  const schema = body ? flatten({ $ref: body.schema }, resolveReference) : {};
  if (schema.properties && typeof sample.body === 'object' && sample.body !== null) {
    const given = sample.body as Record<string, unknown>;
    broken.push({ sample: { ...sample, body: { ...given, nope: 1 } }, path: '/body/nope' });
    for (const name of schema.required ?? []) {
      const { [name]: _, ...rest } = given;
      broken.push({ sample: { ...sample, body: rest }, path: `/body/${name}` });
    }
  }
  return broken;
}
