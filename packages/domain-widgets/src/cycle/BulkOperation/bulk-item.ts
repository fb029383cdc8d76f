import type { AffectedCase, BulkWorkflow, BulkWorkflowStep } from '@crt/api-client/types-main';
import type { ResultOutcome } from '@crt/ui/ResultList';
import { bulkTexts } from './bulk.texts.ts';

/** One step of one job that a bulk operation takes (J7, J10). */
export interface BulkItem {
  readonly key: string;
  readonly cycleId: number;
  readonly jobId: number;
  /** How far the job was when it was chosen. */
  readonly jobState: string;
  readonly requestId: string;
  readonly workflow: string;
  readonly step: string;
  readonly transition: StateChange;
  /** On the wire: 1 undo, 2 in progress, 3 done. */
  readonly type: number;
  readonly outcome: ResultOutcome;
}

/** An action that can be chosen, with its identity over readings. */
export interface ChoosableStep extends BulkWorkflowStep {
  readonly key: string;
}

/** A workflow with its actions as they are chosen. */
export interface ChoosableWorkflow extends BulkWorkflow {
  readonly key: string;
  readonly workflowSteps: ChoosableStep[];
}

/** What the server answered, each with a key of its own. */
export const choosable = (workflows: readonly BulkWorkflow[]): readonly ChoosableWorkflow[] =>
  workflows.map((workflow) => {
    const key = `${workflow.id}:${workflow.version}`;
    const workflowSteps = workflow.workflowSteps.map((step) => {
      const { statePreOperation: before, statePostOperation: after, type } = step.transitionAction;
      return { ...step, key: [key, step.name, type, before.type, after.type].join(':') };
    });
    return { ...workflow, key, workflowSteps };
  });

/** The states before and after (J6). */
export interface StateChange {
  readonly before: string;
  readonly after: string;
}

/** From which state to which an action leads. */
export const stateChange = ({ transitionAction }: BulkWorkflowStep): StateChange => ({
  before: transitionAction.statePreOperation.name,
  after: transitionAction.statePostOperation.name,
});

/** As it is before anything was done (J11). */
export const pending: ResultOutcome = { state: 'waiting', text: bulkTexts.status.pending };

const itemOf = (
  step: ChoosableStep,
  { id, requestId, manufacturingJobId, jobState }: AffectedCase,
): BulkItem => ({
  key: `${step.key}:${manufacturingJobId}`,
  cycleId: id,
  jobId: manufacturingJobId,
  jobState,
  requestId,
  workflow: step.workflowName,
  step: step.name,
  transition: stateChange(step),
  type: step.transitionActionType,
  outcome: pending,
});

/** The items of the chosen steps, in the order in which these stand. */
export const itemsOf = (
  workflows: readonly ChoosableWorkflow[],
  chosen: ReadonlySet<string>,
): readonly BulkItem[] =>
  workflows.flatMap(({ workflowSteps }) =>
    workflowSteps
      .filter(({ key }) => chosen.has(key))
      .flatMap((step) => step.affectedCases.map((one) => itemOf(step, one))),
  );
