import { asc, eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Output } from '../../contract/handlers.ts';
import { answerOf } from '../write-road/answer.ts';
import { findLocations } from './manufacturing-location.options.ts';
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
  return answerOf({ data: await findLocations(tx) });
}
