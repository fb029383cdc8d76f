import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OperationFacts } from './server-facts.ts';

/** The server's list, from the repository root. */
export const notBuiltPath = 'apps/server/src/contract/not-built.ts';
const factsPath = 'apps/server/src/contract/__generated__/operations.json';

/** Ids on the list of the server's source, in the order in which they stand there. */
export function readNotBuilt(source: string): string[] {
  const [, list = ''] = /notBuilt = \[([^\]]*)\]/.exec(source) ?? [];
  return [...list.matchAll(/'(\w+)'/g)].map(([, id = '']) => id);
}

/**
 * Keeps the server's list of operations that are not built in step with the contract: an operation that is new in
 * the contract cannot be built yet, and one that is gone cannot be listed. Everything else on it is the server's.
 */
export async function updateNotBuilt(root: string, outputs: ReadonlyMap<string, string>): Promise<void> {
  const source = await readFile(join(root, notBuiltPath), 'utf8');
  const known = knownIds(await readFile(join(root, factsPath), 'utf8').catch(() => '[]'));
  const listed = readNotBuilt(source);
  const next = nextNotBuilt(listed, known, callableIds(outputs.get(factsPath) ?? '[]'));
  if (next.join() === listed.join()) return;
  const lines = next.map((id) => `  '${id}',\n`).join('');
  await writeFile(
    join(root, notBuiltPath),
    source.replace(/notBuilt = \[[^\]]*\]/, `notBuilt = [\n${lines}]`),
  );
}

/** The listed ids that still exist plus those that the contract did not know before, sorted. */
export function nextNotBuilt(
  listed: readonly string[],
  known: readonly string[],
  present: readonly string[],
): string[] {
  const before = new Set(known);
  const now = new Set(present);
  const kept = listed.filter((id) => now.has(id));
  const added = present.filter((id) => !before.has(id));
  return [...new Set([...kept, ...added])].sort();
}

/** Read with a pattern, because the file on the disk may hold the marks of an unfinished merge. */
function knownIds(facts: string): string[] {
  return [...facts.matchAll(/"id": "(\w+)"/g)].map(([, id = '']) => id);
}

function callableIds(facts: string): string[] {
  return (JSON.parse(facts) as OperationFacts[])
    .filter((operation) => !operation.isStream)
    .map(({ id }) => id);
}
