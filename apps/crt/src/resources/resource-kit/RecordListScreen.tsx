import { useRead } from '@crt/api-client/hooks';
import type { Read } from '@crt/api-client/operation';
import { ButtonLink } from '@crt/ui/Link';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { none } from '@crt/ui/none';
import { Plus } from 'lucide-react';
import { useGoTo } from '../../routes/location.ts';
import type { ColumnFacts, RowOf, RowsKey } from './define-resource.ts';
import { resourceTexts } from './resource.texts.ts';
import { ResourceTable } from './ResourceTable.tsx';
import { useFoundRecords } from './use-found-records.ts';
import { useRecordQuery } from './use-record-query.ts';

export interface RecordListScreenProps<List extends object, Key extends RowsKey<List>> {
  readonly title: string;
  readonly query: Read<object, List>;
  /** The member of the answer that holds the records. */
  readonly rows: Key;
  /** The first one names the record. */
  readonly columns: readonly [ColumnFacts<List, RowOf<List, Key>>, ...ColumnFacts<List, RowOf<List, Key>>[]];
  /** The words and the address of a new record. */
  readonly create: { readonly label: string; readonly href: string };
  /** The address of a record's own screen. */
  readonly hrefOf: (id: number) => string;
}

const noLists = {};

/** A list of records that are maintained on screens of their own: searched and sorted here, made and changed there. */
export function RecordListScreen<List extends object, Key extends RowsKey<List>>({
  title,
  query,
  rows,
  columns,
  create,
  hrefOf,
}: RecordListScreenProps<List, Key>) {
  type Row = RowOf<List, Key>;
  const answer = useRead(query, {});
  const goTo = useGoTo();
  const recordQuery = useRecordQuery();
  const records = (answer.data?.[rows] as readonly Row[] | undefined) ?? none;
  const lists = answer.data ?? noLists;
  const found = useFoundRecords(records, columns, lists, recordQuery.search);
  return (
    <Page
      height="fill"
      header={
        <PageHeader
          title={title}
          count={answer.data && found.length}
          actions={
            <ButtonLink tone="accent" variant="solid" icon={<Plus />} href={create.href}>
              {create.label}
            </ButtonLink>
          }
        />
      }
    >
      <ResourceTable
        label={title}
        columns={columns}
        lists={lists}
        records={records}
        found={found}
        query={recordQuery}
        isLoading={answer.isPending}
        error={answer.isError ? answer.error.message || resourceTexts.failed : undefined}
        onRetry={() => void answer.refetch()}
        onEdit={(record) => goTo(hrefOf(record.id))}
        exportName={title}
      />
    </Page>
  );
}
