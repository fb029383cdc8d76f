import { and, asc, eq, inArray, min } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import type { Database } from '../../../platform/db/database.ts';
import { workProcedures, workProcedureWorkflows } from '../../cycle-definition/cycle-definition.tables.ts';
import { jobSteps } from '../../job-step/job-step.tables.ts';
import { products, productTypes } from '../../product/product.tables.ts';
import { workflows, workflowSteps } from '../../workflow/workflow.tables.ts';
import { answerOf } from '../../write-road/answer.ts';

/** A material or a job step as dialogs offer it. */
export interface Named {
  readonly id: number;
  readonly name: string;
}

const { definitionId, materialNumber } = workProcedures;
const firstId = min(workProcedures.id);

/** The materials of the products of a type, by number: each once, under the first work procedure that has it (D10). */
export async function materialsOfType(tx: Database, productTypeId: number): Promise<readonly Named[]> {
  const ofType = tx
    .select({ number: materialNumber })
    .from(workProcedures)
    .innerJoin(products, eq(products.manufacturingCycleDefinitionId, definitionId))
    .where(eq(products.productTypeId, productTypeId));
  return materialsWhere(tx, inArray(materialNumber, ofType));
}

/** The ids that these numbers of materials have now. */
export async function materialIds(
  tx: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (numbers.length === 0) return new Map();
  const found = await materialsWhere(tx, inArray(materialNumber, [...new Set(numbers)]));
  return new Map(found.map(({ id, name }) => [name, id]));
}

async function materialsWhere(tx: Database, where: ReturnType<typeof inArray>): Promise<readonly Named[]> {
  const rows = await tx
    .select({ id: firstId, name: materialNumber })
    .from(workProcedures)
    .where(where)
    .groupBy(materialNumber)
    .orderBy(asc(materialNumber));
  return rows.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]));
}

/** The number of the material with this id. */
export async function materialOf(tx: Database, id: number): Promise<string | undefined> {
  const [found] = await tx.select({ materialNumber }).from(workProcedures).where(eq(workProcedures.id, id));
  return found?.materialNumber;
}

/** The steps of all workflows that make a material, as they are now, by name (D10). */
export async function stepsOfMaterial(tx: Database, number: string): Promise<readonly Named[]> {
  const { procedureId, workflowId } = workProcedureWorkflows;
  const ofMaterial = tx
    .select({ stepId: workflowSteps.stepId })
    .from(workProcedures)
    .innerJoin(workProcedureWorkflows, eq(procedureId, workProcedures.id))
    .innerJoin(workflows, eq(workflows.id, workflowId))
    .innerJoin(
      workflowSteps,
      and(eq(workflowSteps.workflowId, workflows.id), eq(workflowSteps.version, workflows.version)),
    )
    .where(eq(materialNumber, number));
  return tx
    .select({ id: jobSteps.id, name: jobSteps.name })
    .from(jobSteps)
    .where(inArray(jobSteps.id, ofMaterial))
    .orderBy(asc(jobSteps.name));
}

/** What the dialogs of job steps offer for a product type (D10, D25). @throws not-found */
export async function listMaterials(
  { tx }: RequestContext,
  productTypeId: number,
): Promise<Output<'listMaterialsForRules'>> {
  const isThere = (await tx.$count(productTypes, eq(productTypes.id, productTypeId))) > 0;
  if (!isThere) throw notFound('Product type');
  return answerOf({ data: [...(await materialsOfType(tx, productTypeId))] });
}

/** What they offer for a material (D10, D25). @throws not-found */
export async function listSteps(
  { tx }: RequestContext,
  materialId: number,
): Promise<Output<'listJobStepsForRules'>> {
  const number = await materialOf(tx, materialId);
  if (number === undefined) throw notFound('Material');
  return answerOf({ data: [...(await stepsOfMaterial(tx, number))] });
}
