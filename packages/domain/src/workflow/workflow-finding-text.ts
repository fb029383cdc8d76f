import type { WorkflowFinding, WorkflowFindingKind } from './workflow-findings.ts';
import { mostWorkflowSteps } from './workflow-step.ts';

/** How many names of a circle are read out; more are counted. */
const mostNames = 5;

const sentences: Readonly<Record<WorkflowFindingKind, (names: readonly string[]) => string>> = {
  empty: () => 'A workflow needs at least one step.',
  tooMany: () => `A workflow has at most ${mostWorkflowSteps} steps.`,
  twice: ([name]) => `${name} is in the workflow more than once.`,
  toItself: ([name]) => `${name} cannot follow itself.`,
  toStranger: ([name]) => `${name} leads to a step that is not in the workflow.`,
  lastGoesOn: ([name]) => `${name} is the last step: nothing follows its success.`,
  noEnd: (names) => `The workflow never ends: ${circle(names)}.`,
  endless: (names) => `A failure leads into a circle without an end: ${circle(names)}.`,
  unreachable: ([name]) => `No way leads to ${name}.`,
};

/** The sentence for a finding: the editor shows it, and the server refuses with it. */
export function workflowFindingText(
  { kind, stepIds }: WorkflowFinding,
  nameOf: (stepId: number) => string,
): string {
  return sentences[kind](stepIds.map(nameOf));
}

function circle(names: readonly string[]): string {
  const shown = names.length > mostNames ? [...names.slice(0, mostNames - 1), '…'] : names;
  return [...shown, ...names.slice(0, 1)].join(' to ');
}
