import { isMilestoneType, type MilestoneType } from '@crt/domain/milestone-type';
import { cycleChangeTypes, planChangeTypes, type RuleFacts } from '@crt/domain/notification-rule';
import { invalidRequest } from '../../../errors.ts';
import type { Database } from '../../../platform/db/database.ts';
import { locationError } from '../../manufacturing-location/manufacturing-location.options.ts';
import { productTypeError } from '../../product/product.options.ts';
import { materialOf, materialsOfType, stepsOfMaterial } from './rule-options.ts';
import { pathOf, type WantedRule } from './wanted-rule.ts';

/** A rule that may be stored: everything that it names is there, and belongs together. */
export interface CheckedRule extends RuleFacts {
  readonly materialId: number | null;
}

type Before = CheckedRule | undefined;

/**
 * Checks what a rule names against what the dialogs offer; what was chosen before may stay (D10, D25).
 * @throws invalid-request with the field
 */
export async function checkRule(tx: Database, wanted: WantedRule, before: Before): Promise<CheckedRule> {
  const { kind, productTypeId, locationId, changeType, stepId, threshold } = wanted;
  const refuse = (part: Parameters<typeof pathOf>[1], message: string) =>
    invalidRequest([{ path: pathOf(kind, part), message }]);
  const ofType = await productTypeError(tx, productTypeId, before?.productTypeId);
  if (ofType !== undefined) throw refuse('productType', ofType);
  const ofLocation = await locationError(tx, locationId, before?.locationId);
  if (ofLocation !== undefined) throw refuse('location', ofLocation);
  const milestone = milestoneOf(wanted);
  if (milestone === undefined) throw refuse('milestone', 'This milestone does not exist.');
  if (changeType !== null && !offersChange(wanted, changeType))
    throw refuse('changeType', 'This type of change does not exist.');
  const common = { kind, productTypeId, locationId, changeType, stepId, threshold, milestone };
  const { materialId } = wanted;
  if (materialId === null || stepId === null) return { ...common, materialId: null, materialNumber: null };
  const keptNumber = keptMaterial(wanted, before);
  if (keptNumber !== undefined) return { ...common, materialId, materialNumber: keptNumber };
  const materialNumber = await materialOf(tx, materialId);
  if (materialNumber === undefined) throw refuse('material', 'This material does not exist.');
  const materials = await materialsOfType(tx, productTypeId);
  if (!materials.some(({ name }) => name === materialNumber))
    throw refuse('material', 'No product of this product type has this material.');
  const steps = await stepsOfMaterial(tx, materialNumber);
  if (!steps.some(({ id }) => id === stepId))
    throw refuse('step', 'No workflow of this material has this job step.');
  return { ...common, materialId, materialNumber };
}

function milestoneOf({ milestone }: WantedRule): MilestoneType | null | undefined {
  if (milestone === null) return null;
  return isMilestoneType(milestone) ? milestone : undefined;
}

const offersChange = ({ kind }: WantedRule, changeType: string) =>
  (kind === 'plan-change' ? planChangeTypes : cycleChangeTypes).some(({ value }) => value === changeType);

/** The number of the material where nothing of the job step is chosen anew. */
function keptMaterial({ productTypeId, materialId, stepId }: WantedRule, before: Before): string | undefined {
  const isSame =
    before?.productTypeId === productTypeId && before.materialId === materialId && before.stepId === stepId;
  return isSame ? (before.materialNumber ?? undefined) : undefined;
}
