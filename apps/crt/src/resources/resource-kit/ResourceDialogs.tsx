import { lazy, Suspense } from 'react';
import type { RecordForm, RecordRow, Resource, RowOf, RowsKey } from './define-resource.ts';
import { textOf, type PlainFields } from './record-values.ts';
import { useSaveRecord } from './use-save-record.ts';

// Forms are larger than the table, so they come after the rows; who may not write never loads them.
/** Fetches the form, for whoever is about to need it. */
export const loadForm = () => import('./RecordFormDialog.tsx');
const RecordFormDialog = lazy(async () => ({ default: (await loadForm()).RecordFormDialog }));
const RecordHistoryDialog = lazy(async () => ({
  default: (await import('@crt/domain-widgets/RecordHistoryDialog')).RecordHistoryDialog,
}));

/** What is open over the list: the form of a record or of a new one, or the history of a record. */
export type OpenDialog<Row extends RecordRow> =
  { readonly form: Row | 'new' } | { readonly history: Row } | undefined;

export interface ResourceDialogsProps<
  List extends object,
  Key extends RowsKey<List>,
  Form extends RecordForm,
> {
  readonly resource: Resource<List, Key, Form>;
  /** What the list call answered: the form takes its choices from it. */
  readonly answer: List | undefined;
  readonly open: OpenDialog<RowOf<List, Key>>;
  readonly onClose: () => void;
}

/** What stands over a list of reference data: the form of a record or its history. */
export function ResourceDialogs<List extends object, Key extends RowsKey<List>, Form extends RecordForm>({
  resource,
  answer,
  open,
  onClose,
}: ResourceDialogsProps<List, Key, Form>) {
  const { form, history, list } = resource;
  const save = useSaveRecord(resource);
  if (!open || !answer) return null;
  if ('history' in open) {
    const record = { id: open.history.id, name: textOf(open.history, list.columns[0].key) };
    return (
      <Suspense>
        <RecordHistoryDialog kind={history} record={record} onClose={onClose} />
      </Suspense>
    );
  }
  const record = open.form === 'new' ? undefined : open.form;
  return (
    <Suspense>
      <RecordFormDialog
        fields={form.fields as PlainFields}
        record={record}
        lists={answer}
        onClose={onClose}
        onSubmit={(draft) => save(draft, record)}
        {...(form.width && { width: form.width })}
        {...(form.addLabel !== undefined && { addLabel: form.addLabel })}
      />
    </Suspense>
  );
}
