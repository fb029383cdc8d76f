import { describe, expect, it } from 'vitest';
import {
  allPlanStatuses,
  canChangeStatus,
  canHold,
  isStepBack,
  manualStatusChoices,
  planStatus,
  planStatusName,
} from './plan-status.ts';

/** Every legal change without a hold, written out by hand: `from>to`. */
const legal = new Set(
  [
    ['0>1', '1>2', '2>3', '2>4', '3>4', '4>5', '5>6', '6>7', '7>10'],
    ['1>0', '2>1', '3>2', '4>2', '4>3', '5>4'],
    ['0>8', '1>8', '2>8', '3>8', '4>8', '5>8'],
    ['0>9', '1>9', '2>9', '3>9', '4>9', '5>9', '6>9', '7>9', '8>9'],
  ].flat(),
);

describe('plan status', () => {
  it('has eleven statuses numbered from 0 to 10 (F57)', () => {
    expect(Object.values(planStatus)).toEqual([...allPlanStatuses]);
    expect(planStatusName[planStatus.onHold]).toBe('On Hold');
  });

  it.each(allPlanStatuses.flatMap((from) => allPlanStatuses.map((to) => [from, to] as const)))(
    'from %i to %i is as the table says',
    (from, to) => {
      expect(canChangeStatus(from, to, null).isAllowed).toBe(legal.has(`${from}>${to}`));
    },
  );

  it('lets a held plan go back only to where it was', () => {
    expect(canChangeStatus(8, 4, 4).isAllowed).toBe(true);
    expect(canChangeStatus(8, 3, 4)).toEqual({
      isAllowed: false,
      reason: 'The status cannot change from On Hold to Manufacturing Approval Pending.',
    });
  });

  it('holds everything that has not been shipped', () => {
    expect(allPlanStatuses.filter((status) => canHold(status).isAllowed)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('calls only the way back a step back', () => {
    expect(isStepBack(4, 2)).toBe(true);
    expect(isStepBack(2, 4)).toBe(false);
    expect(isStepBack(6, 5)).toBe(false);
  });

  it('offers neighbours and termination, never the hold (F64)', () => {
    expect(manualStatusChoices(4)).toEqual([2, 3, 5, 9]);
    expect(manualStatusChoices(8)).toEqual([9]);
    expect(manualStatusChoices(10)).toEqual([]);
  });
});
