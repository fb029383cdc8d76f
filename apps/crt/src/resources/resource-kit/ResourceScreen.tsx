import { useRead } from '@crt/api-client/hooks';
import { Button } from '@crt/ui/Button';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import type { RecordForm, RecordList, Resource } from './define-resource.ts';
import { resourceTexts as texts } from './resource.texts.ts';
import { ResourceTable } from './ResourceTable.tsx';
import { useRemoveRecord } from './use-remove-record.ts';
import { useSaveRecord } from './use-save-record.ts';

// Forms are larger than the table, so they come after the rows; who may not write never loads them.
const loadForm = () => import('./RecordFormDialog.tsx');
const RecordFormDialog = lazy(async () => ({ default: (await loadForm()).RecordFormDialog }));

/** What the dialog edits: a record, or a new one. */
interface Editing<Row> {
  readonly record: Row | undefined;
}

const noRecords: never[] = [];

/** The whole screen of a resource: heading, table, dialog and the question before deleting (T1, T2). */
export function ResourceScreen<List extends RecordList<Form>, Form extends RecordForm>({
  resource,
}: {
  resource: Resource<List, Form>;
}) {
  const { name, list, form, permissions } = resource;
  const answer = useRead(list.query, {});
  const mayWrite = useMay(permissions);
  const [editing, setEditing] = useState<Editing<List['records'][number]>>();
  const edit = useCallback((record: List['records'][number]) => setEditing({ record }), []);
  const hasRows = answer.data !== undefined;
  useEffect(() => {
    if (mayWrite && hasRows) void loadForm();
  }, [mayWrite, hasRows]);
  const save = useSaveRecord(resource);
  const remove = useRemoveRecord(resource.remove);
  return (
    <Page
      height="fill"
      header={
        <PageHeader
          title={name}
          count={answer.data?.records.length}
          actions={
            mayWrite && (
              <Button
                tone="accent"
                variant="solid"
                icon={<Plus />}
                isDisabled={!answer.data}
                onPress={() => setEditing({ record: undefined })}
              >
                {texts.add}
              </Button>
            )
          }
        />
      }
    >
      <ResourceTable
        label={name}
        columns={list.columns}
        records={answer.data?.records ?? noRecords}
        isLoading={answer.isPending}
        error={answer.isError ? answer.error.message || texts.failed : undefined}
        onRetry={() => void answer.refetch()}
        onEdit={mayWrite ? edit : undefined}
        onRemove={mayWrite ? remove : undefined}
      />
      {editing && answer.data && (
        <Suspense>
          <RecordFormDialog
            fields={form.fields}
            record={editing.record}
            lists={answer.data}
            onClose={() => setEditing(undefined)}
            onSubmit={(draft) => save(draft, editing.record?.id)}
          />
        </Suspense>
      )}
    </Page>
  );
}
