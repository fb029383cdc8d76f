import type { ContractDocument } from './operations.ts';

interface Node {
  readonly $ref?: string;
  readonly properties?: object;
  readonly allOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly anyOf?: readonly Node[];
  readonly additionalProperties?: unknown;
}

/**
 * A document in which no answer may say more than its schema declares: every place where a value stands is closed,
 * the members of `allOf`, `oneOf` and `anyOf` are not, because each of them sees only its share. Clients are promised
 * that answers may grow; our own server's answers grow in the contract first, so tests and development refuse the rest.
 */
export function withClosedAnswers(document: ContractDocument): ContractDocument {
  const { paths, components } = document;
  return walk({ paths, components }, document) as ContractDocument;
}

/** Names under which a value's schema stands: as a whole answer, as a list's element, as what a map holds. */
const valuePlaces = new Set(['schema', 'items', 'additionalProperties']);

function walk(node: unknown, document: ContractDocument, isProperties = false): unknown {
  if (Array.isArray(node)) return node.map((member: unknown) => walk(member, document));
  if (!isRecord(node)) return node;
  const entries = Object.entries(node).map(([name, member]) => {
    if (!isProperties && (name === 'example' || name === 'examples')) return [name, member] as const;
    const inner = walk(member, document, !isProperties && name === 'properties');
    const isValue = isProperties || valuePlaces.has(name);
    return [name, isValue && isRecord(inner) ? close(inner, document) : inner] as const;
  });
  return Object.fromEntries(entries);
}

function close(schema: object, document: ContractDocument): object {
  return namesMembers(schema, document, 0) ? { ...schema, unevaluatedProperties: false } : schema;
}

/** Whether a schema speaks about members at all; what does not is meant to be open. */
function namesMembers(schema: Node, document: ContractDocument, depth: number): boolean {
  if (schema.properties) return true;
  const referred = schema.$ref && depth < 20 ? [pointed(document, schema.$ref)] : [];
  const parts = [...referred, ...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return parts.some((part) => namesMembers(part, document, depth + 1));
}

function pointed(document: ContractDocument, reference: string): Node {
  let node: unknown = document;
  for (const step of reference.slice(2).split('/')) {
    node = (node as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return node as Node;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
