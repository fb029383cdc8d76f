import { describe, expect, it } from 'vitest';
import type { Permission } from '../permission/permission.ts';
import { canEditPlan, type EditablePlanField } from './plan-edit.ts';
import type { PlanFacts } from './plan-facts.ts';
import { planFields } from './plan-field.ts';

const open: PlanFacts = {
  type: 1,
  status: 4,
  hasQuantity: true,
  canBeCreatedManually: true,
  isManufacturingOnly: true,
  showPONumberField: true,
  isProductTypePrioritizable: true,
  isProductManufacturingAtRisk: true,
  priority: false,
  designSessionRequired: true,
  trackFileUploaded: true,
  manufacturingDataAvailable: false,
  hasManufacturingStarted: true,
  manufacturingPosition: 3,
};
const planner = new Set<Permission>(['CanManageFulfilmentPlan']);

/** For each edit the one fact that closes it, or null when only the right and the status decide. */
const closedBy: Record<EditablePlanField, Partial<PlanFacts> | null> = {
  quantity: { hasQuantity: false },
  productNumber: { type: 2 },
  distributionCenterId: { canBeCreatedManually: false },
  requestStatusId: { canBeCreatedManually: false },
  poNumber: { showPONumberField: false },
  poNumberDate: { showPONumberField: false },
  orderNumber: { isManufacturingOnly: false },
  raApproval: null,
  loanerSet: null,
  sides: null,
  manufacturingLocalizationId: null,
  manufacturingAtRisk: { priority: true },
  priority: { isProductTypePrioritizable: false },
  manufacturingDataAvailable: { manufacturingDataAvailable: true },
  requiredManufacturingDataRevision: { manufacturingDataAvailable: true },
  designSessionDate: { designSessionRequired: false },
  fileUploadedDate: { trackFileUploaded: false },
  overflowDays: null,
  customBlank: null,
  trackingNumber: null,
  trackingUrl: null,
  reimport: null,
  manufacturingStartDate: null,
  manufacturingPosition: { manufacturingPosition: null },
  onHold: { status: 6 },
};
const names = Object.keys(closedBy) as EditablePlanField[];

describe('edits of a plan', () => {
  it.each(names.filter((name) => name !== 'reimport'))('%s is open to a planner', (name) => {
    expect(canEditPlan(name, open, planner)).toEqual({ isAllowed: true });
  });

  it.each(names)('%s is closed without the right and on a terminated plan', (name) => {
    expect(canEditPlan(name, open, new Set(['ReadOnlyFulfilmentPlanAccess'])).isAllowed).toBe(false);
    expect(canEditPlan(name, { ...open, status: 9 }, planner)).toEqual({
      isAllowed: false,
      reason: 'The plan is terminated.',
    });
  });

  it.each(names.filter((name) => closedBy[name]))('%s is closed by its own condition', (name) => {
    const verdict = canEditPlan(name, { ...open, ...closedBy[name] }, planner);
    expect(verdict).toMatchObject({ isAllowed: false, reason: expect.stringMatching(/\.$/) as string });
  });

  it('imports again only what was imported (F69)', () => {
    expect(canEditPlan('reimport', open, planner).isAllowed).toBe(false);
    expect(canEditPlan('reimport', { ...open, canBeCreatedManually: false }, planner).isAllowed).toBe(true);
  });

  it('leaves the stamp out where the wire has none (F59)', () => {
    expect(names.filter((name) => !planFields[name].edit.hasStamp)).toEqual([
      'loanerSet',
      'overflowDays',
      'customBlank',
      'trackingNumber',
      'trackingUrl',
      'reimport',
      'manufacturingStartDate',
      'manufacturingPosition',
    ]);
  });
});
