import { apiPrefixes } from '../operations.ts';
import type { ApiName, Contract } from '../operations.ts';
import { html, prose } from './html.ts';
import type { Html } from './html.ts';
import { operationView } from './operation-view.ts';
import type { OperationNode } from './operation-view.ts';
import { schemaView } from './schema-view.ts';
import type { SchemaNode, Scope } from './schema-view.ts';

interface DocumentNode {
  readonly info: { readonly title: string; readonly description?: string };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas?: Readonly<Record<string, SchemaNode>> };
}

interface Placed {
  readonly method: string;
  readonly path: string;
  readonly operation: OperationNode;
}

/**
 * The reference of the three APIs as one page. It needs no script, so that it works offline, prints, and can be served
 * under the strictest policy; searching it is the browser's own search.
 * @param style the style sheet, as an element of the head
 */
export function referencePage(contract: Contract, style: Html): string {
  const apis = Object.entries(contract.documents) as unknown as [ApiName, DocumentNode][];
  return `<!doctype html>${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>CRT API reference</title>
        ${style}
      </head>
      <body>
        <nav aria-label="Operations">
          <h1>CRT API reference</h1>
          ${apis.map(([api, document]) => menu(api, document))}
        </nav>
        <main>${apis.map(([api, document]) => apiView(api, document))}</main>
      </body>
    </html>`.markup
  }`;
}

function menu(api: ApiName, document: DocumentNode): Html {
  const operations = operationsOf(document);
  const groups = (document.tags ?? []).map(({ name }) => {
    const members = operations.filter(({ operation }) => operation.tags[0] === name);
    const entries = members.map(
      ({ operation: { operationId, summary } }) =>
        html`<li><a href="#${api}-${operationId}">${summary}</a></li>`,
    );
    return html`<details>
      <summary>${name} <small>${members.length}</small></summary>
      <ul>
        ${entries}
      </ul>
    </details>`;
  });
  return html`<h2><a href="#${api}">${document.info.title}</a></h2>
    ${groups}`;
}

function apiView(api: ApiName, document: DocumentNode): Html {
  const operations = operationsOf(document);
  const scope: Scope = { api, schemas: document.components.schemas ?? {} };
  const schemas = Object.entries(scope.schemas);
  return html`<section id="${api}">
    <h2>${document.info.title}</h2>
    <p>Every path stands below <code>${apiPrefixes[api]}</code>.</p>
    ${prose(document.info.description)}
    ${(document.tags ?? []).map(
      ({ name, description }) =>
        html`<h3>${name}</h3>
          ${prose(description)}
          ${operations
            .filter(({ operation }) => operation.tags[0] === name)
            .map(({ method, path, operation }) => operationView(scope, method, path, operation))}`,
    )}
    <h3>Schemas of the ${document.info.title}</h3>
    ${schemas.map(
      ([name, schema]) =>
        html`<article id="${api}-${name}">
          <h4>${name}</h4>
          ${prose(schema.description)}${schema['x-decision'] ? html`<p>Decision: ${schema['x-decision']}</p>` : ''}
          ${schemaView(scope, schema)}
        </article>`,
    )}
  </section>`;
}

const methods = ['get', 'put', 'post', 'patch', 'delete'];

function operationsOf(document: DocumentNode): Placed[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => {
        const operation = item[method] as OperationNode;
        const shared = (item['parameters'] ?? []) as readonly object[];
        const parameters = [...shared, ...(operation.parameters ?? [])].map((one) => resolve(document, one));
        const responses = Object.entries(operation.responses ?? {}).map(
          ([status, response]) => [status, resolve(document, response)] as const,
        );
        const resolved = {
          ...operation,
          parameters,
          responses: Object.fromEntries(responses),
        } as OperationNode;
        return { method: method.toUpperCase(), path, operation: resolved };
      }),
  );
}

function resolve(document: DocumentNode, node: object): object {
  if (!('$ref' in node)) return node;
  const steps = String(node.$ref).slice(2).split('/');
  return steps.reduce<object>((at, step) => (at as Record<string, object>)[step] ?? {}, document);
}
