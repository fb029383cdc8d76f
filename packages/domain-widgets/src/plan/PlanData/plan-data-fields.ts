import {
  editPlanDesignSessionDate,
  editPlanFileUploadedDate,
  editPlanManufacturingAtRisk,
  editPlanOverflowDays,
  editPlanPriority,
} from '@crt/api-client/main/plan';
import type { PlanData } from '@crt/api-client/types-main';
import { milestoneType } from '@crt/domain/milestone-type';
import type { FactsOf } from '@crt/domain/plan-edit';
import type { PlanStatus } from '@crt/domain/plan-status';
import { planDataTexts as texts } from './plan-data.texts.ts';
import type { PlanField } from '../panel/plan-field.ts';

/** What the rules of this panel's fields ask of the plan; undefined until its status is known. */
export function planDataFacts(data: PlanData, status?: PlanStatus): FactsOf<PlanDataFieldName> | undefined {
  if (status === undefined) return undefined;
  return {
    status,
    isProductTypePrioritizable: data.isProductTypePrioritizable,
    isProductManufacturingAtRisk: data.isProductManufacturingAtRisk,
    priority: data.priority,
    designSessionRequired: data.designSessionRequired,
    trackFileUploaded: data.trackFileUploaded,
  };
}

/** The fields in the order of the panel (F30 to F34). */
export const planDataFields = {
  priority: {
    kind: 'switch',
    name: 'priority',
    label: texts.priority,
    isShown: (data) => data.isProductTypePrioritizable,
    value: (data) => data.priority,
    operation: editPlanPriority,
  },
  manufacturingAtRisk: {
    kind: 'switch',
    name: 'manufacturingAtRisk',
    label: texts.manufacturingAtRisk,
    isShown: (data) => data.isProductManufacturingAtRisk,
    value: (data) => data.manufacturingAtRisk,
    operation: editPlanManufacturingAtRisk,
  },
  designSessionDate: {
    kind: 'date-time',
    name: 'designSessionDate',
    label: texts.designSessionDate,
    isShown: (data) => data.designSessionRequired,
    value: (data) => data.designSessionDate,
    milestone: milestoneType.designSession,
    operation: editPlanDesignSessionDate,
  },
  fileUploadedDate: {
    kind: 'date-time',
    name: 'fileUploadedDate',
    label: texts.fileUploadedDate,
    isShown: (data) => data.trackFileUploaded,
    value: (data) => data.fileUploadedDate,
    milestone: milestoneType.fileUploaded,
    operation: editPlanFileUploadedDate,
  },
  overflowDays: {
    kind: 'number',
    name: 'overflowDays',
    label: texts.overflowDays,
    isShown: (data) => data.showOverflowDays,
    // A plan that starts earlier than it has to overflows nothing (F34).
    value: (data) => Math.max(0, data.overflowDays),
    min: 0,
    max: 999,
    operation: editPlanOverflowDays,
  },
} as const satisfies Record<string, PlanField<PlanData>>;

/** A field of this panel; each has its name in the domain. */
export type PlanDataFieldName = keyof typeof planDataFields;
