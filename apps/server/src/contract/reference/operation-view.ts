import { html, prose } from './html.ts';
import type { Html } from './html.ts';
import { limitsOf, meaningOf, schemaView, typeOf } from './schema-view.ts';
import type { SchemaNode, Scope } from './schema-view.ts';

interface MediaNode {
  readonly schema?: SchemaNode;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown; readonly summary?: string }>>;
}

interface BodyNode {
  readonly description?: string;
  readonly content?: Readonly<Record<string, MediaNode>>;
}

interface ParameterNode {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: SchemaNode;
}

/** An operation as it stands in a bundled document, references of its own parts resolved. */
export interface OperationNode {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly ParameterNode[];
  readonly requestBody?: BodyNode;
  readonly responses?: Readonly<Record<string, BodyNode>>;
  readonly 'x-permissions'?: string | readonly string[];
  readonly 'x-answer-flags'?: readonly string[];
  readonly 'x-stamp'?: string;
  readonly 'x-refetches'?: readonly string[];
  readonly 'x-decision'?: string;
}

/** One operation of the reference: what it does, who may, what goes in and what comes out. */
export function operationView(scope: Scope, method: string, path: string, operation: OperationNode): Html {
  const { operationId, summary, description, parameters = [], requestBody, responses = {} } = operation;
  return html`<article id="${scope.api}-${operationId}">
    <h4><a href="#${scope.api}-${operationId}">${summary}</a></h4>
    <p class="call">
      <b class="${method.toLowerCase()}">${method}</b> <code>${path}</code> <small>${operationId}</small>
    </p>
    ${prose(description)} ${factList(operation)}
    ${
      parameters.length > 0
        ? html`<h5>Parameters</h5>
            ${parameterTable(scope, parameters)}`
        : ''
    }
    ${
      requestBody
        ? html`<h5>Body</h5>
            ${bodyView(scope, requestBody)}`
        : ''
    }
    ${Object.entries(responses).map(([status, response]) => (status.startsWith('2') ? answerView(scope, status, response) : ''))}
    <p class="failures">
      Fails with
      ${Object.keys(responses)
        .filter((status) => !status.startsWith('2'))
        .join(', ')}.
    </p>
  </article>`;
}

function factList(operation: OperationNode): Html {
  const access = operation['x-permissions'] ?? 'open';
  const words: Readonly<Record<string, string>> = { public: 'anybody', open: 'any signed-in user' };
  const who = typeof access === 'string' ? (words[access] ?? access) : access.join(' or ');
  const facts: [string, string | undefined][] = [
    ['Who', who],
    ['Answer depends on', operation['x-answer-flags']?.join(', ')],
    ['Stamp', operation['x-stamp']],
    ['Read again afterwards', operation['x-refetches']?.join(', ')],
    ['Decision', operation['x-decision']],
  ];
  const known = facts.filter(([, value]) => value);
  return html`<dl>
    ${known.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

function parameterTable(scope: Scope, parameters: readonly ParameterNode[]): Html {
  const rows = parameters.map(
    ({ name, in: place, required, description, schema = {} }) =>
      html`<tr>
        <th scope="row"><code>${name}</code>${required ? '' : html` <small>optional</small>`}</th>
        <td>${place}</td>
        <td>${typeOf(scope, schema)} ${limitsOf(schema)}</td>
        <td>${prose(description ?? meaningOf(scope, schema))}</td>
      </tr>`,
  );
  const head = html`<thead>
    <tr>
      <th>Name</th>
      <th>In</th>
      <th>Type</th>
      <th>Meaning</th>
    </tr>
  </thead>`;
  return html`<table>
    ${head}
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function answerView(scope: Scope, status: string, response: BodyNode): Html {
  return html`<h5>Answer ${status}</h5>
    ${prose(response.description)}${bodyView(scope, response)}`;
}

function bodyView(scope: Scope, { content = {} }: BodyNode): Html {
  return html`${Object.entries(content).map(
    ([mediaType, media]) =>
      html`<p><small>${mediaType}</small></p>
        ${media.schema ? namedOrInline(scope, media.schema) : ''}
        ${examplesOf(media).map(
          ([title, value]) =>
            html`<details>
              <summary>${title}</summary>
              <pre>${JSON.stringify(value, undefined, 2)}</pre>
            </details>`,
        )}`,
  )}`;
}

function namedOrInline(scope: Scope, schema: SchemaNode): Html {
  if (schema.$ref) return html`<p>${typeOf(scope, schema)}</p>`;
  if (!schema.allOf) return schemaView(scope, schema);
  return html`${schema.allOf.map((part) => namedOrInline(scope, part))}`;
}

function examplesOf({ example, examples = {} }: MediaNode): [string, unknown][] {
  if (example !== undefined) return [['Example', example]];
  return Object.entries(examples).map(([name, { value, summary }]) => [`Example: ${summary ?? name}`, value]);
}
