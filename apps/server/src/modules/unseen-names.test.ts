import { seenLetter } from '@crt/domain/entered-text';
import { allPermissions } from '@crt/domain/permission';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations, resolveReference, samplesOf, toRequest } from '../contract/contract-samples.ts';
import { notBuilt } from '../contract/not-built.ts';
import type { Operation } from '../contract/operations.ts';
import { flatten, type JsonSchema } from '../contract/schema-arbitrary.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The blank of Braille, a filler of Hangul, an accent on nothing, a tag: nobody sees any of them. */
const unseen = '\u2800\u3164\u0301\u{E0001}';

/** A name, heading or symbol that a request has to bring: what people know a thing by. */
interface Name {
  readonly operation: Operation;
  readonly path: readonly string[];
  readonly schema: JsonSchema;
}

const isName = /^(name|.*Name|title|heading|symbol|code|identifier|requestDistributionCentre|country)$/;

function* namesIn(operation: Operation, of: JsonSchema, path: readonly string[] = []): Generator<Name> {
  if (path.length > 8) return;
  const { properties = {}, items, oneOf = [], anyOf = [], ...schema } = flatten(of, resolveReference);
  for (const form of [...oneOf, ...anyOf]) yield* namesIn(operation, form, path);
  for (const [name, part] of Object.entries(properties)) yield* namesIn(operation, part, [...path, name]);
  if (items) yield* namesIn(operation, items, [...path, '0']);
  const isNeeded = schema.type === 'string' && (schema.minLength ?? 0) > 0;
  const isFree = schema.enum === undefined && schema.const === undefined;
  if (isNeeded && isFree && isName.test(path.at(-1) ?? '')) yield { operation, path, schema };
}

const built = operations.filter(({ id }) => !(notBuilt as readonly string[]).includes(id));
const nameOf = ({ operation, path }: Name) => `${operation.id} ${path.join('.')}`;
const found = built.flatMap((operation) =>
  operation.kind === 'write' && operation.body
    ? [...namesIn(operation, { $ref: operation.body.schema })]
    : [],
);
const names = [...new Map(found.map((name) => [nameOf(name), name])).values()];

/** What is no name that anybody gives, or is asked about where its own tests reach it. */
const others: Readonly<Record<string, string>> = {
  'saveNewPlan patientName': 'new-plan.test.ts: it needs a whole request',
  'addRework name': 'material numbers of the work order',
  'createPrototypeWorkflow name': 'prototype-workflows.test.ts: it needs a prototype',
  'updatePrototypeWorkflow name': 'prototype-workflows.test.ts: it needs a prototype',
  'saveCycleDefinition name': 'cycle-definition.test.ts: it needs a definition',
  'updateWorkflowStepEffort name': 'what is sent is not looked at',
  'updateWorkflowStepEffort items.0.name': 'what is sent is not looked at',
};

type Parts = Readonly<Record<string, unknown>>;

/** The same body with something else in a place. */
function withPart(body: unknown, [head = '', ...rest]: readonly string[], value: unknown): unknown {
  const next = rest.length === 0 ? value : withPart(Reflect.get(Object(body), head), rest, value);
  return head === '0' ? [next] : { ...(body as Parts), [head]: next };
}

/** What the server says of a request with such a name: where it does not fit the contract, the place. */
async function saidOf({ operation, path, schema }: Name): Promise<string> {
  const [sample] = samplesOf(operation);
  if (!sample) throw new Error(`No sample of ${operation.id}`);
  const name = Array.from(unseen).slice(0, schema.maxLength).join('');
  const body = withPart(sample.body, path, name) as object;
  const { method, url } = await toRequest(operation, { ...sample, body });
  const answer = await app.call(allPermissions, method, url, body);
  return JSON.stringify(answer.body);
}

const isOfContract = ({ schema }: Name) => schema.pattern?.includes(seenLetter.slice(1, -1)) === true;

/** What is edited is asked as what is added: in one place, `save-record.ts` and its like. */
const isEdited = (name: Name) =>
  name.operation.id.startsWith('update') &&
  names.some((one) => nameOf(one) === nameOf(name).replace(/^update/, 'add'));

it.each(names.filter(isOfContract).map((name) => [nameOf(name), name] as const))(
  'the contract refuses letters that nobody sees in %s',
  async (_name, name) => {
    const refusal = { path: `/body/${name.path.join('/')}`, message: 'has no letter that anybody sees' };
    expect(await saidOf(name)).toContain(JSON.stringify(refusal));
  },
);

const asked = names.filter((name) => !isOfContract(name) && !isEdited(name) && !(nameOf(name) in others));

it.each(asked.map((name) => [nameOf(name), name] as const))(
  'of letters that nobody sees nothing is left in %s',
  async (_name, name) => {
    expect(await saidOf(name)).toMatch(/ is required/);
  },
);

it('knows names, and no exception that is none', () => {
  expect(asked.length).toBeGreaterThan(15);
  expect(names.filter(isOfContract).length).toBeGreaterThan(8);
  expect(Object.keys(others).filter((other) => !names.some((name) => nameOf(name) === other))).toEqual([]);
});
