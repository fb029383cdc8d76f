import type { RequestContext } from '../../../context.ts';
import type { EditBody } from '../../write-road/field-edits.ts';
import type { WriteAnswer } from '../../write-road/write-road.ts';
import { editField } from './edit-field.ts';
import { manufacturingEdits } from './manufacturing-edits.ts';
import { planOrNotFound } from '../details/plan-panels.ts';

/** Either the required revision is available now, or a higher one is required (F27, F45). */
export async function editDataRevision(
  context: RequestContext,
  body: EditBody<number>,
): Promise<WriteAnswer> {
  const { plan } = await planOrNotFound(context, body.id);
  const { dataAvailability, requiredDataRevision } = manufacturingEdits;
  const isPresent = body.newValue === plan.requiredManufacturingDataRevision;
  return editField(context, isPresent ? dataAvailability : requiredDataRevision, body);
}
