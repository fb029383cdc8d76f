import { enteredName } from '@crt/domain/entered-text';
import type { RequestContext } from '../../context.ts';
import type { Input, Output } from '../../contract/handlers.ts';
import { addCompound, compoundAnswer, editCompound } from '../reference-data/save-compound.ts';
import { cycleDefinition, procedureOf } from './cycle-definition.reference.ts';

const subject = 'Manufacturing Cycle Definition';

/** Adds a definition when the id is 0, otherwise changes it; the answered id tells which (U12). */
export async function saveDefinition(
  context: RequestContext,
  { id, name, workProcedures }: Input<'saveCycleDefinition'>['body'],
  timestamp: string | undefined,
): Promise<Output<'saveCycleDefinition'>> {
  const values = { name: enteredName(name), workProcedures: workProcedures.map(procedureOf) };
  const outcome =
    id === 0
      ? await addCompound(context, cycleDefinition, values)
      : await editCompound(context, cycleDefinition, id, values, timestamp);
  const answer = compoundAnswer(outcome, `${subject} ${id === 0 ? 'created' : 'updated'} succesfully.`);
  return { ...answer, id: 'id' in outcome ? outcome.id : null };
}
