import { html, prose } from './html.ts';
import type { Html } from './html.ts';

/** The part of JSON Schema that the contract uses. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: SchemaNode;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
  readonly anyOf?: readonly SchemaNode[];
  readonly 'x-enum-varnames'?: readonly string[];
  readonly 'x-enum-descriptions'?: readonly string[];
  readonly 'x-decision'?: string;
}

/** Where a schema stands: its API makes links unique, its neighbours are what references lead to. */
export interface Scope {
  readonly api: string;
  readonly schemas: Readonly<Record<string, SchemaNode>>;
}

/** A schema as a reader needs it: what it is made of, or its values, or its fields.  */
export function schemaView(scope: Scope, schema: SchemaNode): Html {
  const { allOf, properties, items } = schema;
  if (allOf) return html`${allOf.map((part) => schemaView(scope, part))}`;
  if (properties) return fieldTable(scope, properties, schema.required ?? []);
  if (items?.properties ?? items?.allOf)
    return html`<p>List of:</p>
      ${schemaView(scope, items ?? {})}`;
  if (schema.enum && schema['x-enum-varnames']) return valueTable(schema);
  return html`<p>${typeOf(scope, schema)} ${limitsOf(schema)}</p>`;
}

function fieldTable(
  scope: Scope,
  properties: Readonly<Record<string, SchemaNode>>,
  required: readonly string[],
): Html {
  const rows = Object.entries(properties).map(
    ([name, field]) =>
      html`<tr>
        <th scope="row">
          <code>${name}</code>${required.includes(name) ? '' : html` <small>optional</small>`}
        </th>
        <td>${typeOf(scope, field)} ${limitsOf(field)}</td>
        <td>
          ${prose(meaningOf(scope, field))}${field.properties ? fieldTable(scope, field.properties, field.required ?? []) : ''}
        </td>
      </tr>`,
  );
  return html`<table>
    <thead>
      <tr>
        <th>Field</th>
        <th>Type</th>
        <th>Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function valueTable(schema: SchemaNode): Html {
  const names = schema['x-enum-varnames'] ?? [];
  const meanings = schema['x-enum-descriptions'];
  const rows = (schema.enum ?? []).map(
    (value, index) =>
      html`<tr>
        <th scope="row"><code>${String(value)}</code></th>
        <td>${names[index]}</td>
        ${meanings ? html`<td>${meanings[index]}</td>` : ''}
      </tr>`,
  );
  const head = html`<tr>
    <th>Value</th>
    <th>Name</th>
    ${meanings ? html`<th>Meaning</th>` : ''}
  </tr>`;
  return html`<table>
    <thead>
      ${head}
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

/** What a field means: its own words, or those of what it refers to. */
export function meaningOf(scope: Scope, { description, $ref = '' }: SchemaNode): string | undefined {
  return description ?? scope.schemas[$ref.split('/').at(-1) ?? '']?.description;
}

/** The type in words; a named schema is a link to it. */
export function typeOf(scope: Scope, schema: SchemaNode): Html {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return html`<a href="#${scope.api}-${name}">${name}</a>`;
  }
  if (schema.items) return html`list of ${typeOf(scope, schema.items)}`;
  const choices = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (choices)
    return html`${choices.map((one, index) => html`${index > 0 ? ' or ' : ''}${typeOf(scope, one)}`)}`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  return html`${[schema.type ?? 'anything'].flat().join(' or ')}${schema.format ? `, ${schema.format}` : ''}`;
}

/** Limits, pattern, values and default, as short as they can be said. */
export function limitsOf(schema: SchemaNode): Html {
  const { minLength, maxLength, minimum, maximum, maxItems } = schema;
  const said = [
    range(minLength, maxLength, 'characters'),
    range(minimum, maximum, ''),
    maxItems === undefined ? '' : `at most ${maxItems}`,
    schema.pattern ? `matches ${schema.pattern}` : '',
    schema.enum && !schema['x-enum-varnames'] ? `one of ${schema.enum.map(String).join(', ')}` : '',
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
  ];
  return html`<small>${said.filter(Boolean).join('; ')}</small>`;
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (least === undefined && most === undefined) return '';
  const text =
    most === undefined ? `from ${least}` : least === undefined ? `up to ${most}` : `${least} to ${most}`;
  return `${text} ${unit}`.trim();
}
