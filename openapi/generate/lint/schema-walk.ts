import type { ApiName, Document, Operation, Schema } from '../document.ts';

/** A schema with the place where it stands. */
export interface Placed {
  schema: Schema;
  at: string;
  /** Whether it is a property, an element or the like, as opposed to a member of allOf, oneOf or anyOf. */
  isPart: boolean;
}

/** Every schema written down in a document, each once: components, parameters, bodies, and what is inside them. */
export function* schemasOf(
  api: ApiName,
  document: Document,
  operations: readonly Operation[],
): Generator<Placed> {
  for (const [name, schema] of Object.entries(document.components?.['schemas'] ?? {})) {
    yield* inside({ schema: schema as Schema, at: `${api} ${name}`, isPart: true });
  }
  for (const { id, parameters, body, success } of operations) {
    for (const { name, schema } of parameters) {
      if (schema) yield* inside({ schema, at: `${api} ${id} ${name}`, isPart: true });
    }
    if (body?.media.schema)
      yield* inside({ schema: body.media.schema, at: `${api} ${id} body`, isPart: true });
    const answer = success.content?.media.schema;
    if (answer) yield* inside({ schema: answer, at: `${api} ${id} answer`, isPart: true });
  }
}

function* inside(placed: Placed): Generator<Placed> {
  yield placed;
  const { schema, at } = placed;
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    yield* inside({ schema: property, at: `${at}.${name}`, isPart: true });
  }
  if (schema.items) yield* inside({ schema: schema.items, at: `${at}[]`, isPart: true });
  if (typeof schema.additionalProperties === 'object') {
    yield* inside({ schema: schema.additionalProperties, at: `${at}{}`, isPart: true });
  }
  for (const member of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
    yield* inside({ schema: member, at, isPart: false });
  }
}
