/**
 * A value with all its texts in one writing (NFC), the one in which names are stored: some letters become longer by it, so
 * that lengths are checked of what is stored. Objects and lists are changed where they stand; they are not nested too deep.
 */
export function composed<Value>(value: Value): Value {
  if (typeof value === 'string') return value.normalize('NFC') as Value;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
  for (const [name, part] of Object.entries(value)) {
    const next: unknown = composed(part);
    if (next !== part) Reflect.set(value, name, next);
  }
  return value;
}
