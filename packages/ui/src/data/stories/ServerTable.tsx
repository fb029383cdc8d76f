import { useState } from 'react';
import { DataTable } from '../DataTable/DataTable.tsx';
import type { DataTableProps } from '../DataTable/DataTable.types.ts';
import { orderRows, prepareSortKeys } from '../DataTable/sort-keys.ts';
import { UNSORTED, type Sort } from '../DataTable/sort.ts';
import type { Page } from '../Pagination/page.ts';
import { samplePlanColumns, samplePlans, type SamplePlan } from './sample-plans.ts';

/** What the made-up server holds. */
export const plans = samplePlans(240);

/** Plans are told apart by their id. */
export const getRowKey = (plan: SamplePlan) => plan.id;

/**
 * A table of records: sorted, paged, selected. Here something stands for a server, which sorts and pages on request; the
 * table only shows what it is given.
 */
export const ServerTable = (props: Partial<DataTableProps<SamplePlan>>) => {
  const [page, setPage] = useState<Page>({ index: 0, size: 20 });
  const [sort, setSort] = useState<Sort>(UNSORTED);
  const order = orderRows(plans.length, sort, (id) => {
    const column = samplePlanColumns.find((candidate) => candidate.id === id);
    return column && prepareSortKeys(plans, column, 'en');
  });
  const rows = [...order].slice(page.index * page.size, (page.index + 1) * page.size);
  return (
    <div style={{ display: 'flex', blockSize: 560 }}>
      <DataTable
        label="Fulfilment plans"
        columns={samplePlanColumns}
        rows={rows.flatMap((index) => plans[index] ?? [])}
        getRowKey={getRowKey}
        totalCount={plans.length}
        page={page}
        onPageChange={setPage}
        sort={sort}
        onSortChange={(next) => {
          setSort(next);
          setPage({ ...page, index: 0 });
        }}
        {...props}
      />
    </div>
  );
};
