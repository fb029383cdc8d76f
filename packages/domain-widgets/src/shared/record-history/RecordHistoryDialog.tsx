import { useRead } from '@crt/api-client/hooks';
import { listRecordChanges } from '@crt/api-client/main/change';
import type { RecordChange, RecordKind } from '@crt/api-client/types-main';
import { DataTable, defineColumns, useClientRows } from '@crt/ui/DataTable';
import { Dialog } from '@crt/ui/Dialog';
import { none } from '@crt/ui/none';
import { recordHistoryTexts as texts } from './record-history.texts.ts';
import { text } from './RecordHistoryDialog.css.ts';

export interface RecordHistoryDialogProps {
  readonly kind: RecordKind;
  readonly record: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
}

const columns = defineColumns<RecordChange>([
  {
    id: 'changedAt',
    header: 'Date',
    kind: 'date',
    dateStyle: 'dateTime',
    value: (row) => row.changedAt,
    width: 190,
  },
  { id: 'user', header: 'User', kind: 'text', value: (row) => row.user.symbol, width: 80 },
  { id: 'field', header: 'Field', kind: 'text', value: (row) => row.field, lines: 3, width: 150 },
  {
    id: 'oldText',
    header: 'Old value',
    kind: 'custom',
    cell: (row) => <span className={text}>{row.oldText}</span>,
    value: (row) => row.oldText ?? '',
    width: 160,
    isFlexible: true,
  },
  {
    id: 'newText',
    header: 'New value',
    kind: 'custom',
    cell: (row) => <span className={text}>{row.newText}</span>,
    value: (row) => row.newText ?? '',
    width: 160,
    isFlexible: true,
  },
]);

const getRowKey = ({ id }: RecordChange) => String(id);

/** Who changed what of a record, newest first. */
export const RecordHistoryDialog = ({ kind, record, onClose }: RecordHistoryDialogProps) => {
  const answer = useRead(listRecordChanges, { kind, id: record.id });
  const { allRows: _, ...source } = useClientRows(answer.data ?? none, columns);
  return (
    <Dialog isOpen onClose={onClose} title={texts.historyOf(record.name)} width="large">
      <DataTable
        label={texts.history}
        columns={columns}
        getRowKey={getRowKey}
        hasColumnChooser={false}
        height="content"
        isLoading={answer.isPending}
        error={answer.isError ? answer.error.message : undefined}
        onRetry={() => void answer.refetch()}
        empty={{ reason: 'nothingYet', children: texts.noHistory }}
        {...source}
      />
    </Dialog>
  );
};
