import { asc, eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Output } from '../../contract/handlers.ts';
import { answerOf } from '../write-road/answer.ts';
import { manufacturingLocations } from './manufacturing-location.tables.ts';

const { id, name, isActive } = manufacturingLocations;

/** The plants where something new may be made, by name (E29, T11). */
export async function activeLocations({ tx }: RequestContext): Promise<Output<'listActiveLocations'>> {
  const data = await tx
    .select({ id, name })
    .from(manufacturingLocations)
    .where(eq(isActive, true))
    .orderBy(asc(name));
  return answerOf({ data });
}

/** All plants by name; inactive ones can be seen, but not chosen (T11). */
export async function locationOptions({ tx }: RequestContext): Promise<Output<'listLocationOptions'>> {
  const rows = await tx.select({ id, name, isActive }).from(manufacturingLocations).orderBy(asc(name));
  return answerOf({ data: rows.map((row) => ({ id: row.id, name: row.name, disabled: !row.isActive })) });
}
