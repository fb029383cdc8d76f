import type { MilestoneLeadTimeRow } from '@crt/api-client/types-main';
import { Badge } from '@crt/ui/Badge';
import { Button, IconButton } from '@crt/ui/Button';
import { DataTable, defineColumns, useClientRows, type Column } from '@crt/ui/DataTable';
import { Inline } from '@crt/ui/Stack';
import { History, Pencil, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { FilterPicker } from '../../shared/filter/FilterPicker.tsx';
import { recordHistoryTexts } from '../../shared/record-history/record-history.texts.ts';
import { leadTimeTexts as texts } from '../lead-time.texts.ts';
import { leadTimesKept, noLeadTimeFilter, type LeadTimeFilter } from './lead-time-filter.ts';

export interface LeadTimeItemsTableProps {
  /** Names the table, read aloud. */
  readonly label: string;
  /** In the order of planning. */
  readonly leadTimes: readonly MilestoneLeadTimeRow[];
  /** What narrows them; its owner counts by `leadTimesKept` what is found. */
  readonly filter: LeadTimeFilter;
  readonly onFilter: (filter: LeadTimeFilter) => void;
  readonly onEdit: (row: MilestoneLeadTimeRow) => void;
  readonly onRemove: (row: MilestoneLeadTimeRow) => void;
  /** Tells who changed what of it. */
  readonly onHistory: (row: MilestoneLeadTimeRow) => void;
  readonly isLoading?: boolean;
  readonly error?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

const getRowKey = ({ id }: MilestoneLeadTimeRow) => String(id);

/** The different names of a column as choices of its filter. */
const choicesOf = (names: readonly string[]) => [
  { options: [...new Set(names)].map((name) => ({ id: name, name })) },
];

/** The lead times of a group, filtered by lead time and category (T18, T21, T30). */
export const LeadTimeItemsTable = (props: LeadTimeItemsTableProps) => {
  const { label, leadTimes, filter, onFilter, onEdit, onRemove, onHistory, ...state } = props;
  const columns = useMemo(
    () => columnsOf({ onEdit, onRemove, onHistory }, leadTimes),
    [onEdit, onRemove, onHistory, leadTimes],
  );
  const found = useMemo(() => leadTimesKept(leadTimes, filter), [leadTimes, filter]);
  const source = useClientRows(found, columns);
  const isFiltered = filter.names.length + filter.categories.length > 0;
  const clear = () => onFilter(noLeadTimeFilter);
  return (
    <DataTable
      label={label}
      columns={columns}
      getRowKey={getRowKey}
      hasColumnChooser={false}
      exportName={label}
      onRowAction={onEdit}
      toolbar={
        <Inline gap={2}>
          <FilterPicker
            label={texts.filterLeadTime}
            groups={choicesOf(leadTimes.map(({ leadTimeName }) => leadTimeName))}
            chosen={filter.names}
            onChange={(names) => onFilter({ ...filter, names })}
          />
          <FilterPicker
            label={texts.filterCategory}
            groups={choicesOf(leadTimes.map(({ requestType }) => requestType))}
            chosen={filter.categories}
            onChange={(categories) => onFilter({ ...filter, categories })}
          />
          <Button variant="ghost" isDisabled={!isFiltered} onPress={clear}>
            {texts.clearFilters}
          </Button>
        </Inline>
      }
      empty={
        isFiltered
          ? { reason: 'nothingMatches', action: <Button onPress={clear}>{texts.clearFilters}</Button> }
          : { reason: 'nothingYet', title: texts.noItems }
      }
      {...source}
      {...state}
    />
  );
};

type Acts = Pick<LeadTimeItemsTableProps, 'onEdit' | 'onRemove' | 'onHistory'>;
type Row = MilestoneLeadTimeRow;

const textColumn = (
  id: string,
  header: string,
  value: (row: Row) => string | null,
  width: number,
): Column<Row> => ({ id, header, kind: 'text', value, width, isFlexible: true });

function columnsOf(acts: Acts, leadTimes: readonly Row[]): readonly Column<Row>[] {
  const words = texts.columns;
  return defineColumns<Row>([
    {
      id: 'leadTime',
      header: words.leadTime,
      kind: 'custom',
      value: ({ leadTimeName }) => leadTimeName,
      // With room for the badge where the group has defaults.
      width: leadTimes.some(({ isDefault }) => isDefault) ? 250 : 178,
      cell: ({ leadTimeName, isDefault }) => (
        <Inline gap={2} isWrapping={false}>
          {leadTimeName}
          {isDefault && <Badge>{texts.isDefault}</Badge>}
        </Inline>
      ),
    },
    textColumn('productType', words.productType, ({ productType }) => productType, 140),
    textColumn('category', words.category, ({ requestType }) => requestType, 104),
    // The field is named hours and holds days (T21).
    { id: 'days', header: words.days, kind: 'number', value: ({ hours }) => hours, width: 68 },
    textColumn('location', words.location, ({ manufacturingLocation }) => manufacturingLocation, 132),
    textColumn('center', words.center, ({ distributionCenter }) => distributionCenter, 116),
    actionsColumn(acts),
  ]);
}

function actionsColumn({ onEdit, onRemove, onHistory }: Acts): Column<Row> {
  const button = { size: 'small', variant: 'ghost', excludeFromTabOrder: true } as const;
  return {
    id: 'actions',
    header: texts.columns.actions,
    kind: 'custom',
    align: 'end',
    width: 120,
    isSortable: false,
    isResizable: false,
    // In reach also where the columns do not fit.
    initialPin: 'end',
    cell: (row) => (
      <>
        <IconButton
          {...button}
          label={texts.editOf(row.leadTimeName)}
          icon={<Pencil />}
          onPress={() => onEdit(row)}
        />
        <IconButton
          {...button}
          label={recordHistoryTexts.historyOf(row.leadTimeName)}
          icon={<History />}
          onPress={() => onHistory(row)}
        />
        <IconButton
          {...button}
          label={texts.removeOf(row.leadTimeName)}
          icon={<Trash2 />}
          disabledReason={row.isDefault ? texts.defaultStays : undefined}
          onPress={() => onRemove(row)}
        />
      </>
    ),
  };
}
