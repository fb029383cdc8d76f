import type { WorkflowStep } from '@crt/domain/workflow';
import type { RequestContext } from '../../context.ts';
import type { FieldError } from '../../errors.ts';
import { missingTexts, type CompoundFacts } from '../reference-data/save-compound.ts';
import { workflows } from './workflow.tables.ts';
import { findWorkflowUsers } from './workflow-users.ts';
import { findStepFaults, stepsText } from './workflow-faults.ts';
import {
  advanceWorkflow,
  findSteps,
  findWorkflow,
  insertVersion,
  insertWorkflow,
  isTaken,
  type WorkflowValues,
} from './workflow.repository.ts';

const fields: CompoundFacts<WorkflowValues>['fields'] = {
  symbol: { label: 'Symbol' },
  name: { label: 'Name' },
  displayName: { label: 'Display Name' },
  workflowSteps: { label: 'Steps', text: ({ tx }, steps) => stepsText(tx, steps) },
};

/** Workflows with their steps; each change makes a version and keeps those before it (U1 to U8). */
export const workflow: CompoundFacts<WorkflowValues> = {
  kind: 'workflow',
  noun: 'workflow',
  fields,
  limit: { table: workflows, most: 1000 },
  load: async ({ tx }, id) => {
    const found = await findWorkflow(tx, id, { lock: true });
    if (!found) return undefined;
    const { symbol, name, displayName, stamp } = found;
    const steps = await findSteps(tx, id, [found.version]);
    return { stamp, values: { symbol, name, displayName, workflowSteps: steps.map(stepOf) } };
  },
  check: async (context, id, values) => {
    const users = id === 0 ? undefined : await findWorkflowUsers(context.tx, id);
    if (users !== undefined) return [{ path: '/body/id', message: refusalOf(users) }];
    return [
      ...missingTexts({ fields }, values),
      ...(await takenNames(context, id, values)),
      ...(await findStepFaults(context.tx, values.workflowSteps)),
    ];
  },
  insert: async (context, values) => {
    const id = await insertWorkflow(context.tx, values);
    await keepVersion(context, id, 1, values);
    return id;
  },
  update: async (context, id, { stamp, values }) => {
    const version = await advanceWorkflow(context.tx, id, { ...values, stamp });
    await keepVersion(context, id, version, values);
  },
};

/** Why a workflow that something uses stays as it is (U7). */
const refusalOf = (users: string) => `This workflow cannot be updated. It is used by ${users}.`;

/** A step without what only its table knows; members in one order, as the history compares them. */
export function stepOf(step: WorkflowStep): WorkflowStep {
  const { stepId, successStepId, failureStepId, productionOrderStepNumber, checkSyncStatusOnly } = step;
  return { stepId, successStepId, failureStepId, productionOrderStepNumber, checkSyncStatusOnly };
}

async function takenNames(
  { tx }: RequestContext,
  id: number,
  values: WorkflowValues,
): Promise<readonly FieldError[]> {
  const errors: FieldError[] = [];
  for (const field of ['symbol', 'name'] as const) {
    const value = values[field];
    if (value !== '' && (await isTaken(tx, field, value, id)))
      errors.push({
        path: `/body/${field}`,
        message: `A workflow with the ${field} ${value} already exists.`,
      });
  }
  return errors;
}

function keepVersion(
  { tx, clock, actor }: RequestContext,
  workflowId: number,
  version: number,
  { workflowSteps, ...names }: WorkflowValues,
): Promise<void> {
  const facts = { ...names, workflowId, version, madeAt: clock.now(), userId: actor.userId };
  return insertVersion(tx, facts, workflowSteps);
}
