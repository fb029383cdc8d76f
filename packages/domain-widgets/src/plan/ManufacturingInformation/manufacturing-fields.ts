import {
  editPlanCustomBlank,
  editPlanManufacturingDataRevision,
  editPlanManufacturingLocation,
  editPlanManufacturingPosition,
  editPlanSides,
} from '@crt/api-client/main/plan';
import type { ManufacturingInformation } from '@crt/api-client/types-main';
import type { FactsOf } from '@crt/domain/plan-edit';
import { manufacturingTexts as texts } from './manufacturing.texts.ts';
import { fieldsOf } from '../panel/plan-field.ts';

/** What the rules of this panel's fields ask of the plan. */
export function manufacturingFacts(
  info: ManufacturingInformation,
): FactsOf<
  (typeof manufacturingFields)[ManufacturingFieldName]['name'] | 'manufacturingDataAvailable' | 'onHold'
> {
  return {
    status: info.requestStatusId,
    manufacturingDataAvailable: info.manufacturingDataAvailable,
    hasManufacturingStarted: info.hasManufacturingStarted,
    manufacturingPosition: info.manufacturingPosition,
  };
}

const field = fieldsOf<ManufacturingInformation>();

/** The fields in the order of the panel (F23, F25, F26, F28, F45). */
export const manufacturingFields = {
  dataRevision: field('requiredManufacturingDataRevision', {
    label: texts.dataRevision,
    edit: (info) => ({ kind: 'number', value: info.requiredManufacturingDataRevision, min: 0, max: 999 }),
    operation: editPlanManufacturingDataRevision,
  }),
  sides: field('sides', {
    edit: (info) => ({ kind: 'number', value: info.sides, min: 1, max: 6 }),
    operation: editPlanSides,
  }),
  customBlank: field('customBlank', {
    edit: (info) => ({ kind: 'boolean', value: info.customBlank }),
    operation: editPlanCustomBlank,
  }),
  location: field('manufacturingLocalizationId', {
    label: texts.location,
    edit: (info) => ({
      kind: 'choice',
      value: info.manufacturingLocalizationId,
      options: info.availableManufacturingLocations.map(({ id, name, disabled }) => ({
        id,
        name,
        isDisabled: disabled,
      })),
    }),
    operation: editPlanManufacturingLocation,
  }),
  position: field('manufacturingPosition', {
    isShown: (info) => info.manufacturingPosition !== null,
    edit: (info) => ({
      kind: 'number',
      value: info.manufacturingPosition,
      min: 1,
      max: Math.max(1, info.manufacturingCapacity ?? 1),
    }),
    question: texts.positionQuestion,
    operation: editPlanManufacturingPosition,
  }),
} as const;

export type ManufacturingFieldName = keyof typeof manufacturingFields;
