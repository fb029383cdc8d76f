import type { IdName, PlanListRow } from '@crt/api-client/types-main';
import { DataTable, type DataTableSource } from '@crt/ui/DataTable';
import { useMemo } from 'react';
import { planTexts } from '../plan.texts.ts';
import { planColumns, type PlanLinks } from './plan-columns.tsx';

export interface PlanTableProps extends DataTableSource<PlanListRow> {
  readonly links: PlanLinks;
  /** Milestones that can be shown as columns. */
  readonly milestones: readonly IdName[];
  /** The plan from which somebody came back; its row is grey (E4). */
  readonly selectedId?: number | undefined;
  /** The first answer is not there yet. */
  readonly isLoading?: boolean;
  /** Older rows are shown while newer ones are fetched. */
  readonly isReloading?: boolean;
  /** What went wrong, in a sentence. */
  readonly error?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** Whether filters narrow the list: decides what an empty table says (E42). */
  readonly isFiltered: boolean;
}

const getRowKey = (row: PlanListRow) => String(row.id);
const pageSizes = [10, 20, 50, 100];

/** The plan list as a table: sorted and paged by the server, columns chosen by the person (E2 to E6). */
export const PlanTable = ({ links, milestones, selectedId, isFiltered, ...source }: PlanTableProps) => {
  const columns = useMemo(() => planColumns(links, milestones), [links, milestones]);
  return (
    <DataTable
      label={planTexts.list.table}
      columns={columns}
      getRowKey={getRowKey}
      pageSizes={pageSizes}
      currentRowKey={selectedId === undefined ? undefined : String(selectedId)}
      empty={{ reason: isFiltered ? 'nothingMatches' : 'nothingYet' }}
      {...source}
    />
  );
};
