import { idSet } from '@crt/domain/id-set';
import type { Database } from '../../../platform/db/database.ts';
import { insertRows } from '../../../platform/db/insert-rows.ts';
import { spoken } from '../language/language.demo.ts';
import { countries } from './country.tables.ts';
import { regions } from './region.tables.ts';

/** Ten countries of each region, with the codes by which the eIFU knows them. */
const world = {
  Africa:
    'DZ Algeria, EG Egypt, ET Ethiopia, GH Ghana, KE Kenya, MA Morocco, NG Nigeria, SN Senegal, ZA South Africa, TN Tunisia',
  Asia: 'CN China, IN India, ID Indonesia, IL Israel, JP Japan, KR Korea (Republic of), MY Malaysia, SA Saudi Arabia, SG Singapore, TH Thailand',
  Europe:
    'AT Austria, CZ Czechia, FR France, DE Germany, IT Italy, NL Netherlands, PL Poland, ES Spain, CH Switzerland, GB United Kingdom',
  'North America':
    'CA Canada, CR Costa Rica, CU Cuba, DO Dominican Republic, GT Guatemala, JM Jamaica, MX Mexico, PA Panama, TT Trinidad and Tobago, US United States',
  Oceania:
    'AU Australia, FJ Fiji, KI Kiribati, FM Micronesia (Federated States of), NZ New Zealand, PG Papua New Guinea, WS Samoa, SB Solomon Islands, TO Tonga, VU Vanuatu',
  'South America':
    'AR Argentina, BO Bolivia, BR Brazil, CL Chile, CO Colombia, EC Ecuador, PY Paraguay, PE Peru, UY Uruguay, VE Venezuela',
};

/** Languages by their codes, with the countries whose authorities ask for them. */
const required = {
  ar: 'DZ EG MA TN SA',
  cs: 'CZ',
  nl: 'NL',
  en: 'GH KE NG ZA IN SG MY GB CA US JM TT AU FJ NZ',
  fr: 'SN MA FR CH CA',
  de: 'DE AT CH',
  he: 'IL',
  it: 'IT CH',
  ja: 'JP',
  ko: 'KR',
  pl: 'PL',
  'pt-BR': 'BR',
  es: 'ES CR CU DO GT MX PA AR BO CL CO EC PY PE UY VE',
  'zh-Hans': 'CN',
};

/** The languages that a country requires, by their place in the list of languages. */
const languagesOf = (country: string): number[] =>
  spoken.flatMap(([, , code], place) =>
    Object.entries(required).some(([language, countries]) => language === code && countries.includes(country))
      ? [place + 1]
      : [],
  );

/** What the countries of each region require, each language once, region by region. */
export const languagesByRegion: readonly (readonly number[])[] = Object.values(world).map((list) =>
  idSet(list.split(', ').flatMap((entry) => languagesOf(entry.slice(0, 2)))),
);

/** Sixty countries in six regions (§3.0). */
export async function fillCountries(tx: Database): Promise<void> {
  const names = Object.keys(world);
  await insertRows(
    tx,
    regions,
    names.map((name, place) => ({ id: place + 1, name })),
  );
  const rows = Object.values(world).flatMap((list, place) =>
    list.split(', ').map((entry) => ({
      name: entry.slice(3),
      eifuValue: entry.slice(0, 2),
      regionId: place + 1,
      languageIds: languagesOf(entry.slice(0, 2)),
    })),
  );
  await insertRows(
    tx,
    countries,
    rows.map((row, place) => ({ id: place + 1, ...row })),
  );
}
