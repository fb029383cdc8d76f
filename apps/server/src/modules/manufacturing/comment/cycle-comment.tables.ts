import { commentTable } from '../../comment/comment-table.ts';
import { manufacturingCycles } from '../cycle/cycle.tables.ts';

/** What people wrote about a manufacturing cycle (H19). */
export const cycleComments = commentTable('manufacturing_cycle_comments', {
  column: 'cycle_id',
  references: () => manufacturingCycles.planId,
});
