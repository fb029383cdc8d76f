import { documentColumns, type DocumentColumnId } from '@crt/domain/document-list';
import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Input, Output } from '../../../contract/handlers.ts';
import type { Database } from '../../../platform/db/database.ts';
import { records } from '../../list/engine/list-filters.ts';
import { sortKeys, type ListSource, type SortKey } from '../../list/engine/list-definition.ts';
import { divisions } from '../division/division.tables.ts';
import { documentTypes } from '../document-type/document-type.tables.ts';
import { portals } from '../portal/portal.tables.ts';
import { findCurrentRevisions, isLocked } from './document.repository.ts';
import { documents } from './document.tables.ts';

type DocumentQuery = Input<'listDocuments'>['query'];
type DocumentRow = Output<'listDocuments'>['data'][number];

/** Sorted by the name of the entry that a column points at, small letters among capitals. */
const byName = (
  table: PgTable & { readonly id: PgColumn; readonly name: PgColumn },
  from: PgColumn,
): SortKey => ({
  by: [sql`lower(${table.name})`],
  joins: [sql`${table} on ${table.id} = ${from}`],
});

const keys: Readonly<Record<Exclude<DocumentColumnId, 'currentRevision'>, SortKey>> = {
  number: { by: [documents.number], isIndexed: true },
  name: { by: [documents.name] },
  division: byName(divisions, documents.divisionId),
  type: byName(documentTypes, documents.typeId),
  latestRevisionName: { by: [documents.latestRevisionName], isNullable: true },
  portal: { ...byName(portals, documents.portalId), isNullable: true },
  eifuName: { by: [documents.eifuName], isNullable: true },
};

/** The documents (O1, O2). */
export const documentList = {
  table: documents,
  id: documents.id,
  filters: {
    chosenDivisions: records('Division', documents.divisionId, divisions),
    chosenDocumentTypes: records('Type', documents.typeId, documentTypes),
    chosenPortals: records('Portal', documents.portalId, portals),
  },
  columns: documentColumns,
  sortKey: sortKeys(keys),
  sortOf: ({ orderBy = 'number', ascending }) => [
    { columnId: orderBy, isAscending: ascending !== 0, namedBy: 'orderBy' },
  ],
} as const satisfies ListSource<DocumentQuery> & Record<'columns', unknown>;

/** The documents with these ids, each with what was current on a day. */
export async function findDocumentRows(
  tx: Database,
  ids: readonly number[],
  day: string,
): Promise<DocumentRow[]> {
  const rows = await tx
    .select({ ...getTableColumns(documents), locked: isLocked(tx, documents.id) })
    .from(documents)
    .where(inArray(documents.id, [...ids]));
  const revisions = await findCurrentRevisions(tx, ids, day);
  return rows.map(({ stamp: _stamp, ...row }) => {
    const found = revisions.get(row.id);
    return {
      ...row,
      currentRevision: found?.current ?? null,
      supersededRevision: found?.superseded ?? null,
    };
  });
}
