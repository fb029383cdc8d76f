import type { MilestoneLeadTimeRow } from '@crt/api-client/types-main';
import { Badge } from '@crt/ui/Badge';
import { Button, IconButton } from '@crt/ui/Button';
import { DataTable, defineColumns, useClientRows, type Column } from '@crt/ui/DataTable';
import { Inline } from '@crt/ui/Stack';
import { History, Pencil, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { FilterPicker } from '../../shared/filter/FilterPicker.tsx';
import { recordHistoryTexts } from '../../shared/record-history/record-history.texts.ts';
import { leadTimeTexts as texts } from '../lead-time.texts.ts';

export interface LeadTimeItemsTableProps {
  /** Names the table, read aloud. */
  readonly label: string;
  /** In the order of planning. */
  readonly leadTimes: readonly MilestoneLeadTimeRow[];
  readonly onEdit: (row: MilestoneLeadTimeRow) => void;
  readonly onRemove: (row: MilestoneLeadTimeRow) => void;
  /** Tells who changed what of it. */
  readonly onHistory: (row: MilestoneLeadTimeRow) => void;
  readonly isLoading?: boolean;
  readonly error?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

const getRowKey = ({ id }: MilestoneLeadTimeRow) => String(id);
const nothing: readonly string[] = [];

/** The different names of a column as choices of its filter. */
const choicesOf = (names: readonly string[]) => [
  { options: [...new Set(names)].map((name) => ({ id: name, name })) },
];

/** The lead times of a group, filtered by lead time and category (T18, T21, T30). */
export const LeadTimeItemsTable = (props: LeadTimeItemsTableProps) => {
  const { label, leadTimes, onEdit, onRemove, onHistory, ...state } = props;
  const [names, setNames] = useState(nothing);
  const [categories, setCategories] = useState(nothing);
  const columns = useMemo(
    () => columnsOf({ onEdit, onRemove, onHistory }, leadTimes),
    [onEdit, onRemove, onHistory, leadTimes],
  );
  const found = useMemo(() => {
    const isIn = (chosen: readonly string[], name: string) => chosen.length === 0 || chosen.includes(name);
    return leadTimes.filter((row) => isIn(names, row.leadTimeName) && isIn(categories, row.requestType));
  }, [leadTimes, names, categories]);
  const source = useClientRows(found, columns);
  const isFiltered = names.length + categories.length > 0;
  const clear = () => {
    setNames(nothing);
    setCategories(nothing);
  };
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
            chosen={names}
            onChange={setNames}
          />
          <FilterPicker
            label={texts.filterCategory}
            groups={choicesOf(leadTimes.map(({ requestType }) => requestType))}
            chosen={categories}
            onChange={setCategories}
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
