import type { CrtStoredQuery } from '@crt/api-client/types-main';
import { IconButton } from '@crt/ui/Button';
import { DataTable, defineColumns, useClientRows, type Column } from '@crt/ui/DataTable';
import { Icon } from '@crt/ui/Icon';
import { Inline } from '@crt/ui/Stack';
import { ClipboardList, Factory, Globe, History, Pencil, Trash2, User } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { filterManagementTexts as texts } from './filter-management.texts.ts';

const words = texts.columns;
const listIcons = [
  <ClipboardList key="plans" />,
  <Factory key="cycles" />,
  <History key="changes" />,
] as const;
const sharingIcons = [<User key="private" />, <Globe key="public" />] as const;

export interface CrtFiltersTableProps {
  readonly filters: readonly CrtStoredQuery[];
  /** Where a filter is put to use (W2). */
  readonly filterHref: (filter: CrtStoredQuery) => string;
  /** Whose filters they are is shown to those who manage everybody's (W8). */
  readonly hasOwner: boolean;
  readonly onEdit: (filter: CrtStoredQuery) => void;
  readonly onRemove: (filter: CrtStoredQuery) => void;
  readonly isLoading?: boolean;
  readonly error?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

const getRowKey = ({ id }: CrtStoredQuery) => String(id);

/** The saved filters of the main system's lists: use, rename, share, delete (W2, W4, W6 to W8). */
export const CrtFiltersTable = (props: CrtFiltersTableProps) => {
  const { filters, filterHref, hasOwner, onEdit, onRemove, ...state } = props;
  const columns = useMemo(
    () => columnsOf({ filterHref, hasOwner, onEdit, onRemove }),
    [filterHref, hasOwner, onEdit, onRemove],
  );
  const { allRows: _, ...source } = useClientRows(filters, columns);
  return (
    <DataTable
      label={texts.table}
      columns={columns}
      getRowKey={getRowKey}
      hasColumnChooser={false}
      height="content"
      empty={{ reason: 'nothingYet', title: texts.none }}
      {...source}
      {...state}
    />
  );
};

type Handlers = Pick<CrtFiltersTableProps, 'filterHref' | 'hasOwner' | 'onEdit' | 'onRemove'>;

function columnsOf({ filterHref, hasOwner, onEdit, onRemove }: Handlers): readonly Column<CrtStoredQuery>[] {
  const owner: Column<CrtStoredQuery> = {
    id: 'owner',
    header: words.owner,
    kind: 'text',
    value: (row) => row.ownerName,
    width: 132,
  };
  return defineColumns<CrtStoredQuery>([
    {
      id: 'name',
      header: words.name,
      kind: 'link',
      value: (row) => row.name,
      href: filterHref,
      // With its owner a filter is whole beside the menu in a window of 1000 px.
      width: 180,
      isFlexible: true,
    },
    marked('list', words.list, 176, (row) => [
      listIcons[row.containingEntity],
      texts.lists[row.containingEntity],
    ]),
    marked('sharing', words.sharing, 104, (row) => [
      sharingIcons[row.sharingLevel],
      texts.sharing[row.sharingLevel],
    ]),
    ...(hasOwner ? [owner] : []),
    actionsColumn(onEdit, onRemove),
  ]);
}

/** An icon with its word. */
function marked(
  id: string,
  header: string,
  width: number,
  of: (row: CrtStoredQuery) => readonly [icon: ReactNode, word: string],
): Column<CrtStoredQuery> {
  return {
    id,
    header,
    kind: 'custom',
    width,
    value: (row) => of(row)[1],
    cell: (row) => {
      const [icon, word] = of(row);
      return (
        <Inline gap={2} isWrapping={false}>
          <Icon>{icon}</Icon>
          {word}
        </Inline>
      );
    },
  };
}

function actionsColumn(
  onEdit: CrtFiltersTableProps['onEdit'],
  onRemove: CrtFiltersTableProps['onRemove'],
): Column<CrtStoredQuery> {
  return {
    id: 'actions',
    header: words.actions,
    kind: 'custom',
    align: 'end',
    width: 88,
    isSortable: false,
    isResizable: false,
    cell: (row) =>
      row.canBeManaged && (
        <>
          <IconButton
            label={texts.edit(row.name)}
            icon={<Pencil />}
            size="small"
            variant="ghost"
            excludeFromTabOrder
            onPress={() => onEdit(row)}
          />
          <IconButton
            label={texts.remove(row.name)}
            icon={<Trash2 />}
            size="small"
            variant="ghost"
            excludeFromTabOrder
            onPress={() => onRemove(row)}
          />
        </>
      ),
  };
}
