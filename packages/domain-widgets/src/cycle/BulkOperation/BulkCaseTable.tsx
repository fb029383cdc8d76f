import type { ManufacturingCycleListRow } from '@crt/api-client/types-main';
import { canProcessInBulk } from '@crt/domain/bulk-operation';
import { pageSizes } from '@crt/domain/list-page';
import {
  DataTable,
  selectionOf,
  useClientRows,
  type Column,
  type RowSelection,
  type RowTone,
} from '@crt/ui/DataTable';
import { useCallback, useMemo } from 'react';
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
  return (
    <DataTable
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
