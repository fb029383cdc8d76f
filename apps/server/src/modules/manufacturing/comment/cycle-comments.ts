import { commentsOf } from '../../comment/comments.ts';
import { cycleAggregate } from '../cycle/cycle.aggregate.ts';
import { cycleComments } from './cycle-comment.tables.ts';

/** What people write about manufacturing cycles: the rules of plans hold for them too (H19). */
export const commentsOfCycles = commentsOf({
  aggregate: cycleAggregate,
  table: cycleComments,
  tag: 'manufacturing-comment',
  patchOf: (lastComment) => ({ lastComment }),
});
