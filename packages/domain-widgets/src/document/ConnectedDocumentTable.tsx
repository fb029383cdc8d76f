import type { DocumentRow } from '@crt/api-client/types-documentation';
import { documentColumns, type DocumentColumnId } from '@crt/domain/document-list';
import { useMemo } from 'react';
import { columnsOf, type ColumnCell } from '../shared/list/list-columns.ts';
import { ListTable, type ListRowsNeeds } from '../shared/list/ListTable.tsx';
import { useListRows } from '../shared/list/use-list-rows.ts';
import { documentList, type DocumentFilters } from './document-list.ts';
import { documentTexts as texts } from './document.texts.ts';
import { nameOfEntry, useDocumentEntries, type DocumentEntries } from './use-document-entries.ts';

export interface ConnectedDocumentTableProps extends ListRowsNeeds<DocumentFilters> {
  readonly documentHref: (id: number) => string;
  /** The date of today, by which a revision is in force or to come. */
  readonly today: string;
}

/** The documents: sorted and paged by the server, each a link to its details (O1). */
export const ConnectedDocumentTable = (props: ConnectedDocumentTableProps) => {
  const { query, documentHref, today, ...handlers } = props;
  const { source } = useListRows(documentList, query);
  const { divisions, types, portals } = useDocumentEntries();
  const columns = useMemo(() => {
    const cells = cellsOf(documentHref, today, { divisions, types, portals });
    return columnsOf(documentColumns, documentList.nameColumn, (id) => cells[id]);
  }, [documentHref, today, divisions, types, portals]);
  return <ListTable list={documentList} columns={columns} {...source} {...handlers} />;
};

/** The newest revision and since when it is that, or from when it will be (O1). */
function newestRevision(row: DocumentRow, today: string): string | null {
  const { latestRevisionName: name, latestRevisionDate: date } = row;
  if (name === null || date === null) return name;
  return texts.revision(name, date, date > today);
}

/** The revision in force, and the one that it superseded (O1, O30). */
function currentRevision({ currentRevision: current, supersededRevision }: DocumentRow): string | null {
  if (!current) return null;
  const { name, versionName, issueDate } = current;
  return texts.currentRevision(name, versionName, issueDate, supersededRevision?.name);
}

const cellsOf = (
  documentHref: (id: number) => string,
  today: string,
  { divisions, types, portals }: Omit<DocumentEntries, 'isPending' | 'states'>,
): Readonly<Record<DocumentColumnId, ColumnCell<DocumentRow>>> => ({
  number: {
    kind: 'link',
    value: (row) => row.number,
    href: ({ id }) => documentHref(id),
    // What describes products or stands in a keycode cannot be removed (O28).
    state: ({ locked }) => (locked ? { text: texts.locked, status: 'info' } : null),
    width: 168,
  },
  name: { kind: 'text', value: (row) => row.name, width: 260, lines: 2, isFlexible: true },
  division: { kind: 'text', value: (row) => nameOfEntry(divisions, row.divisionId), width: 120 },
  type: { kind: 'text', value: (row) => nameOfEntry(types, row.typeId), width: 190, lines: 2 },
  currentRevision: { kind: 'text', value: currentRevision, width: 216, lines: 2 },
  latestRevisionName: { kind: 'text', value: (row) => newestRevision(row, today), width: 148, lines: 2 },
  portal: { kind: 'text', value: (row) => nameOfEntry(portals, row.portalId), width: 150 },
  eifuName: { kind: 'text', value: (row) => row.eifuName, width: 220, lines: 2, isFlexible: true },
});
