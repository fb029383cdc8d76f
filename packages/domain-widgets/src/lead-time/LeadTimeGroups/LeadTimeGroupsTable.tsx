import type { LeadTimeGroup } from '@crt/api-client/types-main';
import { Button } from '@crt/ui/Button';
import { DataTable, defineColumns, useClientRows, type Column } from '@crt/ui/DataTable';
import { ButtonLink } from '@crt/ui/Link';
import { SearchField } from '@crt/ui/SearchField';
import { useMemo } from 'react';
import { leadTimeTexts as texts } from '../lead-time.texts.ts';

export interface LeadTimeGroupsTableProps {
  readonly groups: readonly LeadTimeGroup[];
  /** The part of a name that narrows them; its owner counts by `groupsNamed` what is found. */
  readonly part: string;
  readonly onPart: (part: string) => void;
  /** Where the lead times of a group are. */
  readonly groupHref: (group: LeadTimeGroup) => string;
  /** Goes there: Enter or two clicks on a row. */
  readonly onOpen?: ((group: LeadTimeGroup) => void) | undefined;
  readonly isLoading?: boolean;
  readonly error?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

const getRowKey = ({ id }: LeadTimeGroup) => String(id);

/** The groups with a part in their name, in any case (T17). */
export function groupsNamed(groups: readonly LeadTimeGroup[], part: string): readonly LeadTimeGroup[] {
  const wanted = part.trim().toLowerCase();
  return groups.filter(({ name }) => name.toLowerCase().includes(wanted));
}

/** The groups of lead times, narrowed by a part of their name (T17). */
export const LeadTimeGroupsTable = (props: LeadTimeGroupsTableProps) => {
  const { groups, part, onPart, groupHref, onOpen, ...state } = props;
  const columns = useMemo(() => columnsOf(groupHref), [groupHref]);
  const found = useMemo(() => groupsNamed(groups, part), [groups, part]);
  const source = useClientRows(found, columns);
  return (
    <DataTable
      label={texts.groups}
      columns={columns}
      getRowKey={getRowKey}
      hasColumnChooser={false}
      exportName={texts.groups}
      {...(onOpen && { onRowAction: onOpen })}
      toolbar={
        <SearchField
          label={texts.groupFilter}
          placeholder={texts.groupFilter}
          value={part}
          onChange={onPart}
        />
      }
      empty={
        part === ''
          ? { reason: 'nothingYet', title: texts.noGroups }
          : {
              reason: 'nothingMatches',
              action: <Button onPress={() => onPart('')}>{texts.clearFilters}</Button>,
            }
      }
      {...source}
      {...state}
    />
  );
};

function columnsOf(groupHref: LeadTimeGroupsTableProps['groupHref']): readonly Column<LeadTimeGroup>[] {
  return defineColumns<LeadTimeGroup>([
    {
      id: 'name',
      header: texts.groupName,
      kind: 'text',
      value: ({ name }) => name,
      width: 240,
      isFlexible: true,
    },
    {
      id: 'productType',
      header: texts.defaultProductType,
      kind: 'text',
      value: ({ productType }) => productType,
      width: 240,
      isFlexible: true,
    },
    {
      id: 'list',
      header: texts.columns.actions,
      kind: 'custom',
      align: 'end',
      width: 96,
      isSortable: false,
      isResizable: false,
      cell: (group) => (
        <ButtonLink href={groupHref(group)} size="small" aria-label={texts.listOf(group.name)}>
          {texts.list}
        </ButtonLink>
      ),
    },
  ]);
}
