import type { Field } from './operations.ts';

/**
 * Values that travel as text (path, query, forms), turned into what their schema speaks about. Strict on purpose:
 * `1e3`, ` 7` or `yes` stay text, so that the validator refuses them by name instead of guessing.
 * Unknown names are kept for the same reason.
 */
export function coerceFields(fields: readonly Field[], values: Readonly<Record<string, unknown>>): object {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const entries = Object.entries(values).map(([name, value]) => {
    const field = byName.get(name);
    return [name, field ? coerce(field, value) : value] as const;
  });
  // fromEntries defines own properties, so that a `__proto__` sent by somebody stays an ordinary unknown name.
  return Object.fromEntries(entries);
}

function coerce(field: Field, value: unknown): unknown {
  if (!field.isList) return coerceOne(field.type, value);
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.map((element) => coerceOne(field.type, element));
}

function coerceOne(type: Field['type'], value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (type === 'integer' && /^-?\d{1,15}$/.test(value)) return Number(value);
  if (type === 'number' && /^-?\d{1,15}(\.\d{1,15})?$/.test(value)) return Number(value);
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}
