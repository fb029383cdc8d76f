import { eq } from 'drizzle-orm';
import type { HandlerPart } from '../../../contract/handlers.ts';
import { referenceResource } from '../../reference-data/reference-resource.ts';
import type { Database } from '../../../platform/db/database.ts';
import { regions } from './region.tables.ts';
import { countries } from './country.tables.ts';

/** The name of a region, which stays until the country that was put into it is stored. */
async function regionName(tx: Database, id: number): Promise<string | undefined> {
  const found = tx.select({ name: regions.name }).from(regions).where(eq(regions.id, id));
  return (await found.for('share'))[0]?.name;
}

/** Countries (S1 to S3). */
export const countryList = referenceResource({
  kind: 'country',
  noun: 'country',
  table: countries,
  fields: {
    name: { label: 'Name' },
    eifuValue: { label: 'eIFU Value' },
    regionId: { label: 'Region', text: async ({ tx }, id) => (await regionName(tx, id)) ?? String(id) },
  },
  check: async ({ tx }, { regionId }) =>
    (await regionName(tx, regionId)) === undefined
      ? { error: 'This region does not exist.', field: 'regionId' }
      : {},
});

export const countryHandlers = {
  listConfiguredCountries: countryList.list,
  addCountry: countryList.add,
  updateCountry: countryList.edit,
  deleteCountry: countryList.remove,
} satisfies HandlerPart;
