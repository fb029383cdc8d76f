import type { Database } from '../../platform/db/database.ts';
import type { Offering } from '../../platform/db/names.ts';

type Offers<Filters> = {
  -readonly [
    Name in keyof Filters as Filters[Name] extends Offering<unknown>
      ? Name extends `chosen${infer Nouns}`
        ? `available${Nouns}`
        : never
      : never
  ]: Filters[Name] extends Offering<infer Offer> ? Offer : never;
};

/** What the filters of a list are chosen from, as the wire calls it: `availableX` is the offer of the filter `chosenX`. */
export async function offersOf<Filters extends Readonly<Record<string, Partial<Offering<unknown>>>>>(
  tx: Database,
  filters: Filters,
): Promise<Offers<Filters>> {
  const offers: Record<string, unknown> = {};
  for (const [name, { offer }] of Object.entries(filters))
    if (offer && name.startsWith('chosen')) offers[name.replace(/^chosen/, 'available')] = await offer(tx);
  return offers as Offers<Filters>;
}
