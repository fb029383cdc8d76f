import type { ManufacturingCycleDetails, WorkOrderModel } from '@crt/api-client/types-main';
import { EmptyState } from '@crt/ui/EmptyState';
import { Stack } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { materialsOfOrder } from '@crt/domain/job';
import { jobTexts as texts } from '../job.texts.ts';
import { stepsToRework, type ShownJob } from '../job-view.ts';
import { JobCard } from '../JobCard/JobCard.tsx';
import { PrototypeWorkflows, type WorkflowWizard } from '../Prototype/PrototypeWorkflows.tsx';
import type { CycleActions } from '../use-cycle-actions.ts';
import { WorkOrderSection } from '../WorkOrder/WorkOrderSection.tsx';

// The dialog comes when somebody opens it.
const ReworkDialog = lazy(async () => {
  const loaded = await import('../ReworkDialog/ReworkDialog.tsx');
  return { default: loaded.ReworkDialog };
});

export interface CycleJobsProps {
  readonly details: ManufacturingCycleDetails;
  readonly actions: CycleActions;
  readonly combinedOrderHref: (id: number) => string;
  /** Edits a workflow of a prototype. */
  readonly wizard: WorkflowWizard;
}

/** The jobs of a cycle: by work order, or by workflow where it is a custom prototype (H2, H21, I1). */
export const CycleJobs = ({ details, actions, combinedOrderHref, wizard }: CycleJobsProps) => {
  const [reworkedId, setReworkedId] = useState<number>();
  const cardOf = (job: ShownJob, onRework?: () => void) => (
    <JobCard
      key={job.id}
      job={job}
      timeZone={details.manufacturingLocationTimezone}
      mayAct={details.canManageManufacturingCycles}
      lockedReason={actions.lockedReason}
      busy={actions.busyOf(job.id)}
      onAct={(action) => (action === 'rework' ? onRework?.() : actions.act(job, action))}
      onReworkAct={(reworkId, action) => actions.actOnRework(job.id, reworkId, action)}
    />
  );
  if (details.isCustomPrototype)
    return <PrototypeWorkflows details={details} actions={actions} wizard={wizard} cardOf={cardOf} />;
  const orders = details.workOrderModels;
  // As it is now: others may have gone on with it since the dialog was opened.
  const [reworked] = orders.flatMap(({ materialNumber, manufacturingJobs }) =>
    manufacturingJobs.flatMap((job) => (job.id === reworkedId ? { job, materialNumber } : [])),
  );
  return (
    <Stack gap={6}>
      {orders.length === 0 && (
        <EmptyState reason="nothingYet" title={texts.none}>
          {texts.noneHint}
        </EmptyState>
      )}
      {orders.map((order) => (
        <WorkOrderSection key={keyOf(order)} {...order} combinedOrderHref={combinedOrderHref}>
          {jobsOf(order.manufacturingJobs.map((job) => cardOf(job, () => setReworkedId(job.id))))}
        </WorkOrderSection>
      ))}
      <Suspense>
        {reworked && (
          <ReworkDialog
            steps={stepsToRework(reworked.job)}
            materials={materialsOfOrder(reworked.materialNumber)}
            onClose={() => setReworkedId(undefined)}
            onAdd={(draft) => actions.addRework(reworked.job.id, draft)}
          />
        )}
      </Suspense>
    </Stack>
  );
};

const keyOf = ({ manufacturingJobs, materialNumber }: WorkOrderModel) =>
  manufacturingJobs[0]?.id ?? materialNumber;

const jobsOf = (cards: readonly ReactNode[]) =>
  cards.length === 0 ? <Text tone="muted">{texts.noJobs}</Text> : cards;
