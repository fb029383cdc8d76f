import { expect, it } from 'vitest';
import { noticeOf } from './global-notice.ts';
import { openedBy, visibleKinds } from './reader.ts';
import { ruleKinds } from './rule.ts';
import type { Permission } from '../permission/permission.ts';

const rights = (...granted: Permission[]) => new Set(granted);

it('hides what somebody has no right to see, and shows it again with the right (§3.11)', () => {
  expect(visibleKinds(rights())).toEqual([]);
  expect(visibleKinds(rights('CanManageUsers', 'CanReadDocuments'))).toEqual([]);
  expect(visibleKinds(rights('IsDesigner'))).toEqual(['pre-reservation', 'meeting']);
  for (const right of ['ReadOnlyFulfilmentPlanAccess', 'CanManageManufacturingCycles'] as const)
    expect(visibleKinds(rights(right))).toEqual([...ruleKinds, 'pre-reservation', 'meeting']);
});

it('leads to what may be opened: the plan, and the cycle where that is told of or is all there is (D18)', () => {
  const opened = (isAboutCycle: boolean, hasCycle: boolean, ...granted: Permission[]) => {
    const { fulfilmentPlanId, manufacturingCycleId } = openedBy(
      { planId: 7, isAboutCycle, hasCycle },
      rights(...granted),
    );
    return [fulfilmentPlanId, manufacturingCycleId];
  };
  const [plan, cycle] = ['CanManageFulfilmentPlan', 'ReadOnlyManufacturingCycleAccess'] as const;
  expect(opened(false, true, plan, cycle)).toEqual([7, null]);
  expect(opened(true, true, plan, cycle)).toEqual([7, 7]);
  expect(opened(true, true, plan)).toEqual([7, null]);
  expect(opened(false, true, cycle)).toEqual([null, 7]);
  expect(opened(false, false, cycle)).toEqual([null, null]);
  expect(opened(false, true, 'IsDesigner')).toEqual([null, null]);
});

it.each([
  ['requestStatusId', '4', '8', 2, 'On hold'],
  ['requestStatusId', '8', '4', 1, 'Resumed'],
  ['requestStatusId', '8', '9', 3, 'Terminated'],
  ['priority', 'false', 'true', 0, 'Priority'],
  ['requiredManufacturingDataRevision', '1', '2', 2, 'New data revision'],
])('gives a notice of %s from %s to %s (D21)', (field, oldValue, newValue, level, title) => {
  expect(noticeOf('26-10412', { field, oldValue, newValue })).toMatchObject({ level, title });
});

it.each([
  ['requestStatusId', '2', '4'],
  ['priority', 'true', 'false'],
  ['requiredManufacturingDataRevision', '2', '1'],
  ['comment', null, 'Hello'],
])('gives none of %s from %s to %s', (field, oldValue, newValue) => {
  expect(noticeOf('26-10412', { field, oldValue, newValue })).toBeUndefined();
});
