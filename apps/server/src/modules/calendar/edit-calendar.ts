import { calendarKind } from '@crt/domain/calendar-kind';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { capacityDefaults } from '../capacity/capacity.tables.ts';
import type { RecordWrite } from '../reference-data/check-record.ts';
import { requestReschedule } from '../rescheduling/request-reschedule.ts';
import type { Answer } from '../write-road/answer.ts';
import { calendarName } from './calendar.options.ts';
import { calendarRecords } from './calendar.reference.ts';

/** Renames a calendar; as one of the other kind it says something else about the days of plans (T6, T13). */
export async function editCalendar(
  context: RequestContext,
  id: number,
  form: { readonly name: string },
  write: RecordWrite,
): Promise<Answer> {
  const before = await calendarName(context.tx, id);
  const answer = await calendarRecords.edit(context, id, form, write);
  const after = await calendarName(context.tx, id);
  if (calendarKind(before) !== calendarKind(after))
    await requestReschedule(context, { reason: `Calendar ${before} became ${after}` });
  return answer;
}

/** Deletes a calendar that no location and no centre works by; capacities that stood in it go with it (T29). */
export async function removeCalendar(context: RequestContext, id: number): Promise<Answer> {
  const name = await calendarName(context.tx, id);
  const capacities = await context.tx.$count(capacityDefaults, eq(capacityDefaults.calendarId, id));
  const answer = await calendarRecords.remove(context, id);
  if (answer.result === 0 && capacities > 0)
    await requestReschedule(context, { reason: `Calendar ${name} deleted` });
  return answer;
}
