import { fromDate, toCalendarDate, type CalendarDate } from '@internationalized/date';
import type { Database } from '../../../platform/db/database.ts';
import { continueIds, insertRows } from '../../../platform/db/insert-rows.ts';
import { seededRandom, type Random } from '../../demo/random.ts';
import { languagesByRegion } from '../country/country.demo.ts';
import { documentFiles, documents, documentVersions, revisions } from './document.tables.ts';

const count = 160;
const versionedCount = 90;
const languageCount = 30;
const fileGoal = 1500;

const subjects = [
  ['CMF', 2, 'Cranial Implants'],
  ['TMJ', 2, 'Temporomandibular Joint Prostheses'],
  ['ORB', 2, 'Orbital Floor Plates'],
  ['MAN', 2, 'Mandible Plates'],
  ['SPI', 5, 'Spinal Cages'],
  ['TRA', 6, 'Trauma Plates'],
  ['NEU', 4, 'Neurosurgical Meshes'],
  ['INS', 3, 'Cutting Guides'],
  ['SCR', 6, 'Locking Screws'],
  ['BON', 1, 'Bone Substitutes'],
] as const;

/** Types by their place in the list of document types: instructions are the most common. */
const types = [
  [4, 'IFU', 'Instructions'],
  [4, 'IFU', 'Instructions'],
  [8, 'ST', 'Surgical Technique'],
  [7, 'SSCP', 'Safety and Performance'],
  [6, 'PIL', 'Patient Leaflet'],
  [1, 'CSG', 'Cleaning Guide'],
  [3, 'IC', 'Implant Card'],
] as const;

/** A drawn document with everything that belongs to it. */
export interface DemoDocument {
  readonly row: typeof documents.$inferInsert & { readonly id: number; readonly isVersioned: boolean };
  readonly versions: readonly (typeof documentVersions.$inferInsert & { readonly id: number })[];
  readonly revisions: readonly (typeof revisions.$inferInsert & { readonly id: number })[];
  readonly files: readonly (typeof documentFiles.$inferInsert)[];
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** 160 documents, 90 of them versioned, with 420 revisions and about 1,500 files; some are superseded, some are to come (§3.0). */
export function drawDocuments(now: Date): readonly DemoDocument[] {
  const random = seededRandom(31);
  const today = toCalendarDate(fromDate(now, 'UTC'));
  const next = { version: 1, revision: 1, file: 1 };
  return Array.from({ length: count }, (_none, index) => drawDocument(index, random, today, next));
}

interface NextIds {
  version: number;
  revision: number;
  file: number;
}

function drawDocument(index: number, random: Random, today: CalendarDate, next: NextIds): DemoDocument {
  const id = index + 1;
  const [code, divisionId, subject] = subjects[index % subjects.length] ?? subjects[0];
  const [typeId, prefix, kind] = types[index % types.length] ?? types[0];
  const isVersioned = index % 16 < 9 && index < Math.ceil((versionedCount / 9) * 16);
  const number = `${prefix}-${code}-${String(100 + index).padStart(4, '0')}`;
  const name = `${subject}, ${kind}`;
  // Two documents wait for their first revision.
  const revisionCount = index % 80 === 79 ? 0 : 1 + ((index * 7) % 5 > 2 ? 3 : (index * 7) % 5);
  const lines = drawRevisions({ id, revisionCount, isVersioned }, random, today, next);
  const newest = lines.revisions.at(-1);
  return {
    row: {
      id,
      number,
      name,
      divisionId,
      typeId,
      portalId: index % 9 === 8 ? null : 1 + (index % 4),
      isVersioned,
      eifuName: index % 5 === 4 ? null : `${subject} (${code})`,
      latestRevisionName: newest?.name ?? null,
      latestRevisionDate: newest?.issueDate ?? null,
    },
    ...lines,
    files: lines.revisions.flatMap((revision) => drawFiles(id, revision, number, random, next)),
  };
}

function drawRevisions(
  document: { readonly id: number; readonly revisionCount: number; readonly isVersioned: boolean },
  random: Random,
  today: CalendarDate,
  next: NextIds,
): Pick<DemoDocument, 'versions' | 'revisions'> {
  const { id: documentId, revisionCount, isVersioned } = document;
  const base = {
    id: next.version++,
    documentId,
    name: isVersioned && revisionCount > 0 ? '1.0' : null,
    isBase: true,
  };
  const versions = [base];
  const drawn: (typeof revisions.$inferInsert & { readonly id: number })[] = [];
  // The newest one of some documents is issued only next month.
  let day = today.add({ days: documentId % 12 === 0 ? 30 : -random.between(5, 200) });
  day = day.subtract({ days: 160 * Math.max(0, revisionCount - 1) });
  for (let place = 0; place < revisionCount; place += 1) {
    const opens = isVersioned && place > 0 && (documentId + place) % 2 === 0;
    if (opens)
      versions.push({ id: next.version++, documentId, name: `${versions.length + 1}.0`, isBase: false });
    drawn.push({
      id: next.revision++,
      documentId,
      versionId: versions.at(-1)?.id ?? base.id,
      name: letters[place] ?? `R${place}`,
      issueDate: day.toString(),
      isCompatible: !opens,
    });
    day = day.add({ days: 160 });
  }
  return { versions, revisions: drawn };
}

/** Countries by region are ten each: 1 to 10 Africa, 11 to 20 Asia, 21 to 30 Europe … */
const regionCount = 6;
const countriesOf = (region: number) => Array.from({ length: 10 }, (_none, place) => region * 10 + place + 1);

/** Most files are in a language that countries of their region require. */
function languageOf(region: number, documentId: number, place: number): number {
  const spoken = languagesByRegion[region] ?? [];
  const other = 1 + ((documentId + place * 5) % languageCount);
  return place % 7 === 6
    ? other
    : (spoken[Math.floor(place / regionCount + documentId / 6) % spoken.length] ?? other);
}

function drawFiles(
  documentId: number,
  revision: { readonly id: number; readonly name: string },
  number: string,
  random: Random,
  next: NextIds,
): (typeof documentFiles.$inferInsert)[] {
  const files = 1 + random.between(0, Math.floor((2 * fileGoal) / 420) - 1);
  return Array.from({ length: files }, (_none, place) => {
    const region = (documentId + place) % regionCount;
    const languageId = languageOf(region, documentId, place);
    const all = countriesOf(region);
    // Some files leave out countries of their region on purpose: gaps for the coverage.
    const countryIds = random.chance(0.6) ? all : all.filter((country) => country % 3 !== documentId % 3);
    return {
      id: next.file++,
      documentId,
      revisionId: revision.id,
      location: `https://files.example.com/${number.toLowerCase()}/${revision.name.toLowerCase()}/${languageId}-${place}.pdf`,
      eifuName: place % 4 === 3 ? null : `${number} ${revision.name}`,
      languageIds:
        place % 6 === 5
          ? [languageId, 1 + (languageId % languageCount)].toSorted((a, b) => a - b)
          : [languageId],
      countryIds,
    };
  });
}

/** Stores drawn documents. */
export async function fillDocuments(tx: Database, drawn: readonly DemoDocument[]): Promise<void> {
  await insertRows(
    tx,
    documents,
    drawn.map(({ row }) => row),
  );
  await insertRows(
    tx,
    documentVersions,
    drawn.flatMap(({ versions }) => versions),
  );
  await insertRows(
    tx,
    revisions,
    drawn.flatMap((document) => document.revisions),
  );
  await insertRows(
    tx,
    documentFiles,
    drawn.flatMap(({ files }) => files),
  );
  for (const table of [documents, documentVersions, revisions, documentFiles]) await continueIds(tx, table);
}
