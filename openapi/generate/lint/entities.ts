import { apiNames, operationsOf, resolve } from '../document.ts';
import type { ApiName, Document, Schema } from '../document.ts';
import type { Finding } from './finding.ts';
import { schemasOf } from './schema-walk.ts';

/** One entity that the specification names, as listed in `openapi/entities.json`. */
export interface SpecifiedEntity {
  name: string;
  /** Documents that have it. */
  apis: ApiName[];
  /** Names on the wire, misspellings included. */
  members: string[];
}

/** Entities of the specification that no object of their document has in full: a member was lost or renamed. */
export function missingEntities(
  entities: readonly SpecifiedEntity[],
  documents: Readonly<Record<ApiName, Document>>,
): Finding[] {
  const objects = Object.fromEntries(apiNames.map((api) => [api, objectsOf(api, documents[api])]));
  return entities.flatMap(({ name, apis, members }) =>
    apis.flatMap((api) => {
      const lacking = (objects[api] ?? []).map((own) => members.filter((member) => !own.has(member)));
      if (lacking.some((names) => names.length === 0)) return [];
      const [nearest = []] = lacking.sort((a, b) => a.length - b.length);
      return [{ rule: 'entities', at: `${api} ${name}`, message: `no object has ${nearest.join(', ')}` }];
    }),
  );
}

/** The member names of every object in a document, those of its parts included. */
function objectsOf(api: ApiName, document: Document): Set<string>[] {
  const placed = [...schemasOf(api, document, operationsOf(api, document))];
  return placed.map(({ schema }) => new Set(membersOf(document, schema, 0))).filter(({ size }) => size > 0);
}

function membersOf(document: Document, schema: Schema, depth: number): string[] {
  const { properties = {}, allOf = [], oneOf = [], anyOf = [] } = resolve(document, schema);
  const parts = depth < 10 ? [...allOf, ...oneOf, ...anyOf] : [];
  return [...Object.keys(properties), ...parts.flatMap((part) => membersOf(document, part, depth + 1))];
}
