type CodedError = Error & { readonly code?: unknown };

/** An error, what caused it and what it gathers. */
function* causesOf(error: unknown): Generator<CodedError> {
  for (let current = error; current instanceof Error; current = current.cause) {
    yield current;
    if (current instanceof AggregateError) for (const one of current.errors) yield* causesOf(one);
  }
}

/** PostgreSQL's five-character code of a failed statement (23505 unique violation, …), wherever it hides. */
export function sqlCode(error: unknown): string | undefined {
  for (const { code } of causesOf(error))
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
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
  // Classes 08 connection, 53 resources, 57P shutdown; 57014 is our own time limit, 25006 a copy that nobody may write to yet.
  if (/^(08|53|57P|57014|25006)/.test(sqlCode(error) ?? '')) return true;
  for (const { code, message } of causesOf(error))
    if (networkCodes.includes(String(code)) || networkMessages.test(message)) return true;
  return false;
}

const machineShortages: readonly [codes: readonly string[], what: string][] = [
  [['EMFILE', 'ENFILE'], 'The server has too many files and connections open at the moment.'],
  [['ENOSPC', 'EDQUOT', '53100'], 'The disk of the server is full at the moment.'],
];

/**
 * What the server is short of: descriptors, disk or database. Whatever failed for it may succeed in some seconds, and is
 * answered with 503, wherever it failed. Undefined for every other failure.
 */
export function shortageOf(error: unknown): string | undefined {
  const codes = [...causesOf(error)].map(({ code }) => String(code));
  const [, machine] = machineShortages.find(([known]) => codes.some((code) => known.includes(code))) ?? [];
  return machine ?? (isDatabaseAway(error) ? 'The database cannot be reached at the moment.' : undefined);
}
