import { skipToken, useRead } from '@crt/api-client/hooks';
import { listCycleWorkflows } from '@crt/api-client/main/bulk-operation';
import type { ManufacturingCycleListRow } from '@crt/api-client/types-main';
import { Spinner } from '@crt/ui/Spinner';
import { useMemo, useState } from 'react';
import { FailedRead } from '../../shared/read/FailedRead.tsx';
import { BulkResults, BulkSummary } from './BulkItems.tsx';
import { BulkWizard } from './BulkWizard.tsx';
import { BulkWorkflowCards } from './BulkWorkflowCards.tsx';
import { choosable, itemsOf, type BulkItem } from './bulk-item.ts';
import { bulkTexts } from './bulk.texts.ts';
import { ConnectedBulkCases, type ConnectedBulkCasesProps } from './ConnectedBulkCases.tsx';
import { itemColumns } from './item-columns.ts';
import { useBulkRun } from './use-bulk-run.ts';

/** Which cases are offered, and where they lead. */
export type ConnectedBulkWizardProps = Omit<ConnectedBulkCasesProps, 'selected' | 'onSelect'>;

type Row = ManufacturingCycleListRow;
const nothing: ReadonlySet<string> = new Set();
const none: ReadonlyMap<number, Row> = new Map();

/** The bulk wizard with all that it asks and does (J). */
export const ConnectedBulkWizard = (props: ConnectedBulkWizardProps) => {
  // Another operation begins with a new wizard.
  const [count, setCount] = useState(0);
  return <OneOperation key={count} {...props} isAnother={count > 0} onAnother={() => setCount(count + 1)} />;
};

interface OneOperationProps extends ConnectedBulkWizardProps {
  readonly isAnother: boolean;
  readonly onAnother: () => void;
}

const OneOperation = ({ isAnother, onAnother, ...props }: OneOperationProps) => {
  const [cases, setCases] = useState(none);
  const [chosen, setChosen] = useState(nothing);
  const [items, setItems] = useState<readonly BulkItem[]>([]);
  const run = useBulkRun();
  const read = useWorkflows(cases);
  // What is chosen and no longer offered is not chosen any more.
  const due = itemsOf(read.workflows, chosen);
  const { cycleHref } = props;
  const columns = useMemo(
    () =>
      itemColumns((id) => {
        const path = cases.get(id)?.manufacturingURL;
        return path === undefined ? undefined : cycleHref(path, undefined);
      }),
    [cases, cycleHref],
  );
  const clearCases = () => {
    setCases(none);
    setChosen(nothing);
  };
  return (
    <BulkWizard
      isAnother={isAnother}
      cases={
        <ConnectedBulkCases
          {...props}
          selected={cases}
          onSelect={(rows) => setCases(new Map(rows.map((row) => [row.id, row])))}
        />
      }
      hasCases={cases.size > 0}
      onClearCases={clearCases}
      workflowSteps={<WorkflowSteps read={read} chosen={chosen} onChoose={setChosen} />}
      hasSteps={due.length > 0}
      onSteps={() => setItems(due)}
      summary={<BulkSummary items={items} columns={columns} />}
      onClearItems={() => setItems([])}
      onStart={() => run.start(items)}
      results={<BulkResults run={run} columns={columns} onAnother={onAnother} />}
    />
  );
};

/** What the selected cases can do, as the server knows it now. */
function useWorkflows(cases: ReadonlyMap<number, Row>) {
  const ids = [...cases.keys()];
  // Each is named here, so that this part is drawn again when it changes, and not only its data.
  const { data, error, isPending, isFetching, refetch } = useRead(
    listCycleWorkflows,
    ids.length === 0 ? skipToken : { body: { ids } },
    { staleTime: 0 },
  );
  const workflows = useMemo(() => choosable(data?.result.workflows ?? []), [data]);
  return { workflows, error, isPending, isFetching, refetch };
}

interface WorkflowStepsProps {
  readonly read: ReturnType<typeof useWorkflows>;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

const WorkflowSteps = ({ read, chosen, onChoose }: WorkflowStepsProps) => {
  if (read.isPending) return <Spinner />;
  if (read.error)
    return (
      <FailedRead
        error={read.error}
        failed={bulkTexts.workflowsFailed}
        onRetry={read.refetch}
        isRetrying={read.isFetching}
      />
    );
  return <BulkWorkflowCards workflows={read.workflows} chosen={chosen} onChoose={onChoose} />;
};
