import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { capacityDefaults } from '../capacity/capacity.tables.ts';
import { requestReschedule } from '../rescheduling/request-reschedule.ts';
import type { Answer } from '../write-road/answer.ts';
import { calendarName } from './calendar.options.ts';
import { calendarRecords } from './calendar.reference.ts';

/** Deletes a calendar that no location and no centre works by; capacities that stood in it go with it (T29). */
export async function removeCalendar(context: RequestContext, id: number): Promise<Answer> {
  const name = await calendarName(context.tx, id);
  const capacities = await context.tx.$count(capacityDefaults, eq(capacityDefaults.calendarId, id));
  const answer = await calendarRecords.remove(context, id);
  if (answer.result === 0 && capacities > 0)
    await requestReschedule(context, { reason: `Calendar ${name} deleted` });
  return answer;
}
