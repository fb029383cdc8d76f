import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import { fillImportsOf, type DemoImport, type DemoImporters } from '../../../import/import.demo.ts';
import { documentFiles, documents, revisions } from '../document.tables.ts';
import { documentImport, type DocumentImportOptions } from './document-import.ts';
import { archiveRemarks } from './stage-documents.ts';

/** A document of the demo world with its newest revision, and a file of that. */
interface KnownRevision {
  readonly number: string;
  readonly revision: string;
  readonly location: string;
}

const at = 'https://files.example.com';
const address = (number: string, revision: string, name: string) =>
  `${at}/${number.toLowerCase()}/${revision.toLowerCase()}/${name}`;

/** Files that a revision gets, one for each language. */
const files = (
  { number, revision }: Pick<KnownRevision, 'number' | 'revision'>,
  ...named: readonly string[]
) =>
  named.map((language) => [
    number,
    revision,
    address(number, revision, `${language.toLowerCase()}-import.pdf`),
    language,
    language === 'German' ? 'Germany; Austria; Switzerland' : 'Europe',
  ]);

/** Rows that add a document with as many files as there are languages. */
const added = (number: string, name: string, ...named: readonly string[]) =>
  files({ number, revision: 'A' }, ...named).map((cells, place) => [
    ...cells,
    '',
    ...(place === 0 ? ['2026-12-01', name, 'CMF', 'Instructions for Use'] : []),
  ]);

/** Rows of which all but the first are ignored, each for another reason. */
const withFaults = (known: KnownRevision) => [
  ...files(known, 'Hungarian'),
  [known.number, known.revision, 'de.pdf', 'Klingon', 'Germany; Atlantis'],
  ...files(known, 'Hungarian'),
  ['IFU-CMF-9999', 'A', address('IFU-CMF-9999', 'A', 'de.pdf'), 'German', 'Germany'],
  ['IFU_CMF_9998', '', address('IFU-CMF-9998', 'A', 'de.pdf'), '', '', '', '31.13.2026', 'Orbital plates'],
  [known.number, known.revision, known.location, 'German', 'Germany'],
];

/** New documents, which are only tried out. */
const draft = ['Orbital plates', 'Mandible plates', 'Cranial meshes'].flatMap((name, place) =>
  added(`IFU-CMF-${9000 + place}`, `${name}, instructions`, 'German', 'English', 'French', 'Italian'),
);

/** Other countries for files that are there. */
const widened = (known: readonly KnownRevision[]) =>
  known.map(({ number, revision, location }) => [number, revision, location, '', 'Europe; United States']);

/** Nine imports with every kind of result; `known` are four documents that there are. */
function drawImports(known: readonly KnownRevision[]): readonly DemoImport<DocumentImportOptions>[] {
  const [first, second, third, fourth] = known;
  if (!first || !second || !third || !fourth) throw new Error('The demo world has too few documents');
  const options = { updateExistingFiles: false, archiveFiles: [] };
  const archiveFiles = ['de.pdf', 'notes/readme.txt'];
  return [
    { fileName: 'translations-2026-q3.csv', daysAgo: 40, rows: files(first, 'Finnish', 'Danish'), options },
    {
      fileName: 'translations-cmf.zip',
      daysAgo: 34,
      rows: withFaults(first),
      options: { ...options, archiveFiles },
      remarks: () => archiveRemarks(archiveFiles, new Set(['de.pdf'])),
    },
    {
      fileName: 'countries-2026-q4.xlsx',
      daysAgo: 26,
      rows: widened([first, second, third]),
      options: { ...options, updateExistingFiles: true },
    },
    { fileName: 'translations-2026-q3.csv', daysAgo: 20, rows: files(first, 'Finnish', 'Danish'), options },
    {
      fileName: 'guides-review.csv',
      daysAgo: 12,
      rows: files(fourth, 'Dutch', 'Turkish'),
      options,
      isDryRun: true,
      then: 'applied',
    },
    { fileName: 'catalogue-2027-draft.csv', daysAgo: 9, rows: draft, options, isDryRun: true },
    {
      fileName: 'wrong-portal.csv',
      daysAgo: 5,
      rows: files(second, 'Czech', 'Polish'),
      options,
      then: 'stopped',
    },
    {
      fileName: 'document-examples.xlsx',
      daysAgo: 1,
      rows: documentImport.examples,
      options,
      isDryRun: true,
    },
  ];
}

/** Imports changed documents from this id on; other parts of the demo world are about the first ones. */
const firstKnown = 121;

/** Imports of documents as people have made them, by the machine itself: with their rows and histories (R4). */
export async function fillDocumentImports(tx: Database, importers: DemoImporters): Promise<void> {
  const known: KnownRevision[] = [];
  for (let id = firstKnown; known.length < 4; id += 1) {
    const [row] = await tx
      .select({ number: documents.number, revision: revisions.name, location: documentFiles.location })
      .from(documents)
      .innerJoin(revisions, eq(revisions.documentId, documents.id))
      .innerJoin(documentFiles, eq(documentFiles.revisionId, revisions.id))
      .where(eq(documents.id, id))
      .orderBy(asc(documentFiles.id))
      .limit(1);
    if (row) known.push(row);
    else if (id > 1000) throw new Error('The demo world has too few documents');
  }
  await fillImportsOf(tx, documentImport, importers, { seed: 58, drawn: drawImports(known) });
}
