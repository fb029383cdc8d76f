import { describe, expect, it } from 'vitest';
import { milestoneOfPlanColumn, planColumns, planMilestoneColumnId } from '../../exports/plan-list.ts';

describe('the columns of the plan list', () => {
  it('have each id once and begin with the plan and the day on which it is to be shipped', () => {
    const ids = planColumns.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(0, 2)).toEqual(['requestIdWithRevision', 'milestone:7']);
    expect(planColumns.slice(0, 2).some(({ isInitiallyHidden }) => isInitiallyHidden)).toBe(false);
  });

  it('know the milestone that they show, and no other', () => {
    expect(milestoneOfPlanColumn(planMilestoneColumnId(10, 'actual'))).toEqual({ type: 10, date: 'actual' });
    expect(milestoneOfPlanColumn('milestone:7')).toEqual({ type: 7, date: 'due' });
    for (const id of ['milestone:11', 'milestone:07', 'milestone:7:planned', 'priority'])
      expect(milestoneOfPlanColumn(id)).toBeUndefined();
  });
});
