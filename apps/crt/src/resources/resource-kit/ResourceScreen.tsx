import { Button } from '@crt/ui/Button';
import { confirm } from '@crt/ui/confirm';
import { Page } from '@crt/ui/Page';
import { PageHeader, type PageHeaderProps } from '@crt/ui/PageHeader';
import { none } from '@crt/ui/none';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import type { RecordForm, Resource, RowOf, RowsKey } from './define-resource.ts';
import { RecordFile } from './RecordFile.tsx';
import { RecordFilters } from './RecordFilters.tsx';
import { resourceTexts as texts } from './resource.texts.ts';
import { loadForm, ResourceDialogs, type OpenDialog } from './ResourceDialogs.tsx';
import { ResourceTable } from './ResourceTable.tsx';
import { useFoundRecords } from './use-found-records.ts';
import { narrowed, useRecordQuery } from './use-record-query.ts';
import { useLists } from './use-lists.ts';
import { useRemoveRecord } from './use-remove-record.ts';

const noLists = {};

export interface ResourceScreenProps<
  List extends object,
  Key extends RowsKey<List>,
  Form extends RecordForm,
> extends Pick<PageHeaderProps, 'back'> {
  readonly resource: Resource<List, Key, Form>;
  /** What else the screen leads to, beside its main action. */
  readonly actions?: ReactNode;
}

/** The whole screen of a resource: heading, table, dialogs and the question before deleting (T1, T2). */
export function ResourceScreen<List extends object, Key extends RowsKey<List>, Form extends RecordForm>({
  resource,
  actions,
  ...header
}: ResourceScreenProps<List, Key, Form>) {
  type Row = RowOf<List, Key>;
  const { name, list, form, permissions } = resource;
  const answer = useLists<List>(list);
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
  const query = useRecordQuery(list.filters);
  const records = useMemo(() => (data?.[list.rows] as readonly Row[] | undefined) ?? none, [data, list]);
  const shown = useMemo(() => narrowed(records, query.chosen), [records, query.chosen]);
  const found = useFoundRecords(shown, list.columns, data ?? noLists, query.search);
  const { Detail } = list;
  const renderDetail = useMemo(() => Detail && ((record: Row) => <Detail record={record} />), [Detail]);
  const { addLabel = texts.add } = form;
  const add = async () => {
    const reason = data && form.isFull?.(data);
    if (reason === undefined) setOpen({ form: 'new' });
    else await confirm({ title: addLabel, message: reason, cancelLabel: null });
  };
  return (
    <Page
      height="fill"
      header={
        <PageHeader
          title={name}
          count={data && found.length}
          {...header}
          actions={
            <>
              {actions}
              {list.file && <RecordFile file={list.file} query={query} />}
              {mayWrite && (
                <Button
                  tone="accent"
                  variant="solid"
                  icon={<Plus />}
                  isDisabled={!data}
                  onPress={() => void add()}
                >
                  {addLabel}
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
        found={found}
        lists={data ?? noLists}
        isLoading={answer.isPending}
        error={answer.error && (answer.error.message || texts.failed)}
        onRetry={answer.refetch}
        onEdit={mayWrite ? edit : undefined}
        onRemove={mayWrite ? remove : undefined}
        onHistory={mayWrite ? tell : undefined}
        filters={list.filters && <RecordFilters filters={list.filters} lists={data} query={query} />}
        query={query}
        renderDetail={renderDetail}
        exportName={list.file ? undefined : name}
      />
      <ResourceDialogs resource={resource} answer={data} open={open} onClose={() => setOpen(undefined)} />
    </Page>
  );
}
