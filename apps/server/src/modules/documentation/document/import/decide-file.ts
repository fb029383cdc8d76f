import { canAddFile, documentFileFields } from '@crt/domain/document-field';
import { fileLocationError } from '@crt/domain/file-regions';
import { idSet } from '@crt/domain/id-set';
import { canHaveMore } from '@crt/domain/limit';
import { reasonOf } from '@crt/domain/verdict';
import type { Name } from '../../../../platform/db/names.ts';
import type { RowChange, RowReason } from '../../../import/import.tables.ts';
import { filesInAll, type DocumentLine, type LineRevision } from './document-line.ts';
import { archivedFile, namesIn, type DocumentRow } from './document-row.ts';
import type { FoundDocuments, KnownFile } from './look-up-documents.ts';
import { about, tooLong } from './row-faults.ts';

const longest = { location: 1000, eifuName: 200 };
const most = {
  languages: { most: 200, of: 'languages of a file' },
  countries: { most: 300, of: 'countries of a file' },
};

/** What a row says of its file: ids in order, each once; empty where nothing stands. */
export interface ReadFile {
  readonly languageIds: readonly number[];
  readonly countryIds: readonly number[];
  readonly faults: readonly RowReason[];
}

/** Reads languages and countries by their names, or by what the eIFU calls them; a region stands for all its countries (O19). */
export function readFile(row: DocumentRow, found: FoundDocuments): ReadFile {
  const languages = resolve(row.languages, 'languages', 'language', (text) => found.languages.get(text));
  const countries = resolve(
    row.countries,
    'countries',
    'country',
    (text) => {
      const named = found.countries.get(text);
      const [region] = found.regions.get(text) ?? [];
      return named ?? (region && [...found.countryById.values()].filter((one) => one.regionId === region.id));
    },
    (text) => !found.countries.has(text) && found.regions.has(text),
  );
  const limits = [
    reasonOf(canHaveMore(most.languages, 0, languages.ids.length)),
    reasonOf(canHaveMore(most.countries, 0, countries.ids.length)),
  ];
  return {
    languageIds: languages.ids,
    countryIds: countries.ids,
    faults: [
      ...languages.faults,
      ...countries.faults,
      ...limits.flatMap((text, place) =>
        text === undefined ? [] : about(place === 0 ? 'languages' : 'countries', text),
      ),
    ],
  };
}

/** The entries that the names in a cell mean; `mayBeMany` says of which names several entries are meant. */
function resolve(
  cell: string,
  column: string,
  noun: string,
  find: (text: string) => readonly Name[] | undefined,
  mayBeMany: (text: string) => boolean = () => false,
): { readonly ids: readonly number[]; readonly faults: readonly RowReason[] } {
  const ids: number[] = [];
  const faults: RowReason[] = [];
  for (const text of namesIn(cell, (name) => find(name) !== undefined)) {
    const entries = find(text) ?? [];
    const isMany = entries.length > 1 && !mayBeMany(text);
    if (entries.length === 0) faults.push(about(column, `There is no ${noun} ${text}.`));
    else if (isMany)
      faults.push(
        about(column, `${text} is ${entries.map(({ name }) => name).join(' or ')}: write the name.`),
      );
    else ids.push(...entries.map(({ id }) => id));
  }
  return { ids: idSet(ids), faults };
}

/** What speaks against the location and the eIFU name of a row. */
export function fileFaults(
  { location, eifuName }: DocumentRow,
  archiveFiles: readonly string[],
): RowReason[] {
  const wrong = fileLocationError(location);
  const inArchive = wrong !== undefined && archivedFile(location, archiveFiles) !== undefined;
  return [
    ...(wrong === undefined ? [] : [about('location', wrong)]),
    ...(inArchive
      ? [
          about(
            'location',
            'The archive holds this file, but files are not stored. Write the web address where it is found.',
          ),
        ]
      : []),
    ...tooLong('location', documentFileFields.location.label, location, longest.location),
    ...tooLong('eifuName', documentFileFields.eifuName.label, eifuName, longest.eifuName),
  ];
}

/** What speaks against adding a file (O18). */
export function newFileFaults(
  { languageIds, countryIds, faults }: ReadFile,
  line: DocumentLine,
  revision: LineRevision,
): RowReason[] {
  const full = reasonOf(canAddFile(revision.fileCount, filesInAll(line)));
  const isWrong = (column: string) => faults.some((fault) => fault.column === column);
  return [
    ...(languageIds.length === 0 && !isWrong('languages')
      ? [about('languages', 'At least one language is required')]
      : []),
    ...(countryIds.length === 0 && !isWrong('countries')
      ? [about('countries', 'At least one country is required')]
      : []),
    ...(full === undefined ? [] : [about(null, full)]),
  ];
}

/** What of a file is to be changed, and how people read it; empty cells leave it as it is. */
export function fileChanges(file: KnownFile, row: DocumentRow, read: ReadFile, found: FoundDocuments) {
  const after = {
    languageIds: read.languageIds.length === 0 ? file.languageIds : read.languageIds,
    countryIds: read.countryIds.length === 0 ? file.countryIds : read.countryIds,
    eifuName: row.eifuName === '' ? file.eifuName : row.eifuName,
  };
  const names = (ids: readonly number[], of: ReadonlyMap<number, Name>) =>
    ids
      .map((id) => of.get(id)?.name ?? String(id))
      .toSorted((one, other) => one.localeCompare(other, 'en'))
      .join(', ');
  const texts: readonly RowChange[] = [
    {
      column: documentFileFields.languageIds.label,
      oldValue: names(file.languageIds, found.languageById),
      newValue: names(after.languageIds, found.languageById),
    },
    {
      column: documentFileFields.countryIds.label,
      oldValue: names(file.countryIds, found.countryById),
      newValue: names(after.countryIds, found.countryById),
    },
    { column: documentFileFields.eifuName.label, oldValue: file.eifuName, newValue: after.eifuName },
  ];
  return { after, changes: texts.filter(({ oldValue, newValue }) => oldValue !== newValue) };
}
