import { enteredName } from '@crt/domain/entered-text';
import type { RequestContext } from '../../context.ts';
import type { Input, Output } from '../../contract/handlers.ts';
import { ProblemError } from '../../errors.ts';
import { addCompound, compoundAnswer, editCompound } from '../reference-data/save-compound.ts';
import { stepOf, workflow } from './workflow.reference.ts';
import type { WorkflowValues } from './workflow.repository.ts';

const valuesOf = (form: Input<'addWorkflow'>['body']): WorkflowValues => ({
  symbol: enteredName(form.symbol),
  name: enteredName(form.name),
  displayName: enteredName(form.displayName),
  workflowSteps: form.workflowSteps.map(stepOf),
});

/** Adds a workflow: a refusal is a problem with every reason and its place (U6). */
export async function addWorkflow(
  context: RequestContext,
  form: Input<'addWorkflow'>['body'],
): Promise<Output<'addWorkflow'>> {
  const outcome = await addCompound(context, workflow, valuesOf(form));
  if ('id' in outcome) return { result: { id: outcome.id } };
  const { errors } = outcome;
  throw new ProblemError('conflict', errors.map(({ message }) => message).join('\n'), { errors });
}

/** Changes a workflow that nothing uses: the version before stays readable (U7). */
export async function updateWorkflow(
  context: RequestContext,
  { id, ...form }: Input<'updateWorkflow'>['body'],
  timestamp: string | undefined,
): Promise<Output<'updateWorkflow'>> {
  const outcome = await editCompound(context, workflow, id, valuesOf(form), timestamp);
  return compoundAnswer(outcome, 'Workflow updated succesfully.');
}
