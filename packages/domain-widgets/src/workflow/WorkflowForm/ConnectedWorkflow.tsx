import { skipToken, useRead } from '@crt/api-client/hooks';
import { getWorkflow, listJobStepsForWorkflows } from '@crt/api-client/main/workflow';
import type { Workflow } from '@crt/api-client/types-main';
import { findWorkflowFaults, isRefused, workflowFindingText, type WorkflowStep } from '@crt/domain/workflow';
import { Button } from '@crt/ui/Button';
import { useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { UnreadRecord } from '../UnreadRecord.tsx';
import { useRecordDraft } from '../use-record-draft.ts';
import { workflowTexts as texts } from '../workflow.texts.ts';
import { useSaveWorkflow } from './use-save-workflow.ts';
import { faultyTexts, type WorkflowDraft, type WorkflowErrors } from './workflow-fields.ts';
import { WorkflowForm } from './WorkflowForm.tsx';

/** What a screen places: the form, its button, and what is known of the workflow. */
export interface WorkflowParts {
  readonly body: ReactNode;
  readonly save: ReactNode;
  /** Undefined for a new one, and until it is there. */
  readonly workflow: Workflow | undefined;
}

export interface ConnectedWorkflowProps {
  /** Undefined for a new one. */
  readonly id: number | undefined;
  /** A new one was made: its details can be opened (U6). */
  readonly onCreated: (id: number) => void;
  readonly children: (parts: WorkflowParts) => ReactNode;
}

const emptyDraft: WorkflowDraft = { symbol: '', name: '', displayName: '', workflowSteps: [] };

/** A workflow as it is read, maintained and saved (U2 to U8). */
export const ConnectedWorkflow = ({ id, onCreated, children }: ConnectedWorkflowProps) => {
  const workflow = useRead(getWorkflow, id === undefined ? skipToken : { id });
  const jobSteps = useRead(listJobStepsForWorkflows, {});
  const reads = [workflow, jobSteps];
  const isUnread = reads.some(({ isError }) => isError) || (id !== undefined && !workflow.data);
  if (isUnread || !jobSteps.data) {
    const body = <UnreadRecord reads={reads} failed={texts.failed} />;
    return children({ body, save: null, workflow: undefined });
  }
  return (
    <OpenWorkflow key={id ?? 'new'} workflow={workflow.data} jobSteps={jobSteps.data} onCreated={onCreated}>
      {children}
    </OpenWorkflow>
  );
};

interface OpenWorkflowProps extends Pick<ConnectedWorkflowProps, 'onCreated' | 'children'> {
  readonly workflow: Workflow | undefined;
  readonly jobSteps: readonly { readonly id: number; readonly name: string }[];
}

const OpenWorkflow = ({ workflow, jobSteps, onCreated, children }: OpenWorkflowProps) => {
  const stored = useMemo(() => storedOf(workflow), [workflow]);
  const { shown, change, stamp, settle, refuse } = useRecordDraft(stored);
  const [errors, setErrors] = useState<WorkflowErrors>({});
  const { save, isSaving } = useSaveWorkflow();
  const usedBy = workflow?.usedBy ?? null;
  const names = new Map(jobSteps.map((step) => [step.id, step.name]));
  const fault = findWorkflowFaults(shown.workflowSteps).find(isRefused);
  const reason = fault && workflowFindingText(fault, (stepId) => names.get(stepId) ?? String(stepId));
  const onSave = async () => {
    const faulty = faultyTexts(shown);
    setErrors(faulty);
    if (Object.keys(faulty).length > 0) return;
    const saved = await save(shown, workflow && { id: workflow.id, stamp });
    if ('errors' in saved) {
      setErrors(saved.errors);
      refuse(saved.reason);
      return;
    }
    // At once: nothing is unsaved any more when the screen goes on to the details.
    flushSync(() => settle(saved.stamp));
    if (!workflow) onCreated(saved.id);
  };
  return children({
    workflow,
    save: usedBy === null && (
      <Button
        tone="accent"
        variant="solid"
        isPending={isSaving}
        disabledReason={reason}
        onPress={() => void onSave()}
      >
        {texts.save}
      </Button>
    ),
    body: (
      <WorkflowForm draft={shown} onChange={change} jobSteps={jobSteps} errors={errors} usedBy={usedBy} />
    ),
  });
};

function storedOf(workflow: Workflow | undefined) {
  if (!workflow) return { draft: emptyDraft, stamp: undefined };
  const { symbol, name, displayName, timestampBase64: stamp, workflowSteps } = workflow;
  return { draft: { symbol, name, displayName, workflowSteps: workflowSteps.map(stepOf) }, stamp };
}

function stepOf(step: WorkflowStep): WorkflowStep {
  const { stepId, successStepId, failureStepId, productionOrderStepNumber, checkSyncStatusOnly } = step;
  return { stepId, successStepId, failureStepId, productionOrderStepNumber, checkSyncStatusOnly };
}
