import type { WorkflowVersion } from '@crt/api-client/types-main';
import { compareWorkflows, type StepDifference, type StepFacet } from '@crt/domain/workflow';
import { workflowTexts } from '../workflow.texts.ts';

const texts = workflowTexts.versions;

/** One difference between two versions as people read it. */
export interface VersionDifference {
  readonly key: string;
  readonly subject: string;
  readonly facet: string;
  readonly before: string;
  readonly after: string;
}

const names = ['symbol', 'name', 'displayName'] as const;

/** What differs between two versions of a workflow: its names first, then its steps. */
export function differencesOf(before: WorkflowVersion, after: WorkflowVersion): readonly VersionDifference[] {
  const stepNames = new Map(
    [...before.workflowSteps, ...after.workflowSteps].map((step) => [step.stepId, step.name]),
  );
  const nameOf = (id: number) => stepNames.get(id) ?? workflowTexts.editor.unknownStep(id);
  const ofNames = names.flatMap((field) =>
    before[field] === after[field]
      ? []
      : {
          key: field,
          subject: texts.whole,
          facet: workflowTexts.fields[field],
          before: before[field],
          after: after[field],
        },
  );
  const ofSteps = compareWorkflows(before.workflowSteps, after.workflowSteps).map((difference) => ({
    key: `${difference.stepId} ${difference.facet}`,
    subject: nameOf(difference.stepId),
    facet: texts.facets[difference.facet],
    before: valueText(difference.facet, difference.before, nameOf),
    after: valueText(difference.facet, difference.after, nameOf),
  }));
  return [...ofNames, ...ofSteps];
}

function valueText(
  facet: StepFacet,
  value: StepDifference['before'],
  nameOf: (id: number) => string,
): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (value === null) return facet === 'step' ? texts.absent : texts.nothing;
  return facet === 'successStepId' || facet === 'failureStepId' ? nameOf(value) : String(value);
}
