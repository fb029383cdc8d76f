/** A file of a revision, as far as it says for whom it is. */
export interface CoveringFile {
  readonly languages: readonly { readonly id: number }[];
  readonly countries: readonly { readonly countryId: number }[];
}

/** A country with the languages in which documents have to be there for it. */
export interface RequiringCountry {
  readonly id: number;
  readonly languageIds: readonly number[];
}

/** What a revision has for a country in a language: what is required, a gap, or more than is required. */
export type Coverage = 'covered' | 'missing' | 'extra';

/** The coverage of a country, by the id of the language; nothing where a language is neither required nor there. */
export type CountryCoverage = ReadonlyMap<number, Coverage>;

/** The languages in which files are there, by the id of the country. */
function languagesByCountry(files: readonly CoveringFile[]): ReadonlyMap<number, ReadonlySet<number>> {
  const found = new Map<number, Set<number>>();
  for (const { languages, countries } of files)
    for (const { countryId } of countries) {
      const known = found.get(countryId) ?? new Set<number>();
      for (const { id } of languages) known.add(id);
      found.set(countryId, known);
    }
  return found;
}

/** The coverage of each country: the languages that it requires, minus the files that are there (§3.9.10). */
export function coverageOf(
  files: readonly CoveringFile[],
  countries: readonly RequiringCountry[],
): ReadonlyMap<number, CountryCoverage> {
  const present = languagesByCountry(files);
  return new Map(
    countries.map(({ id, languageIds }) => {
      const there = present.get(id) ?? new Set<number>();
      const cells = new Map<number, Coverage>();
      for (const language of languageIds) cells.set(language, there.has(language) ? 'covered' : 'missing');
      for (const language of there) if (!cells.has(language)) cells.set(language, 'extra');
      return [id, cells];
    }),
  );
}

/** The languages that a country lacks, in the order in which it requires them. */
export const gapsOf = (coverage: CountryCoverage): number[] =>
  [...coverage].flatMap(([language, state]) => (state === 'missing' ? [language] : []));
