import { fullName } from '@crt/domain/full-name';
import type { RequestContext } from '../../context.ts';
import type { Output } from '../../contract/handlers.ts';
import { notFound } from '../../errors.ts';
import { answerOf } from '../write-road/answer.ts';
import { encodeStamp } from '../write-road/stamp.ts';
import { findWorkflowUsers } from './workflow-users.ts';
import { findSteps, findVersions, findWorkflow } from './workflow.repository.ts';

/** A workflow with its steps, and what keeps it from being changed (U2, U7). */
export async function readWorkflow({ tx }: RequestContext, id: number): Promise<Output<'getWorkflow'>> {
  const found = await findWorkflow(tx, id);
  if (!found) throw notFound('Workflow');
  const { stamp, ...workflow } = found;
  const steps = await findSteps(tx, id, [workflow.version]);
  const data = {
    ...workflow,
    timestampBase64: encodeStamp(stamp),
    usedBy: (await findWorkflowUsers(tx, id)) ?? null,
    workflowSteps: steps.map(({ version: _version, ...step }) => step),
  };
  return answerOf({ data });
}

/** The versions that are offered for comparison, at most. */
const mostVersions = 200;

/** Every version of a workflow, newest first, each whole. */
export async function listVersions(
  { tx }: RequestContext,
  id: number,
): Promise<Output<'listWorkflowVersions'>> {
  const rows = await findVersions(tx, id, mostVersions);
  if (rows.length === 0) throw notFound('Workflow');
  const steps = await findSteps(
    tx,
    id,
    rows.map(({ version }) => version.version),
  );
  const stepsOf = Map.groupBy(steps, ({ version }) => version);
  const data = rows.map(({ version: { workflowId: _id, userId, madeAt, ...version }, user }) => ({
    ...version,
    madeAt: madeAt.toISOString(),
    user: { id: userId, symbol: user.symbol, name: fullName(user) },
    workflowSteps: (stepsOf.get(version.version) ?? []).map(({ version: _version, ...step }) => step),
  }));
  return answerOf({ data });
}

/** Whether a workflow may be changed; when not, the message says what uses it (U7). */
export async function askWhetherUpdatable(
  { tx }: RequestContext,
  id: number,
): Promise<Output<'canUpdateWorkflow'>> {
  if (!(await findWorkflow(tx, id))) throw notFound('Workflow');
  const users = await findWorkflowUsers(tx, id);
  if (users === undefined) return answerOf({ data: true });
  return { ...answerOf({ data: false }), message: `It is used by ${users}.` };
}
