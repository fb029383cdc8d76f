import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

/** The part of JSON Schema that the contract uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly allOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
}

/** Finds what a `$ref` points at. */
export type Resolve = (reference: string) => JsonSchema;

/** Deeper than this, lists are empty and optional members are left out, so that recursive schemas end. */
const maximumDepth = 4;

/** Values that fit a schema of the contract. */
export function arbitraryOf(schema: JsonSchema, resolve: Resolve, depth = 0): Arbitrary<unknown> {
  const whole = flatten(schema, resolve);
  if (whole.const !== undefined) return fc.constant(whole.const);
  if (whole.enum) return fc.constantFrom(...whole.enum);
  const choices = endingFirst(whole.oneOf ?? whole.anyOf, depth);
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, resolve, depth)));
  const types = [whole.type ?? (whole.properties ? 'object' : [])].flat();
  if (types.length === 0) return fc.constant('anything');
  return fc.oneof(...types.map((type) => ofType(type, whole, resolve, depth)));
}

/** Deep down, nothing is chosen where something may stand: that is how trees end. */
function endingFirst(
  choices: readonly JsonSchema[] | undefined,
  depth: number,
): readonly JsonSchema[] | undefined {
  const nothing = choices?.filter(({ type }) => type === 'null') ?? [];
  return depth >= maximumDepth && nothing.length > 0 ? nothing : choices;
}

/** A schema with its references and allOf members laid into one. */
export function flatten(schema: JsonSchema, resolve: Resolve): JsonSchema {
  const { $ref, allOf = [], ...own } = schema;
  const parts = [...($ref ? [resolve($ref)] : []), ...allOf].map((part) => flatten(part, resolve));
  return [...parts, own].reduce<JsonSchema>(
    (whole, part) => ({
      ...whole,
      ...part,
      ...((whole.properties ?? part.properties)
        ? { properties: { ...whole.properties, ...part.properties } }
        : {}),
      ...((whole.required ?? part.required)
        ? { required: [...(whole.required ?? []), ...(part.required ?? [])] }
        : {}),
    }),
    {},
  );
}

function ofType(type: string, schema: JsonSchema, resolve: Resolve, depth: number): Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
  if (type === 'number') return decimal(schema);
  if (type === 'array') return list(schema, resolve, depth);
  if (type === 'object') return record(schema, resolve, depth);
  return text(schema);
}

/** Two decimals: what JSON and people write, without the rounding of binary fractions. */
function decimal({ minimum = -1000, maximum = 1000 }: JsonSchema): Arbitrary<number> {
  return fc
    .integer({ min: Math.ceil(minimum * 100), max: Math.floor(maximum * 100) })
    .map((value) => value / 100);
}

function list(schema: JsonSchema, resolve: Resolve, depth: number): Arbitrary<unknown[]> {
  const { minItems: minLength = 0, maxItems = 3, items = {} } = schema;
  if (depth >= maximumDepth && minLength === 0) return fc.constant([]);
  const maxLength = depth >= maximumDepth ? minLength : Math.max(minLength, Math.min(maxItems, 3));
  const element = arbitraryOf(items, resolve, depth + 1);
  const options = { minLength, maxLength };
  return schema.uniqueItems
    ? fc.uniqueArray(element, { ...options, selector: (value) => JSON.stringify(value) })
    : fc.array(element, options);
}

function record(schema: JsonSchema, resolve: Resolve, depth: number): Arbitrary<object> {
  const { properties = {}, required = [] } = schema;
  const kept = Object.entries(properties).filter(([name]) => depth < maximumDepth || required.includes(name));
  const members = Object.fromEntries(
    kept.map(([name, part]) => [name, arbitraryOf(part, resolve, depth + 1)]),
  );
  return fc.record(members, { requiredKeys: required.filter((name) => name in properties) });
}

const formats: Readonly<Record<string, () => Arbitrary<string>>> = {
  date: () => moment().map(dayOf),
  'date-time': () => moment().map((date) => date.toISOString()),
  'any-date': () => anyMoment().map(dayOf),
  'any-date-time': () => anyMoment().map((date) => date.toISOString()),
  time: () => moment().map((date) => date.toISOString().slice(11)),
  uuid: () => fc.uuid(),
  email: () => fc.nat(9999).map((number) => `person${number}@example.com`),
  uri: () => fc.nat(9999).map((number) => `https://example.com/${number}`),
  binary: () => fc.constant('content'),
};

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const dates = (texts: readonly string[]) => texts.map((text) => new Date(text));

/** Ends of the time that people plan in, leap days, and the hours around a change of clocks. */
const oddMoments = dates([
  '1900-01-01T00:00:00Z',
  '2199-12-31T23:59:59.999Z',
  '1970-01-01T00:00:00Z',
  '2038-01-19T03:14:08Z',
  '2024-02-29T12:00:00Z',
  '2100-02-28T23:59:59Z',
  '2026-03-29T01:00:00Z',
  '2026-10-25T00:59:59Z',
]);

const endsOfTime = dates(['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z']);

function moment(): Arbitrary<Date> {
  const usual = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  return fc.oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: fc.constantFrom(...oddMoments) });
}

const anyMoment = () =>
  fc.oneof({ weight: 3, arbitrary: moment() }, { weight: 1, arbitrary: fc.constantFrom(...endsOfTime) });

function text(schema: JsonSchema): Arbitrary<string> {
  const { minLength = 0, maxLength = 20, pattern, format } = schema;
  const fits = (value: string) =>
    Array.from(value).length >= minLength && Array.from(value).length <= maxLength;
  const known = formats[format ?? '']?.();
  if (known) return known.filter(fits);
  if (pattern !== undefined) return matching(pattern).filter(fits);
  const most = Math.min(maxLength, minLength + 20);
  const ordinary = fc.string({ minLength, maxLength: most, unit: 'grapheme' });
  const odd = fc.string({ minLength, maxLength: most, unit: fc.constantFrom(...oddCharacters) });
  return fc.oneof({ weight: 3, arbitrary: ordinary }, { weight: 1, arbitrary: odd }).filter(fits);
}

/** Made once for each pattern: all characters that there are have to be looked at for some. */
const arbitraryOfPattern = new Map<string, Arbitrary<string>>();

function matching(pattern: string): Arbitrary<string> {
  const known = arbitraryOfPattern.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'));
  arbitraryOfPattern.set(pattern, known);
  return known;
}

/** What may stand in a text, and what programs stumble over: directions, joiners, marks, controls, what is no character. */
const oddCharacters = Array.from(
  'a\u0001\t\n\u007f\u0085\u00a0\u0301\u200d\u202e\u2028\u3164\ufeff\ufffd\uffff😀𝒳\u{e0001}\u{10ffff}İßﬁ%\\\'"<&',
);
