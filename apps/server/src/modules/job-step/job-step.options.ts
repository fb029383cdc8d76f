import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { isSameText } from '../../platform/db/same-text.ts';
import { jobSteps } from './job-step.tables.ts';

/** The step that gets the data ready that machines work from, by its name in any case (G16). */
const stlPreparation = 'prepare stl data';

/** The id of the step that prepares the STL data; undefined where the catalogue has none (G16). */
export async function stlPreparationId(tx: Database): Promise<number | undefined> {
  const [step] = await tx
    .select({ id: jobSteps.id })
    .from(jobSteps)
    .where(isSameText(jobSteps.name, stlPreparation));
  return step?.id;
}

/** The names that job steps have now, by their ids. */
export async function stepNames(tx: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .select({ id: jobSteps.id, name: jobSteps.name })
    .from(jobSteps)
    .where(inArray(jobSteps.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
