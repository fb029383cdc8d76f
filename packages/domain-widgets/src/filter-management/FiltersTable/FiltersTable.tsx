import { IconButton } from '@crt/ui/Button';
import { DataTable, defineColumns, useClientRows, type Column } from '@crt/ui/DataTable';
import { Icon } from '@crt/ui/Icon';
import { Inline } from '@crt/ui/Stack';
import { Globe, Pencil, Trash2, User } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { filterManagementTexts as texts } from '../filter-management.texts.ts';

const words = texts.columns;
const sharingIcons = [<User key="private" />, <Globe key="public" />] as const;

/** A saved filter as it is managed, whichever API keeps it. */
export interface ManagedFilter {
  readonly id: number;
  readonly name: string;
  readonly sharingLevel: 0 | 1;
  readonly canBeManaged: boolean;
  readonly ownerName?: string;
}

/** An icon with its word. */
export type MarkedWord = readonly [icon: ReactNode, word: string];

export interface FiltersTableProps<Filter extends ManagedFilter> {
  readonly label: string;
  readonly filters: readonly Filter[];
  /** Where a filter is put to use (W2, W3). Keep it stable, as the other functions. */
  readonly filterHref: (filter: Filter) => string;
  /** The list to which it belongs (W7). */
  readonly listOf: (filter: Filter) => MarkedWord;
  /** Whose filters they are is shown to those who manage everybody's (W8). */
  readonly hasOwner: boolean;
  /** Only the filters of one person are shown (W5). */
  readonly isOfOneOwner?: boolean;
  readonly onEdit: (filter: Filter) => void;
  readonly onRemove: (filter: Filter) => void;
  readonly isLoading?: boolean;
  readonly error?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

const getRowKey = ({ id }: ManagedFilter) => String(id);

/** Saved filters: use, edit, delete (W2 to W4, W6 to W8). */
export const FiltersTable = <Filter extends ManagedFilter>(props: FiltersTableProps<Filter>) => {
  const { label, filters, filterHref, listOf, hasOwner, isOfOneOwner, onEdit, onRemove, ...state } = props;
  const columns = useMemo(
    () => columnsOf({ filterHref, listOf, hasOwner, onEdit, onRemove }),
    [filterHref, listOf, hasOwner, onEdit, onRemove],
  );
  const { allRows: _, ...source } = useClientRows(filters, columns);
  return (
    <DataTable
      label={label}
      columns={columns}
      getRowKey={getRowKey}
      hasColumnChooser={false}
      height="content"
      empty={
        isOfOneOwner
          ? { reason: 'nothingMatches', title: texts.noneOfUser }
          : { reason: 'nothingYet', title: texts.none }
      }
      {...source}
      {...state}
    />
  );
};

type Facts<Filter extends ManagedFilter> = Pick<
  FiltersTableProps<Filter>,
  'filterHref' | 'listOf' | 'hasOwner' | 'onEdit' | 'onRemove'
>;

function columnsOf<Filter extends ManagedFilter>(facts: Facts<Filter>): readonly Column<Filter>[] {
  const { filterHref, listOf, hasOwner } = facts;
  const owner: Column<Filter> = {
    id: 'owner',
    header: words.owner,
    kind: 'text',
    value: (row) => row.ownerName,
    width: 132,
  };
  return defineColumns<Filter>([
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
    marked('list', words.list, 176, listOf),
    marked<Filter>('sharing', words.sharing, 104, (row) => [
      sharingIcons[row.sharingLevel],
      texts.sharing[row.sharingLevel],
    ]),
    ...(hasOwner ? [owner] : []),
    actionsColumn(facts),
  ]);
}

function marked<Filter>(
  id: string,
  header: string,
  width: number,
  of: (row: Filter) => MarkedWord,
): Column<Filter> {
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

function actionsColumn<Filter extends ManagedFilter>({
  onEdit,
  onRemove,
}: Pick<Facts<Filter>, 'onEdit' | 'onRemove'>): Column<Filter> {
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
