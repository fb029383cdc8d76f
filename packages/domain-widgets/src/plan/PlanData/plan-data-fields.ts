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
import { plannedDays } from '@crt/domain/planned-years';
import { fieldsOf } from '../panel/plan-field.ts';

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

const field = fieldsOf<PlanData>();

/** The fields in the order of the panel (F30 to F34). */
export const planDataFields = {
  priority: field('priority', {
    isShown: (data) => data.isProductTypePrioritizable,
    edit: (data) => ({ kind: 'boolean', value: data.priority }),
    operation: editPlanPriority,
  }),
  manufacturingAtRisk: field('manufacturingAtRisk', {
    isShown: (data) => data.isProductManufacturingAtRisk,
    edit: (data) => ({ kind: 'boolean', value: data.manufacturingAtRisk }),
    operation: editPlanManufacturingAtRisk,
  }),
  designSessionDate: field('designSessionDate', {
    isShown: (data) => data.designSessionRequired,
    edit: (data, zoneOf) => ({
      kind: 'instant',
      value: data.designSessionDate,
      timeZone: zoneOf(milestoneType.designSession),
      ...plannedDays,
    }),
    operation: editPlanDesignSessionDate,
  }),
  fileUploadedDate: field('fileUploadedDate', {
    isShown: (data) => data.trackFileUploaded,
    edit: (data, zoneOf) => ({
      kind: 'instant',
      value: data.fileUploadedDate,
      timeZone: zoneOf(milestoneType.fileUploaded),
      ...plannedDays,
    }),
    operation: editPlanFileUploadedDate,
  }),
  overflowDays: field('overflowDays', {
    isShown: (data) => data.showOverflowDays,
    // A plan that starts earlier than it has to overflows nothing (F34).
    edit: (data) => ({ kind: 'number', value: Math.max(0, data.overflowDays), min: 0, max: 999 }),
    operation: editPlanOverflowDays,
  }),
} as const;

/** A field of this panel; each has its name in the domain. */
export type PlanDataFieldName = keyof typeof planDataFields;
