import { expect, it } from 'vitest';
import { cycleFieldText, sharedCycleFields } from '../../exports/cycle-field.ts';

it('calls what the history of a cycle tells as people do (F46, H3)', () => {
  const fields = ['job:15207', 'rework:15207:1', 'comment', 'workflow', 'created', ...sharedCycleFields];
  expect(fields.map(cycleFieldText)).toEqual([
    'Job Step',
    'Rework',
    'Manufacturing Comment',
    'Workflow',
    'Manufacturing Cycle',
    'Order Number',
    'Required Manufacturing Data Revision',
    'Data Availability',
  ]);
});
