import { describe, expect, it } from 'vitest';
import { requestType } from '../plan/request-type.ts';
import { canEnterLeadTime, enterLeadTime, leadTimeFaults, type LeadTimeItem } from './lead-time-item.ts';
import { milestoneType } from './milestone-type.ts';

const empty: LeadTimeItem = {
  productTypeId: null,
  requestTypeId: null,
  milestone: null,
  manufacturingLocationId: null,
  distributionCenterId: null,
  days: null,
  isDefault: false,
};
const started: LeadTimeItem = {
  ...empty,
  productTypeId: 4,
  requestTypeId: requestType.eRequest,
  milestone: milestoneType.manufacturingStarted,
  manufacturingLocationId: 1,
  days: 0,
};
const can = (item: LeadTimeItem, field: Parameters<typeof canEnterLeadTime>[1]) =>
  canEnterLeadTime(item, field).isAllowed;

describe('the chain of the dialog (T19)', () => {
  it('goes from product type to category to lead time', () => {
    expect(can(empty, 'requestTypeId')).toBe(false);
    expect(can({ ...empty, productTypeId: 4 }, 'requestTypeId')).toBe(true);
    expect(can({ ...empty, productTypeId: 4 }, 'milestone')).toBe(false);
    expect(can({ ...empty, productTypeId: 4, requestTypeId: 1 }, 'milestone')).toBe(true);
  });

  it.each([
    [milestoneType.manufacturingStarted, true, false],
    [milestoneType.designApproved, true, false],
    [milestoneType.outOfManufacturing, false, true],
    [milestoneType.shipped, false, true],
    [milestoneType.arrived, false, true],
  ])('milestone %d: location %s, distribution center %s', (milestone, location, centre) => {
    const item = { ...started, milestone };
    expect(can(item, 'manufacturingLocationId')).toBe(location);
    expect(can(item, 'distributionCenterId')).toBe(centre);
  });

  it('clears the location when the lead time is out of manufacturing, and the centre when it is not', () => {
    const shipped = enterLeadTime(started, { milestone: milestoneType.shipped });
    expect(shipped.manufacturingLocationId).toBeNull();
    const back = enterLeadTime(
      { ...shipped, distributionCenterId: 3 },
      { milestone: milestoneType.dataAvailable },
    );
    expect(back.distributionCenterId).toBeNull();
  });

  it('takes back a lead time that the new category does not pass, and all behind a product type taken back', () => {
    expect(
      enterLeadTime({ ...started, milestone: milestoneType.raApproved }, { requestTypeId: 2 }).milestone,
    ).toBeNull();
    expect(enterLeadTime(started, { requestTypeId: 2 }).milestone).toBe(milestoneType.manufacturingStarted);
    expect(enterLeadTime(started, { productTypeId: null })).toMatchObject({
      requestTypeId: null,
      milestone: null,
    });
  });

  it('leaves a default row its days only', () => {
    const row = { ...started, isDefault: true };
    for (const field of ['productTypeId', 'requestTypeId', 'milestone', 'manufacturingLocationId'] as const)
      expect(can(row, field)).toBe(false);
    expect(can(row, 'days')).toBe(true);
    const stored = { ...row, productTypeId: null };
    expect(enterLeadTime(stored, { days: 5 })).toEqual({ ...stored, days: 5 });
    expect(enterLeadTime(stored, { requestTypeId: 2 })).toEqual(stored);
    const ofAnyType = { ...started, productTypeId: null };
    expect(enterLeadTime(ofAnyType, { days: 5 })).toEqual({ ...ofAnyType, days: 5 });
  });
});

describe('what is wrong with a lead time (T19, T20)', () => {
  it('is all told at once', () => {
    expect(leadTimeFaults(empty)).toEqual([
      'Product Type is required',
      'Category is required',
      'Lead Time is required',
      'Days is required',
    ]);
    expect(leadTimeFaults(started)).toEqual([]);
  });

  it.each([
    [{ days: -1 }, ['Days must be 0 to 999']],
    [{ days: 1.5 }, ['Days must be a whole number']],
    [{ days: 1000 }, ['Days must be 0 to 999']],
    [{ distributionCenterId: 3 }, ['Manufacturing Started has no distribution center.']],
    [{ milestone: milestoneType.shipped }, ['Shipped has no manufacturing location.']],
    [
      { requestTypeId: requestType.designOnly },
      ['Plans of the category DesignOnly have no lead time to Manufacturing Started.'],
    ],
    [{ isDefault: true }, ['A default lead time cannot be added.']],
  ] as const)('%j', (change, faults) => {
    expect(leadTimeFaults({ ...started, ...change })).toEqual(faults);
  });

  it('of a default row is everything but its days; what was for any product type may stay so', () => {
    const row = { ...started, isDefault: true };
    expect(leadTimeFaults({ ...row, days: 3 }, row)).toEqual([]);
    expect(leadTimeFaults({ ...row, manufacturingLocationId: 2 }, row)).toHaveLength(1);
    const any = { ...started, productTypeId: null };
    expect(leadTimeFaults({ ...any, days: 3 }, any)).toEqual([]);
  });
});
