import { useRead } from '@crt/api-client/hooks';
import { Button } from '@crt/ui/Button';
import { confirm } from '@crt/ui/confirm';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import type { RecordForm, Resource, RowOf, RowsKey } from './define-resource.ts';
import { RecordFile } from './RecordFile.tsx';
import { RecordFilters } from './RecordFilters.tsx';
import { resourceTexts as texts } from './resource.texts.ts';
import { loadForm, ResourceDialogs, type OpenDialog } from './ResourceDialogs.tsx';
import { ResourceTable } from './ResourceTable.tsx';
import { narrowed, useRecordFilters } from './use-record-filters.ts';
import { useRemoveRecord } from './use-remove-record.ts';

const noRecords: never[] = [];

/** The whole screen of a resource: heading, table, dialogs and the question before deleting (T1, T2). */
export function ResourceScreen<List extends object, Key extends RowsKey<List>, Form extends RecordForm>({
  resource,
}: {
  resource: Resource<List, Key, Form>;
}) {
  type Row = RowOf<List, Key>;
  const { name, list, form, permissions } = resource;
  const answer = useRead(list.query, {});
  const { data } = answer;
  const mayWrite = useMay(permissions);
  const [open, setOpen] = useState<OpenDialog<Row>>();
  const edit = useCallback((record: Row) => setOpen({ form: record }), []);
  const tell = useCallback((record: Row) => setOpen({ history: record }), []);
  const nameKey = list.columns[0].key;
  const hasRows = data !== undefined;
  useEffect(() => {
    if (mayWrite && hasRows) void loadForm();
  }, [mayWrite, hasRows]);
  const remove = useRemoveRecord(resource.remove, nameKey);
  const filters = useRecordFilters();
  const records = useMemo(() => (data?.[list.rows] as readonly Row[] | undefined) ?? noRecords, [data, list]);
  const shown = useMemo(() => narrowed(records, filters.chosen), [records, filters.chosen]);
  const { Detail } = list;
  const renderDetail = useMemo(() => Detail && ((record: Row) => <Detail record={record} />), [Detail]);
  const add = async () => {
    const reason = data && form.isFull?.(data);
    if (reason === undefined) setOpen({ form: 'new' });
    else await confirm({ title: texts.add, message: reason, cancelLabel: null });
  };
  return (
    <Page
      height="fill"
      header={
        <PageHeader
          title={name}
          count={data && records.length}
          actions={
            <>
              {list.file && <RecordFile file={list.file} chosen={filters.chosen} />}
              {mayWrite && (
                <Button
                  tone="accent"
                  variant="solid"
                  icon={<Plus />}
                  isDisabled={!data}
                  onPress={() => void add()}
                >
                  {texts.add}
                </Button>
              )}
            </>
          }
        />
      }
    >
      <ResourceTable
        label={name}
        columns={list.columns}
        records={shown}
        isLoading={answer.isPending}
        error={answer.isError ? answer.error.message || texts.failed : undefined}
        onRetry={() => void answer.refetch()}
        onEdit={mayWrite ? edit : undefined}
        onRemove={mayWrite ? remove : undefined}
        onHistory={mayWrite ? tell : undefined}
        filters={list.filters && <RecordFilters filters={list.filters} lists={data} state={filters} />}
        onClearFilters={filters.onClear}
        renderDetail={renderDetail}
        exportName={list.file ? undefined : name}
      />
      <ResourceDialogs resource={resource} answer={data} open={open} onClose={() => setOpen(undefined)} />
    </Page>
  );
}
