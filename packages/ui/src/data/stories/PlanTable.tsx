import { DataTable } from '../DataTable/DataTable.tsx';
import type { DataTableProps } from '../DataTable/DataTable.types.ts';
import { useClientRows } from '../DataTable/use-client-rows.ts';
import { samplePlanColumns, samplePlans, type SamplePlan } from './sample-plans.ts';

const plans = samplePlans(300);
const getRowKey = (plan: SamplePlan) => plan.id;

/** Three hundred plans, sorted in the browser. */
export const PlanTable = (props: Partial<DataTableProps<SamplePlan>>) => {
  const source = useClientRows(plans, samplePlanColumns);
  return (
    <div style={{ display: 'flex', blockSize: 480 }}>
      <DataTable
        label="Fulfilment plans"
        columns={samplePlanColumns}
        getRowKey={getRowKey}
        {...source}
        {...props}
      />
    </div>
  );
};
