/** PostgreSQL's five-character code of a failed statement (23505 unique violation, …), wherever it hides. */
export function sqlCode(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as Error & { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
];
const networkMessages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable|connection error|embedded database (has stopped|is closed)/i;

/** Whether the database is away or overloaded, so that the same call may succeed in some seconds. */
export function isDatabaseAway(error: unknown): boolean {
  // Classes 08 connection, 53 resources, 57P shutdown; 57014 is our own time limit.
  if (/^(08|53|57P|57014)/.test(sqlCode(error) ?? '')) return true;
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as Error & { code?: unknown };
    if (networkCodes.includes(String(code)) || networkMessages.test(current.message)) return true;
    if (current instanceof AggregateError && current.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
