import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../platform/db/database.ts';
import { isOneOf } from '../../../../platform/db/id-lists.ts';
import { namesOf, type Name, type NameColumns } from '../../../../platform/db/names.ts';
import { isSameText } from '../../../../platform/db/same-text.ts';
import { countries } from '../../country/country.tables.ts';
import { regions } from '../../country/region.tables.ts';
import { divisions } from '../../division/division.tables.ts';
import { documentTypes } from '../../document-type/document-type.tables.ts';
import { entriesByName, entriesByText } from '../../entries-by-text.ts';
import { languages } from '../../language/language.tables.ts';
import { documentFiles, documents, documentVersions, revisions } from '../document.tables.ts';
import { possibleNames, type DocumentRow } from './document-row.ts';

/** A file that is stored. */
export type KnownFile = typeof documentFiles.$inferSelect;

/** A revision that is stored, with what deciding about its files needs. */
export interface KnownRevision {
  readonly id: number;
  readonly name: string;
  readonly issueDate: string;
  readonly isCompatible: boolean;
  readonly versionId: number;
  readonly fileCount: number;
  /** Of its files those that have a location of the rows. */
  readonly files: readonly KnownFile[];
}

/** A document that is stored. */
export interface KnownDocument {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  readonly divisionId: number;
  readonly typeId: number;
  readonly isVersioned: boolean;
  readonly revisions: readonly KnownRevision[];
  readonly versions: readonly (typeof documentVersions.$inferSelect)[];
}

/** A country with the region that it is in. */
export interface KnownCountry extends Name {
  readonly regionId: number;
}

/** What deciding about rows needs, found by the texts of the rows. */
export interface FoundDocuments {
  readonly documents: ReadonlyMap<string, KnownDocument>;
  readonly divisions: ReadonlyMap<string, Name>;
  readonly types: ReadonlyMap<string, Name>;
  /** By name, else by the eIFU value, which several may have. */
  readonly languages: ReadonlyMap<string, readonly Name[]>;
  /** The same of countries; the name of a region stands for all its countries, as in the form (O19). */
  readonly countries: ReadonlyMap<string, readonly Name[]>;
  readonly regions: ReadonlyMap<string, readonly Name[]>;
  /** By their ids: those that rows name and those that their files have. */
  readonly countryById: ReadonlyMap<number, KnownCountry>;
  readonly languageById: ReadonlyMap<number, Name>;
}

/** Finds in few statements what rows are about, by their numbers and names however they are capitalised. */
export async function lookUpDocuments(tx: Database, rows: readonly DocumentRow[]): Promise<FoundDocuments> {
  const texts = (column: 'division' | 'type') => rows.map((row) => row[column]);
  const spoken = rows.flatMap((row) => possibleNames(row.languages));
  const places = rows.flatMap((row) => possibleNames(row.countries));
  const found = await findDocuments(tx, rows);
  const foundRegions = await entriesByText(tx, regions, regions.name, places);
  return {
    documents: found,
    divisions: await entriesByName(tx, divisions, texts('division')),
    types: await entriesByName(tx, documentTypes, texts('type')),
    languages: await byNameOrCode(tx, languages, spoken),
    countries: await byNameOrCode(tx, countries, places),
    regions: foundRegions,
    countryById: await allCountries(tx),
    languageById: new Map((await namesOf(tx, languages)).map((one) => [one.id, one])),
  };
}

async function byNameOrCode(
  tx: Database,
  table: NameColumns & { readonly eifuValue: PgColumn },
  texts: readonly string[],
): Promise<ReadonlyMap<string, readonly Name[]>> {
  const byCode = await entriesByText(tx, table, table.eifuValue, texts);
  return new Map([...byCode, ...(await entriesByText(tx, table, table.name, texts))]);
}

/** All of them: a list of the configuration is small, and what stands in a region is asked for too. */
async function allCountries(tx: Database): Promise<ReadonlyMap<number, KnownCountry>> {
  const { id, name, regionId } = countries;
  const rows = await tx.select({ id, name, regionId }).from(countries);
  return new Map(rows.map((row) => [row.id, row]));
}

async function findDocuments(
  tx: Database,
  rows: readonly DocumentRow[],
): Promise<FoundDocuments['documents']> {
  const numbers = [...new Set(rows.map(({ number }) => number))].filter((number) => number !== '');
  if (numbers.length === 0) return new Map();
  const { rows: found } = await tx.execute<{ given: string; id: number }>(sql`
    select given.text as given, ${documents.id} as id
    from unnest(${sql.param(numbers)}::text[]) as given (text)
    join ${documents} on ${isSameText(documents.number, sql`given.text`)}`);
  const ids = found.map(({ id }) => Number(id));
  const locations = new Set(rows.map(({ location }) => location));
  const known = await readDocuments(tx, ids, locations);
  return new Map(
    found.flatMap(({ given, id }) => {
      const document = known.get(Number(id));
      return document ? [[given, document] as const] : [];
    }),
  );
}

async function readDocuments(
  tx: Database,
  ids: readonly number[],
  locations: ReadonlySet<string>,
): Promise<ReadonlyMap<number, KnownDocument>> {
  if (ids.length === 0) return new Map();
  const stored = await tx.select().from(documents).where(isOneOf(documents.id, ids));
  const lines = await tx.select().from(documentVersions).where(isOneOf(documentVersions.documentId, ids));
  const issued = await tx.select().from(revisions).where(isOneOf(revisions.documentId, ids));
  const filed = await tx
    .select({ revisionId: documentFiles.revisionId, count: sql<number>`count(*)::int` })
    .from(documentFiles)
    .where(isOneOf(documentFiles.documentId, ids))
    .groupBy(documentFiles.revisionId);
  const counts = new Map(filed.map(({ revisionId, count }) => [revisionId, count]));
  const located = await tx
    .select()
    .from(documentFiles)
    .where(
      sql`${isOneOf(documentFiles.documentId, ids)} and ${documentFiles.location} = any (${sql.param([...locations])}::text[])`,
    );
  const filesOf = Map.groupBy(located, ({ revisionId }) => revisionId);
  return new Map(
    stored.map((row) => {
      const own = issued.filter(({ documentId }) => documentId === row.id);
      const withFiles = own.map((one) => ({
        ...one,
        fileCount: counts.get(one.id) ?? 0,
        files: filesOf.get(one.id) ?? [],
      }));
      const versions = lines.filter(({ documentId }) => documentId === row.id);
      return [row.id, { ...row, revisions: withFiles, versions }];
    }),
  );
}
