import { nextOnSuccess } from '@crt/domain/workflow';
import { WorkflowGraph } from '@crt/ui/WorkflowGraph';
import { workflowTexts } from '../workflow.texts.ts';
import type { NamedSteps } from './WorkflowStepList.tsx';

const texts = workflowTexts.editor;

/** The drawing of the steps as they are now; the list in it says the same in words. */
export const LiveGraph = ({ steps, nameOf }: NamedSteps) => {
  const drawn = steps.map((step, index) => {
    const next = nextOnSuccess(steps, index);
    return {
      id: String(step.stepId),
      name: nameOf(step.stepId),
      ...(step.checkSyncStatusOnly && { note: texts.sync }),
      ...(next !== undefined && { successId: String(next) }),
      ...(step.failureStepId !== null && { failureId: String(step.failureStepId) }),
    };
  });
  return <WorkflowGraph label={texts.drawing} steps={drawn} />;
};
