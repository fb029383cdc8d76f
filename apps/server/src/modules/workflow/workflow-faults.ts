import { findWorkflowFaults, isRefused, workflowFindingText, type WorkflowStep } from '@crt/domain/workflow';
import type { FieldError } from '../../errors.ts';
import type { Database } from '../../platform/db/database.ts';
import { cutText } from '../../platform/text/cut-text.ts';
import { findStepNames } from './workflow.repository.ts';

/** The most reasons that are told of one workflow; the rest shows when these are mended. */
const mostReasons = 10;

/** What refuses the steps of a workflow: the editor's own rules, and job steps that do not exist (U2 to U4). */
export async function findStepFaults(
  tx: Database,
  steps: readonly WorkflowStep[],
): Promise<readonly FieldError[]> {
  const names = await findStepNames(
    tx,
    steps.map(({ stepId }) => stepId),
  );
  const strangers = steps.flatMap(({ stepId }, index) =>
    names.has(stepId)
      ? []
      : { path: `/body/workflowSteps/${index}/stepId`, message: `There is no job step ${stepId}.` },
  );
  if (strangers.length > 0) return strangers.slice(0, mostReasons);
  const nameOf = (id: number) => names.get(id) ?? String(id);
  return findWorkflowFaults(steps)
    .filter(isRefused)
    .slice(0, mostReasons)
    .map((finding) => ({ path: '/body/workflowSteps', message: workflowFindingText(finding, nameOf) }));
}

/** The steps as the history tells them: '1 Milling; 2 Cleaning (success → Packaging, failure → Milling)'. */
export async function stepsText(tx: Database, steps: readonly WorkflowStep[]): Promise<string> {
  const names = await findStepNames(
    tx,
    steps.map(({ stepId }) => stepId),
  );
  const nameOf = (id: number | null) => (id === null ? undefined : (names.get(id) ?? String(id)));
  const parts = steps.map((step, index) => {
    const [success, failure] = [nameOf(step.successStepId), nameOf(step.failureStepId)];
    const facts = [
      ...(success === undefined ? [] : [`success to ${success}`]),
      ...(failure === undefined ? [] : [`failure to ${failure}`]),
      ...(step.productionOrderStepNumber === index + 1 ? [] : [`No. ${step.productionOrderStepNumber}`]),
      ...(step.checkSyncStatusOnly ? ['sync status only'] : []),
    ];
    const name = `${index + 1} ${nameOf(step.stepId) ?? ''}`;
    return facts.length === 0 ? name : `${name} (${facts.join(', ')})`;
  });
  return cutText(parts.join('; '), mostText);
}

/** What the history keeps of a long text. */
const mostText = 4000;
