import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { RequestContext } from '../../context.ts';
import type { Input } from '../../contract/handlers.ts';
import type { RecordWrite } from '../reference-data/check-record.ts';
import { requestReschedule } from '../rescheduling/request-reschedule.ts';
import type { Answer } from '../write-road/answer.ts';
import { locations } from './manufacturing-location.reference.ts';
import { manufacturingLocations } from './manufacturing-location.tables.ts';

/** What of a location the dates of its plans depend on. */
async function planningOf({ tx }: RequestContext, id: number) {
  const [row] = await tx.select().from(manufacturingLocations).where(eq(manufacturingLocations.id, id));
  const { stamp: _stamp, name: _name, country: _country, isActive: _isActive, ...planning } = row ?? {};
  return planning;
}

/** Replaces what was entered for a location; open plans follow its zone, calendar, working day and cut-offs (T7). */
export async function editLocation(
  context: RequestContext,
  id: number,
  form: Input<'updateManufacturingLocation'>['body'],
  write: RecordWrite,
): Promise<Answer> {
  const before = await planningOf(context, id);
  const answer = await locations.edit(context, id, form, write);
  if (!isDeepStrictEqual(before, await planningOf(context, id)))
    await requestReschedule(context, { reason: `Manufacturing location ${form.name}` });
  return answer;
}
