import { describe, expect, it } from 'vitest';
import { noFilters, sortWith } from '../shared/list/list-query.ts';
import { cyclesList } from './cycle-list.ts';

describe('the order of the cycle list', () => {
  it('by the date of a job step goes with the filter that shows that column (G9, G13)', () => {
    const byPrint = { columnId: 'step:4:1', direction: 'ascending' } as const;
    const byDue = { columnId: 'dueDate', direction: 'descending' } as const;
    const none = noFilters(cyclesList);
    const sort = [byPrint, byDue];
    expect(sortWith(cyclesList, sort, { ...none, milestones: ['step:4:1', 'step:5:0'] })).toEqual(sort);
    expect(sortWith(cyclesList, sort, { ...none, milestones: ['step:4:0'] })).toEqual([byDue]);
    expect(sortWith(cyclesList, sort, none)).toEqual([byDue]);
  });
});
