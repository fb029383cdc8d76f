import { recordHistoryTexts } from '@crt/domain-widgets/record-history-texts';
import { IconButton } from '@crt/ui/Button';
import { History, Pencil, Trash2 } from 'lucide-react';
import type { RecordRow } from './define-resource.ts';
import { resourceTexts as texts } from './resource.texts.ts';
import { actions } from './RowActions.css.ts';

/** What may be done to a record; what is absent is not offered. */
export interface RowActs<Row extends RecordRow> {
  readonly onEdit?: ((record: Row) => void) | undefined;
  readonly onRemove?: ((record: Row) => void) | undefined;
  readonly onHistory?: ((record: Row) => void) | undefined;
}

export interface RowActionsProps<Row extends RecordRow> extends RowActs<Row> {
  /** What the record is called. */
  readonly name: string;
  readonly record: Row;
}

// The table is one stop for Tab; between the buttons of a cell its arrow keys go.
const button = { size: 'small', excludeFromTabOrder: true } as const;

/** Edit, history and delete at the end of a record's row; what is in use says by what instead of being deleted. */
export function RowActions<Row extends RecordRow>({ name, record, ...acts }: RowActionsProps<Row>) {
  const { onEdit, onRemove, onHistory } = acts;
  const isUsed = record.canBeDeleted === false || typeof record.usedBy === 'string';
  const reason = isUsed ? texts.inUse(record.usedBy ?? undefined) : undefined;
  return (
    <span role="toolbar" aria-label={texts.actionsOf(name)} className={actions}>
      {onEdit && (
        <IconButton {...button} label={texts.editOf(name)} icon={<Pencil />} onPress={() => onEdit(record)} />
      )}
      {onHistory && (
        <IconButton
          {...button}
          label={recordHistoryTexts.historyOf(name)}
          icon={<History />}
          onPress={() => onHistory(record)}
        />
      )}
      {onRemove && (
        <IconButton
          {...button}
          label={texts.removeOf(name)}
          icon={<Trash2 />}
          disabledReason={reason}
          onPress={() => onRemove(record)}
        />
      )}
    </span>
  );
}
