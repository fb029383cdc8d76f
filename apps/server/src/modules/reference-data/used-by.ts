import type { Database } from '../../platform/db/database.ts';
import { findUses, findUsesOf, nobody, type Users } from './record-store.ts';
import type { Use } from './reference-facts.ts';

/** The contract's most characters for who uses a record. */
const mostCharacters = 500;

/** What uses each record, in words: '12 plans and the country Norway'. Records that nothing uses are absent. */
export async function findUsedBy(
  tx: Database,
  uses: readonly Use[] = [],
): Promise<ReadonlyMap<number, string>> {
  const found = await Promise.all(uses.map(async (use) => ({ use, users: await findUses(tx, use) })));
  const ids = new Set(found.flatMap(({ users }) => [...users.keys()]));
  return new Map(
    [...ids].map((id) => [id, inWords(found.map(({ use, users }) => [use, users.get(id) ?? nobody]))]),
  );
}

/** What uses one record, in words; undefined when nothing does. */
export async function findUsersOf(
  tx: Database,
  uses: readonly Use[] = [],
  id: number,
): Promise<string | undefined> {
  const refusing = uses.map((use): Use => ({ ...use, ...use.refusing }));
  const found = await Promise.all(refusing.map(async (use) => [use, await findUsesOf(tx, use, id)] as const));
  return inWords(found) || undefined;
}

type Found = readonly (readonly [Use, Users])[];

const listed = (parts: readonly string[]) => new Intl.ListFormat('en').format(parts);

/** By name as far as there is room for that. */
function inWords(found: Found): string {
  const there = found.filter(([, { number }]) => number > 0);
  const named = listed(there.map(namedIn));
  return named.length <= mostCharacters ? named : listed(there.map(countedIn));
}

const countedIn = ([{ one, many }, { number }]: Found[number]) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

function namedIn(found: Found[number]): string {
  const [{ one, many }, { number, names }] = found;
  return names.length === 0 ? countedIn(found) : `the ${number === 1 ? one : many} ${namesIn(names, number)}`;
}

/** The first of some names, and how many more there are. */
export function namesIn(first: readonly string[], number: number): string {
  const more = number - first.length;
  return listed(more > 0 ? [...first, `${more.toLocaleString('en')} more`] : first);
}
