import { deletePrototypeWorkflow } from '@crt/api-client/main/prototype-cycle';
import type { ManufacturingCycleDetails, PrototypeWorkProcedure } from '@crt/api-client/types-main';
import { Banner } from '@crt/ui/Banner';
import { Button } from '@crt/ui/Button';
import { EmptyState } from '@crt/ui/EmptyState';
import { Stack } from '@crt/ui/Stack';
import { Suspense, useState, type ReactNode } from 'react';
import { askWithTexts } from '../../shared/edit/ask.ts';
import { useRecordAction } from '../../shared/record/use-record-action.ts';
import { prototypeTexts as texts } from '../job.texts.ts';
import { jobOfPrototype, type ShownJob } from '../job-view.ts';
import type { CycleActions } from '../use-cycle-actions.ts';
import { ProcedureSection } from './ProcedureSection.tsx';

/** Opens the wizard for a workflow of a prototype, or for a new one (I2, I4). */
export type WorkflowWizard = (open: {
  readonly cycleId: number;
  /** Stamp of the prototype as it was when the wizard was opened. */
  readonly stamp: string;
  readonly procedure: PrototypeWorkProcedure | undefined;
  readonly onClose: () => void;
}) => ReactNode;

export interface PrototypeWorkflowsProps {
  readonly details: ManufacturingCycleDetails;
  readonly actions: CycleActions;
  readonly wizard: WorkflowWizard;
  readonly cardOf: (job: ShownJob) => ReactNode;
}

type Opened = { readonly procedure: PrototypeWorkProcedure | undefined; readonly stamp: string };

/** The workflows of a prototype with their jobs: added, modified and deleted while nothing of them has begun (I1 to I8). */
export const PrototypeWorkflows = ({ details, actions, wizard, cardOf }: PrototypeWorkflowsProps) => {
  const {
    id: cycleId,
    timestamp: stamp,
    prototypeWorkProcedureModels: procedures,
    canManageManufacturingCycles: mayEdit,
    workflowsReason,
  } = details;
  const [opened, setOpened] = useState<Opened>();
  const run = useRecordAction();
  const closed = workflowsReason ?? actions.lockedReason;
  const remove = async ({ id }: PrototypeWorkProcedure) => {
    const isAgreed = await askWithTexts(texts.removeQuestion, { declined: texts.removeCancelled });
    if (isAgreed) void run({ operation: deletePrototypeWorkflow, input: { id, timestampBase64: stamp } });
  };
  return (
    <Stack gap={6}>
      <Banner
        tone="info"
        {...(mayEdit && {
          actions: (
            <Button disabledReason={closed} onPress={() => setOpened({ procedure: undefined, stamp })}>
              {texts.add}
            </Button>
          ),
        })}
      >
        {texts.info}
      </Banner>
      {procedures.length === 0 && <EmptyState reason="nothingYet" title={texts.none} />}
      {procedures.map((procedure) => (
        <ProcedureSection
          key={procedure.id}
          procedure={procedure}
          mayEdit={mayEdit}
          lockedReason={closed}
          onModify={() => setOpened({ procedure, stamp })}
          onRemove={() => void remove(procedure)}
        >
          {procedure.prototypeManufacturingJobs.map((job) => cardOf(jobOfPrototype(job)))}
        </ProcedureSection>
      ))}
      <Suspense>{opened && wizard({ cycleId, ...opened, onClose: () => setOpened(undefined) })}</Suspense>
    </Stack>
  );
};
