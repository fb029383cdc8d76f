import type { ManufacturingCycleListRow } from '@crt/api-client/types-main';
import { canProcessInBulk } from '@crt/domain/bulk-operation';
import { pageSizes } from '@crt/domain/list-page';
import {
  DataTable,
  selectionOf,
  useClientRows,
  type Column,
  type DataTableHandle,
  type RowSelection,
  type RowTone,
} from '@crt/ui/DataTable';
import { useShortcut } from '@crt/ui/use-shortcut';
import { useCallback, useMemo, useRef, type RefObject } from 'react';
import { listTexts } from '../../shared/list/list.texts.ts';
import { bulkTexts } from './bulk.texts.ts';
import { allOnOnePage } from './bulk-list.ts';

type Row = ManufacturingCycleListRow;

export interface BulkCaseTableProps {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly selected: ReadonlySet<number>;
  /** Those that can go with all that are selected (J4). */
  readonly suggested: ReadonlySet<number>;
  readonly onSelect: (ids: readonly number[]) => void;
  /** The row from which somebody came, from 1: its page of ten is shown first (J15). */
  readonly index?: number | undefined;
  readonly isLoading?: boolean;
  readonly error?: string | undefined;
  readonly onRetry?: () => void;
  readonly isFiltered?: boolean;
}

const getRowKey = ({ id }: Row) => String(id);
const suggestion: RowTone = { tone: 'caution', label: bulkTexts.suggested };
const firstPage = (index: number | undefined) =>
  index === undefined
    ? { initialPageSize: allOnOnePage }
    : { initialPageSize: 10, initialPageIndex: Math.ceil(index / 10) - 1 };

/** The cases to choose from: each that can be processed, then those that can go with what is selected (J2 to J4, J14, J15). */
export const BulkCaseTable = (props: BulkCaseTableProps) => {
  const { rows, columns, selected, suggested, onSelect, index, isFiltered = false, ...table } = props;
  const source = useClientRows(rows, columns, firstPage(index));
  const canSelectRow = useCallback(
    ({ id, fulfilmentPlanStatus }: Row) =>
      canProcessInBulk(fulfilmentPlanStatus).isAllowed && (selected.size === 0 || suggested.has(id)),
    [selected, suggested],
  );
  const getRowTone = useCallback(
    ({ id }: Row) => (suggested.has(id) && !selected.has(id) ? suggestion : undefined),
    [selected, suggested],
  );
  const selection = useMemo(() => selectionOf([...selected].map(String)), [selected]);
  const handle = useRef<DataTableHandle>(null);
  useCaseKeys(handle);
  return (
    <DataTable
      handle={handle}
      label={bulkTexts.cases}
      columns={columns}
      getRowKey={getRowKey}
      selectionMode="multiple"
      selection={selection}
      onSelectionChange={({ keys }: RowSelection) => onSelect([...keys].map(Number))}
      canSelectRow={canSelectRow}
      getRowTone={getRowTone}
      pageSizes={pageSizes}
      empty={{ reason: isFiltered ? 'nothingMatches' : 'nothingYet' }}
      hasColumnChooser={false}
      {...table}
      {...source}
    />
  );
};

const { group, next, previous, select } = listTexts.keys;

/** The keys of a list whose rows are chosen (REG17). */
function useCaseKeys(table: RefObject<DataTableHandle | null>): void {
  useShortcut({ keys: 'j', label: next, group, onAction: () => table.current?.step(1) });
  useShortcut({ keys: 'k', label: previous, group, onAction: () => table.current?.step(-1) });
  useShortcut({ keys: 'x', label: select, group, onAction: () => table.current?.toggle() });
}
