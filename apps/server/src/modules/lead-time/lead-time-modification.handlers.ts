import { isMilestoneType } from '@crt/domain/milestone-type';
import type { RequestContext } from '../../context.ts';
import type { HandlerPart, Input } from '../../contract/handlers.ts';
import { findOfferedProductTypes } from '../product/product.options.ts';
import { answerOf, refused } from '../write-road/answer.ts';
import { listModifications, modifications } from './lead-time-modification.reference.ts';
import { modifiableMilestones, noLeadTime } from './milestone-options.ts';

type Entered = Input<'addDefaultLeadTimeModification'>['body'];
type Changed = Input<'updateDefaultLeadTimeModification'>;

async function add(context: RequestContext, { milestoneId, ...rest }: Entered) {
  if (!isMilestoneType(milestoneId)) return { ...refused(noLeadTime), data: null };
  return modifications.add(context, { milestone: milestoneId, ...rest });
}

async function edit(context: RequestContext, { body, query }: Pick<Changed, 'body' | 'query'>) {
  const { id, milestoneId, ...rest } = body;
  if (!isMilestoneType(milestoneId)) return refused(noLeadTime);
  return modifications.edit(context, id, { milestone: milestoneId, ...rest }, query);
}

/** Default lead-time modifications (T16). */
export const leadTimeModificationHandlers = {
  listDefaultLeadTimeModifications: (context) => listModifications(context),
  listModifiableMilestones: () => Promise.resolve(answerOf({ data: [...modifiableMilestones] })),
  listModifiableProductTypes: async ({ tx }) => answerOf({ data: await findOfferedProductTypes(tx) }),
  addDefaultLeadTimeModification: (context, { body }) => add(context, body),
  updateDefaultLeadTimeModification: (context, input) => edit(context, input),
  deleteDefaultLeadTimeModification: (context, { params }) => modifications.remove(context, params.id),
} satisfies HandlerPart;
