import { isMilestoneType } from '@crt/domain/milestone-type';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Input, Output } from '../../contract/handlers.ts';
import { answerOf, refused, type Answer } from '../write-road/answer.ts';
import { milestoneLeadTimes } from './lead-time.tables.ts';
import { faultEnd, leadTimes } from './milestone-lead-time.reference.ts';
import { noLeadTime } from './milestone-options.ts';

type Entered = Input<'addMilestoneLeadTime'>['body'];
type Saved = Output<'addMilestoneLeadTime'>;

/** Adds a lead time (T19, T20). */
export async function addLeadTime(context: RequestContext, body: Entered): Promise<Saved> {
  const values = valuesOf(body);
  return values ? told(await leadTimes.add(context, values)) : told(refused(noLeadTime));
}

/** Changes a lead time; of a default one only the days (T19). */
export async function editLeadTime(
  context: RequestContext,
  { body: { id, ...body }, query }: Pick<Input<'updateMilestoneLeadTime'>, 'body' | 'query'>,
): Promise<Saved> {
  const values = valuesOf(body);
  return values ? told(await leadTimes.edit(context, id, values, query)) : told(refused(noLeadTime));
}

/** Deletes a lead time; a default one stays, because plans without another would lose their dates. */
export async function removeLeadTime(context: RequestContext, id: number): Promise<Answer> {
  const ofId = eq(milestoneLeadTimes.id, id);
  const [row] = await context.tx.select().from(milestoneLeadTimes).where(ofId);
  return row?.isDefault === true
    ? refused('A default lead time cannot be deleted.')
    : leadTimes.remove(context, id);
}

/** What was entered, by the names of the table: the field named hours holds days (T21). */
function valuesOf({ orderItemId, hours, leadTimeGroupId, schedulingStrategyId, ...rest }: Entered) {
  if (!isMilestoneType(orderItemId)) return undefined;
  return {
    ...rest,
    milestone: orderItemId,
    days: hours,
    groupId: leadTimeGroupId,
    schedulingStrategy: schedulingStrategyId === null ? null : String(schedulingStrategyId),
  };
}

/** The answer with everything that is wrong, one by one and joined as the alert shows it (T20). */
function told({ result, message, timestamp }: Answer): Saved {
  const messages = result === 2 ? message.split(faultEnd) : [];
  return { ...answerOf({ messages }, timestamp), result, message: messages.join(', ') || message };
}
