import type { DictionaryEntry, Revision } from '@crt/api-client/types-documentation';
import type { DifferenceRow } from '@crt/ui/DifferenceTable';
import { coverageTexts } from './coverage.texts.ts';

type Names = readonly DictionaryEntry[];

const texts = coverageTexts.comparison;

/** The names of the countries for which a revision has files in a language, by name. */
function countriesIn({ documentFiles }: Revision, languageId: number, countries: Names): string[] {
  const ids = new Set(
    documentFiles
      .filter(({ languages }) => languages.some(({ id }) => id === languageId))
      .flatMap((file) => file.countries.map(({ countryId }) => countryId)),
  );
  return countries.filter(({ id }) => ids.has(id)).map(({ name }) => name);
}

const filesOf = ({ documentFiles }: Revision): string[] => [
  ...new Set(documentFiles.map(({ location }) => location)),
];

/** Files, and countries by language, of two revisions; languages that neither has are left out. */
export function revisionDifference(
  before: Revision,
  after: Revision,
  { languages, countries }: { readonly languages: Names; readonly countries: Names },
): DifferenceRow[] {
  const byLanguage = languages.map(({ id, name }) => ({
    id: String(id),
    label: name,
    before: countriesIn(before, id, countries),
    after: countriesIn(after, id, countries),
  }));
  return [
    { id: 'files', label: texts.files, before: filesOf(before), after: filesOf(after) },
    ...byLanguage.filter((row) => row.before.length > 0 || row.after.length > 0),
  ];
}

/** Whether a line is the same on both sides. */
export const isSame = ({ before, after }: DifferenceRow): boolean =>
  before.length === after.length && before.every((text) => after.includes(text));
