import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../reference-data/record-columns.ts';
import { divisions } from '../division/division.tables.ts';
import { documentTypes } from '../document-type/document-type.tables.ts';
import { portals } from '../portal/portal.tables.ts';

const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** Controlled documents (S2 §3.2). */
export const documents = pgTable(
  'documents',
  {
    ...recordColumns(),
    number: text().notNull(),
    name: text().notNull(),
    divisionId: integer('division_id')
      .notNull()
      .references(() => divisions.id),
    typeId: integer('type_id')
      .notNull()
      .references(() => documentTypes.id),
    portalId: integer('portal_id').references(() => portals.id),
    isVersioned: boolean('is_versioned').notNull().default(false),
    eifuName: text('eifu_name'),
    /** Of its newest revision, kept with the revisions so that the list can be sorted by it. */
    latestRevisionName: text('latest_revision_name'),
    latestRevisionDate: date('latest_revision_date', { mode: 'string' }),
  },
  (table) => [
    uniqueIndex('documents_number').on(sql`lower(${table.number})`),
    index('documents_by_number').on(table.number, table.id),
    index('documents_division').on(table.divisionId),
    index('documents_type').on(table.typeId),
    index('documents_portal').on(table.portalId),
  ],
);

const documentId = () =>
  integer('document_id')
    .notNull()
    .references(() => documents.id);

/**
 * Versions of documents: lines of compatible revisions. A document has its base version from the beginning; it is the only
 * one, and has no name, while the document is not versioned.
 */
export const documentVersions = pgTable(
  'document_versions',
  {
    id: id(),
    documentId: documentId(),
    name: text(),
    /** The version of the first revision. */
    isBase: boolean('is_base').notNull(),
  },
  (table) => [
    uniqueIndex('document_versions_name').on(table.documentId, sql`lower(${table.name})`),
    uniqueIndex('document_versions_base')
      .on(table.documentId)
      .where(sql`${table.isBase}`),
  ],
);

/** Revisions of documents, each in a version. */
export const revisions = pgTable(
  'revisions',
  {
    id: id(),
    documentId: documentId(),
    versionId: integer('version_id')
      .notNull()
      .references(() => documentVersions.id),
    name: text().notNull(),
    issueDate: date('issue_date', { mode: 'string' }).notNull(),
    isCompatible: boolean('is_compatible').notNull(),
  },
  (table) => [
    uniqueIndex('revisions_name').on(table.documentId, sql`lower(${table.name})`),
    index('revisions_version').on(table.versionId),
  ],
);

/** Files of revisions, each for languages and countries; lists, because a document may have thousands of pairs. */
export const documentFiles = pgTable(
  'document_files',
  {
    id: id(),
    documentId: documentId(),
    revisionId: integer('revision_id')
      .notNull()
      .references(() => revisions.id),
    location: text().notNull(),
    eifuName: text('eifu_name'),
    languageIds: integer('language_ids').array().notNull(),
    countryIds: integer('country_ids').array().notNull(),
  },
  (table) => [
    index('document_files_document').on(table.documentId),
    index('document_files_revision').on(table.revisionId),
    index('document_files_languages').using('gin', table.languageIds),
    index('document_files_countries').using('gin', table.countryIds),
  ],
);
