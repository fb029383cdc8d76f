import { resolve } from '../document.ts';
import type { Document, Schema } from '../document.ts';
import type { Finding, Rule } from './finding.ts';
import { schemasOf } from './schema-walk.ts';
import type { Placed } from './schema-walk.ts';

/** A rule that looks at one schema at a time and answers sentences. */
function schemaRule(rule: string, check: (placed: Placed, document: Document) => string[]): Rule {
  return ({ api, document, operations }) =>
    [...schemasOf(api, document, operations)].flatMap((placed) =>
      check(placed, document).map((message): Finding => ({ rule, at: placed.at, message })),
    );
}

const names: Rule = ({ api, document }) =>
  Object.keys(document.components?.['schemas'] ?? {})
    .filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name))
    .map((name) => ({ rule: 'schema-name', at: `${api} ${name}`, message: 'must be in PascalCase' }));

/** Properties and components say what they mean, by themselves or by what they refer to. */
const descriptions = schemaRule('description', ({ schema, at, isPart }, document) => {
  const isOfOperation = at.split(' ').length > 2 && !at.includes('.');
  if (!isPart || isOfOperation || at.endsWith('[]')) return [];
  return describes(schema, document) ? [] : ['has no description'];
});

function describes(schema: Schema, document: Document): boolean {
  const resolved = resolve(document, schema);
  const { allOf = [], oneOf = [], anyOf = [], items } = resolved;
  // A list of things that describe themselves needs no sentence of its own.
  const members = [...allOf, ...oneOf, ...anyOf, ...(items ? [items] : [])];
  return (
    Boolean(schema.description ?? resolved.description) ||
    members.some((member) => describes(member, document))
  );
}

const boundedFormats = ['date', 'date-time', 'time', 'uuid', 'binary'];

/** What may be anything, or has any number of members, is as long as its sender likes. */
const limits = schemaRule('limits', ({ schema, isPart }) => {
  const types = [schema.type ?? []].flat();
  const isChosen = schema.enum !== undefined || schema.const !== undefined;
  const isBounded = isChosen || boundedFormats.includes(schema.format ?? '');
  const lower = schema.minimum ?? schema.exclusiveMinimum;
  const upper = schema.maximum ?? schema.exclusiveMaximum;
  return [
    ...(types.includes('string') && !isBounded && schema.maxLength === undefined
      ? ['a text needs maxLength']
      : []),
    ...(types.includes('array') && schema.maxItems === undefined ? ['a list needs maxItems'] : []),
    ...(types.includes('array') && !schema.items ? ['a list needs items'] : []),
    ...(isMap(schema, types) && schema.maxProperties === undefined ? ['a map needs maxProperties'] : []),
    ...(isPart && isAnything(schema) ? ['a value needs a type'] : []),
    ...(isNumeric(types) && !isChosen && (lower === undefined || upper === undefined)
      ? ['a number needs minimum and maximum']
      : []),
  ];
});

function isMap({ properties, additionalProperties, allOf }: Schema, types: readonly string[]): boolean {
  const isOpenObject =
    types.includes('object') && additionalProperties === undefined && !properties && !allOf;
  return isOpenObject || additionalProperties === true || typeof additionalProperties === 'object';
}

function isAnything({
  $ref,
  type,
  enum: values,
  const: value,
  allOf,
  oneOf,
  anyOf,
  properties,
}: Schema): boolean {
  return [$ref, type, values, value, allOf, oneOf, anyOf, properties].every((part) => part === undefined);
}

function isNumeric(types: readonly string[]): boolean {
  return types.includes('integer') || (types.includes('number') && !types.includes('string'));
}

const enumNames = schemaRule('enum-names', ({ schema }) => {
  const wireNumbers = schema.enum?.filter((value) => typeof value === 'number') ?? [];
  if (wireNumbers.length === 0) return [];
  const given = schema['x-enum-varnames'];
  if (!given) return ['numbers on the wire need x-enum-varnames'];
  return [
    ...(given.length === schema.enum?.length ? [] : ['x-enum-varnames must name every value']),
    ...(['x-enum-labels', 'x-enum-descriptions'] as const)
      .filter((mark) => schema[mark] && schema[mark].length !== given.length)
      .map((mark) => `${mark} must have one text for every value`),
  ];
});

/** Bodies are closed: an unknown field is refused by name instead of being dropped. */
const closedBodies: Rule = ({ api, document, operations }) =>
  operations.flatMap(({ id, body }) =>
    body?.media.schema
      ? openObjects(document, body.media.schema, 'body', new Set()).map((at) => ({
          rule: 'closed-body',
          at: `${api} ${id} ${at}`,
          message: 'needs additionalProperties: false',
        }))
      : [],
  );

function openObjects(document: Document, schema: Schema, at: string, seen: Set<Schema>): string[] {
  const resolved = resolve(document, schema);
  if (seen.has(resolved)) return [];
  seen.add(resolved);
  const { properties, additionalProperties, items, allOf = [], oneOf = [], anyOf = [] } = resolved;
  const isOpen = properties !== undefined && additionalProperties === undefined;
  const parts: [string, Schema][] = [
    ...Object.entries(properties ?? {}).map(([name, property]): [string, Schema] => [
      `${at}.${name}`,
      property,
    ]),
    ...(items ? [[`${at}[]`, items] as [string, Schema]] : []),
    ...[...allOf, ...oneOf, ...anyOf].map((member): [string, Schema] => [at, member]),
  ];
  return [
    ...(isOpen ? [at] : []),
    ...parts.flatMap(([where, part]) => openObjects(document, part, where, seen)),
  ];
}

/** Rules that look at schemas. */
export const schemaRules: Rule[] = [names, descriptions, limits, enumNames, closedBodies];
