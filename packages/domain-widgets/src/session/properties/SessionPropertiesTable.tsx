import type { GeneralSessionProperties } from '@crt/api-client/types-design-sessions';
import { durationText, formatSessionDuration, formatWorkingDuration } from '@crt/domain/session-duration';
import type { SessionDurations } from '@crt/domain/slot-search';
import { Button, IconButton } from '@crt/ui/Button';
import { DataTable, defineColumns, useClientRows, type Column } from '@crt/ui/DataTable';
import { SearchField } from '@crt/ui/SearchField';
import { Pencil, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { readDurations } from './session-properties-draft.ts';
import { sessionPropertiesTexts as texts } from './session-properties.texts.ts';

export interface SessionPropertiesTableProps {
  readonly entries: readonly GeneralSessionProperties[];
  readonly onEdit: (entry: GeneralSessionProperties) => void;
  readonly onRemove: (entry: GeneralSessionProperties) => void;
  readonly isLoading?: boolean;
  /** Why there are none, in a sentence. */
  readonly error?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** How long sessions of a product type take and how many there are a day (N26). */
export const SessionPropertiesTable = (props: SessionPropertiesTableProps) => {
  const { entries, onEdit, onRemove, ...state } = props;
  const [search, setSearch] = useState('');
  const columns = useMemo(() => columnsOf(onEdit, onRemove), [onEdit, onRemove]);
  const found = useMemo(() => {
    const wanted = search.trim().toLowerCase();
    return entries.filter((entry) => nameOf(entry).toLowerCase().includes(wanted));
  }, [entries, search]);
  const source = useClientRows(found, columns);
  return (
    <DataTable
      label={texts.title}
      columns={columns}
      getRowKey={getRowKey}
      hasColumnChooser={false}
      onRowAction={onEdit}
      exportName={texts.title}
      toolbar={<SearchField label={texts.search} value={search} onChange={setSearch} />}
      empty={
        search === ''
          ? { reason: 'nothingYet' }
          : {
              reason: 'nothingMatches',
              action: <Button onPress={() => setSearch('')}>{texts.clearSearch}</Button>,
            }
      }
      {...source}
      {...state}
    />
  );
};

const getRowKey = ({ id }: GeneralSessionProperties) => String(id);

/** What the product type is called, whether it is offered any more or not. */
const nameOf = ({ productTypeName }: GeneralSessionProperties) => productTypeName;

/** Read in words, sorted and saved as it goes over the wire. */
const durationColumn = (
  id: keyof SessionDurations,
  format: (duration: number) => string,
): Column<GeneralSessionProperties> => ({
  id,
  header: texts[id],
  kind: 'custom',
  width: 190,
  value: (entry) => format(readDurations(entry)[id]),
  cell: (entry) => durationText(readDurations(entry)[id]),
});

function columnsOf(
  onEdit: (entry: GeneralSessionProperties) => void,
  onRemove: (entry: GeneralSessionProperties) => void,
) {
  const calledOf = (entry: GeneralSessionProperties) =>
    entry.priority ? texts.withPriority(nameOf(entry)) : nameOf(entry);
  return defineColumns<GeneralSessionProperties>([
    {
      id: 'productType',
      header: texts.productType,
      kind: 'text',
      value: nameOf,
      width: 240,
      isFlexible: true,
    },
    {
      id: 'priority',
      header: texts.priority,
      kind: 'boolean',
      value: ({ priority }) => priority,
      width: 100,
    },
    durationColumn('preparation', formatWorkingDuration),
    durationColumn('session', formatSessionDuration),
    durationColumn('post', formatWorkingDuration),
    {
      id: 'limit',
      header: texts.limit,
      kind: 'number',
      value: ({ sessionLimit }) => sessionLimit,
      width: 130,
    },
    {
      id: 'actions',
      header: texts.actions,
      kind: 'custom',
      align: 'end',
      isSortable: false,
      isResizable: false,
      initialPin: 'end',
      width: 104,
      cell: (entry) => (
        <>
          <IconButton
            {...button}
            label={texts.editOf(calledOf(entry))}
            icon={<Pencil />}
            onPress={() => onEdit(entry)}
          />
          <IconButton
            {...button}
            label={texts.deleteOf(calledOf(entry))}
            icon={<Trash2 />}
            onPress={() => onRemove(entry)}
          />
        </>
      ),
    },
  ]);
}

const button = { size: 'small', variant: 'ghost', excludeFromTabOrder: true } as const;
