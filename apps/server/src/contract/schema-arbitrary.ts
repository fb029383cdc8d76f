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
  date: () => moment().map((date) => date.toISOString().slice(0, 10)),
  'date-time': () => moment().map((date) => date.toISOString()),
  time: () => moment().map((date) => date.toISOString().slice(11)),
  uuid: () => fc.uuid(),
  email: () => fc.nat(9999).map((number) => `person${number}@example.com`),
  uri: () => fc.nat(9999).map((number) => `https://example.com/${number}`),
  binary: () => fc.constant('content'),
};

function moment(): Arbitrary<Date> {
  return fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
}

function text(schema: JsonSchema): Arbitrary<string> {
  const { minLength = 0, maxLength = 20, pattern, format } = schema;
  const fits = (value: string) =>
    Array.from(value).length >= minLength && Array.from(value).length <= maxLength;
  const known = formats[format ?? '']?.();
  if (known) return known.filter(fits);
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u')).filter(fits);
  return fc
    .string({ minLength, maxLength: Math.min(maxLength, minLength + 20), unit: 'grapheme' })
    .filter(fits);
}
