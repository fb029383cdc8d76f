import { inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { idList, isAnyOf } from '../../platform/db/id-lists.ts';
import { isSameText } from '../../platform/db/same-text.ts';
import { jobSteps } from './job-step.tables.ts';

/** The step that gets the data ready that machines work from, by its name in any case (G16). */
const isStlPreparation = isSameText(jobSteps.name, 'prepare stl data');

/** The id of the step that prepares the STL data; undefined where the catalogue has none (G16). */
export async function stlPreparationId(tx: Database): Promise<number | undefined> {
  return (await readStepCatalogue(tx, [])).stlStepId;
}

/** The names that job steps have now, by their ids. */
export async function stepNames(tx: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .select({ id: jobSteps.id, name: jobSteps.name })
    .from(jobSteps)
    .where(inArray(jobSteps.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What the catalogue of job steps says of the steps of jobs. */
export interface StepCatalogue {
  /** The name that a step has now. */
  nameOf(stepId: number): string;
  /** The step that prepares the STL data; undefined where the catalogue has none (G16). */
  readonly stlStepId: number | undefined;
}

const catalogue = (tx: Database) =>
  tx
    .select({ id: jobSteps.id, name: jobSteps.name, isStl: sql<boolean>`${isStlPreparation}` })
    .from(jobSteps)
    .where(or(isAnyOf(jobSteps.id, 'ids'), isStlPreparation))
    .prepare('step_catalogue');

/** Reads what the catalogue says of these steps. */
export async function readStepCatalogue(tx: Database, ids: readonly number[]): Promise<StepCatalogue> {
  const rows = await catalogue(tx).execute({ ids: idList(ids) });
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return {
    nameOf: (stepId) => names.get(stepId) ?? String(stepId),
    stlStepId: rows.find(({ isStl }) => isStl)?.id,
  };
}
