import type { MediaType, Parameter, Schema } from './document.ts';

/** The examples of a body or parameter: its single one, or the named ones in their order. */
export function examplesOf(holder: MediaType | Parameter): unknown[] {
  if (holder.example !== undefined) return [holder.example];
  return Object.values(holder.examples ?? {}).map(({ value }) => value);
}

/** The example that stands for a body or parameter. */
export function firstExample(holder: MediaType | Parameter): unknown {
  return examplesOf(holder)[0];
}

/** The examples that stand in a schema itself. */
export function schemaExamples(schema: Schema): unknown[] {
  return schema.example === undefined ? (schema.examples ?? []) : [schema.example];
}
