import {
  editPlanCustomBlank,
  editPlanManufacturingDataRevision,
  editPlanManufacturingLocation,
  editPlanManufacturingPosition,
  editPlanSides,
} from '@crt/api-client/main/plan';
import type { ManufacturingInformation } from '@crt/api-client/types-main';
import type { FactsOf } from '@crt/domain/plan-edit';
import { allPlanStatuses, planStatusName } from '@crt/domain/plan-status';
import { manufacturingTexts as texts } from './manufacturing.texts.ts';
import type { PlanField } from '../panel/plan-field.ts';

/** What the rules of this panel's fields ask of the plan; undefined for a status that is not known here. */
export function manufacturingFacts(
  info: ManufacturingInformation,
): FactsOf<(typeof manufacturingFields)[ManufacturingFieldName]['name'] | 'onHold'> | undefined {
  const status = allPlanStatuses.find((candidate) => planStatusName[candidate] === info.statusDescription);
  if (status === undefined) return undefined;
  return {
    status,
    manufacturingDataAvailable: info.manufacturingDataAvailable,
    hasManufacturingStarted: info.hasManufacturingStarted,
    manufacturingPosition: info.manufacturingPosition,
  };
}

/** The fields in the order of the panel (F23, F25, F26, F28, F45). */
export const manufacturingFields = {
  dataRevision: {
    kind: 'number',
    name: 'manufacturingDataRevision',
    label: texts.dataRevision,
    value: (info) => info.requiredManufacturingDataRevision,
    min: 0,
    max: 999,
    operation: editPlanManufacturingDataRevision,
  },
  sides: {
    kind: 'number',
    name: 'sides',
    label: texts.sides,
    value: (info) => info.sides,
    min: 1,
    max: 6,
    operation: editPlanSides,
  },
  customBlank: {
    kind: 'switch',
    name: 'customBlank',
    label: texts.customBlank,
    value: (info) => info.customBlank,
    operation: editPlanCustomBlank,
  },
  location: {
    kind: 'select',
    name: 'manufacturingLocation',
    label: texts.location,
    value: (info) => info.manufacturingLocalizationId,
    options: (info) =>
      info.availableManufacturingLocations.map(({ id, name, disabled }) => ({
        id,
        name,
        isDisabled: disabled,
      })),
    operation: editPlanManufacturingLocation,
  },
  position: {
    kind: 'number',
    name: 'manufacturingPosition',
    label: texts.position,
    isShown: (info) => info.manufacturingPosition !== null,
    value: (info) => info.manufacturingPosition,
    min: 1,
    max: (info) => Math.max(1, info.manufacturingCapacity ?? 1),
    question: texts.positionQuestion,
    operation: editPlanManufacturingPosition,
  },
} as const satisfies Record<string, PlanField<ManufacturingInformation>>;

export type ManufacturingFieldName = keyof typeof manufacturingFields;
