import { asc } from 'drizzle-orm';
import type { HandlerPart, Output } from '../../contract/handlers.ts';
import type { Database } from '../../platform/db/database.ts';
import { namesOf } from '../../platform/db/names.ts';
import { users } from '../user/user.tables.ts';
import { countries } from './country/country.tables.ts';
import { regions } from './country/region.tables.ts';
import { divisions } from './division/division.tables.ts';
import { documentTypes } from './document-type/document-type.tables.ts';
import { languages } from './language/language.tables.ts';
import { portals } from './portal/portal.tables.ts';
import { productFamilies } from './product-family/product-family.tables.ts';

/** The regions with their countries, all by name (O19). */
export async function listRegions(tx: Database): Promise<Output<'listRegions'>> {
  const rows = await tx
    .select({
      id: countries.id,
      name: countries.name,
      regionId: countries.regionId,
      languageIds: countries.languageIds,
    })
    .from(countries)
    .orderBy(asc(countries.name));
  const children = Map.groupBy(rows, ({ regionId }) => regionId);
  return (await namesOf(tx, regions)).map((region) => ({
    ...region,
    children: (children.get(region.id) ?? []).map(({ id, name, languageIds }) => ({ id, name, languageIds })),
  }));
}

/** What documents and products are chosen from, and the people whose names their histories show. */
export const dictionaryHandlers = {
  listDivisions: ({ tx }) => namesOf(tx, divisions),
  listDocumentTypes: ({ tx }) => namesOf(tx, documentTypes),
  listPortals: ({ tx }) => namesOf(tx, portals),
  listLanguages: ({ tx }) => namesOf(tx, languages),
  listProductFamilies: ({ tx }) => namesOf(tx, productFamilies),
  listRegions: ({ tx }) => listRegions(tx),
  listDocumentationUsers: ({ tx }) =>
    tx
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, symbol: users.symbol })
      .from(users)
      .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id)),
} satisfies HandlerPart;
