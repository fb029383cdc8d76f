/** The id under which each write was sent, by the object that answered it. */
const ids = new WeakMap<object, string>();

/** A new id for a write: 32 hex digits. `crypto.randomUUID` is not there on pages that came without TLS. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Remembers which request an answer belongs to; what is no object cannot be told from others of its kind. */
export function keepRequestId(answer: unknown, id: string): void {
  if (typeof answer === 'object' && answer !== null) ids.set(answer, id);
}

/** The id of the write that was answered so, as its live events name it. */
export function requestIdOf(answer: unknown): string | undefined {
  return typeof answer === 'object' && answer !== null ? ids.get(answer) : undefined;
}
