import {
  documentFields,
  documentFileFields,
  documentVersionFields,
  revisionFields,
} from '@crt/domain/document-field';
import { eq } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/database.ts';
import type { RecordDeclaration } from '../../record/record.ts';
import { countries } from '../country/country.tables.ts';
import { divisions } from '../division/division.tables.ts';
import { documentTypes } from '../document-type/document-type.tables.ts';
import { languages } from '../language/language.tables.ts';
import { nameOfEntry, namesOfEntries } from '../names-of-entries.ts';
import { portals } from '../portal/portal.tables.ts';
import { documentFiles, documents, documentVersions, revisions } from './document.tables.ts';

/** A document with its versions, revisions and files: one lock, one stamp, one history. */
export const documentRecord: RecordDeclaration<typeof documents> = {
  name: 'document',
  noun: 'Document',
  tag: 'document',
  table: documents,
  fields: documentFields,
  words: {
    divisionId: nameOfEntry(divisions),
    typeId: nameOfEntry(documentTypes),
    portalId: nameOfEntry(portals),
  },
  parts: {
    version: { noun: 'Version', table: documentVersions, fields: documentVersionFields },
    revision: {
      noun: 'Revision',
      table: revisions,
      fields: revisionFields,
      words: {
        // Days of issue are read as they are stored, yyyy-MM-dd (O25).
        issueDate: (_tx, day: string) => day,
        versionId: (tx, id: number) => nameIn(tx, documentVersions, documentVersions.name, id),
      },
    },
    file: {
      noun: 'File',
      table: documentFiles,
      fields: documentFileFields,
      words: {
        languageIds: namesOfEntries(languages),
        countryIds: namesOfEntries(countries),
        revisionId: (tx, id: number) => nameIn(tx, revisions, revisions.name, id),
      },
    },
  },
};

/** What a part is called; a version that is not named yet is called by what it is. */
async function nameIn(
  tx: Database,
  table: typeof documentVersions | typeof revisions,
  name: AnyPgColumn,
  id: number,
): Promise<string> {
  const [row] = await tx.select({ name }).from(table).where(eq(table.id, id));
  return (row?.name as string | null | undefined) ?? 'without name';
}
