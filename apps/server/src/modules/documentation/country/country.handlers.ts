import { idSet } from '@crt/domain/id-set';
import { canHaveMore, type Limit } from '@crt/domain/limit';
import { reasonOf } from '@crt/domain/verdict';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { HandlerPart } from '../../../contract/handlers.ts';
import { lockRecords } from '../../reference-data/audit-record.ts';
import { referenceResource } from '../../reference-data/reference-resource.ts';
import type { Database } from '../../../platform/db/database.ts';
import { documentFiles } from '../document/document.tables.ts';
import { languages } from '../language/language.tables.ts';
import { areAllThere } from '../missing-entries.ts';
import { namesOfEntries } from '../names-of-entries.ts';
import { regions } from './region.tables.ts';
import { countries } from './country.tables.ts';
import { byDocuments } from '../names-of-users.ts';

/** The name of a region, which stays until the country that was put into it is stored. */
async function regionName(tx: Database, id: number): Promise<string | undefined> {
  const found = tx.select({ name: regions.name }).from(regions).where(eq(regions.id, id));
  return (await found.for('share'))[0]?.name;
}

/** A region is offered with all of its countries (the contract's limit). */
const countriesOfRegion: Limit = { most: 300, of: 'countries of a region' };

/** Countries (S1 to S3), with the languages that they require of documents (§3.9.10). */
export const countryList = referenceResource({
  kind: 'country',
  noun: 'country',
  table: countries,
  fields: {
    name: { label: 'Name' },
    eifuValue: { label: 'eIFU Value' },
    regionId: { label: 'Region', text: async ({ tx }, id) => (await regionName(tx, id)) ?? String(id) },
    languageIds: {
      label: 'Required languages',
      isOptional: true,
      text: ({ tx }, ids) => namesOfEntries(languages)(tx, ids),
    },
  },
  usedBy: [
    { one: 'file', many: 'files', column: documentFiles.countryIds, isList: true, refusing: byDocuments },
  ],
  check: async ({ tx }, { regionId, languageIds }, before) => {
    if ((await regionName(tx, regionId)) === undefined)
      return { error: 'This region does not exist.', field: 'regionId', refusal: 'gone' };
    if (!(await areAllThere(tx, languages, languageIds)))
      return { error: 'A language does not exist or was removed.', field: 'languageIds', refusal: 'gone' };
    const comes = before?.regionId === regionId ? 0 : 1;
    const full = reasonOf(
      canHaveMore(countriesOfRegion, await tx.$count(countries, eq(countries.regionId, regionId)), comes),
    );
    return full === undefined ? {} : { error: full, field: 'regionId', refusal: 'full' };
  },
});

/** The languages that a country requires until its write is done: nobody else changes it meanwhile. */
async function requiredLanguages(context: RequestContext, countryId: number): Promise<number[]> {
  await lockRecords(context, 'country');
  const found = context.tx.select({ ids: countries.languageIds }).from(countries);
  return (await found.where(eq(countries.id, countryId)))[0]?.ids ?? [];
}

export const countryHandlers = {
  listConfiguredCountries: countryList.list,
  addCountry: (context, { body }) =>
    countryList.add(context, { body: { ...body, languageIds: idSet(body.languageIds ?? []) } }),
  updateCountry: async (context, { body, query }) => {
    const languageIds = idSet(body.languageIds ?? (await requiredLanguages(context, body.id)));
    return countryList.edit(context, { body: { ...body, languageIds }, query });
  },
  deleteCountry: countryList.remove,
} satisfies HandlerPart;
