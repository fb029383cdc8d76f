import { commentsOf } from '../comment/comments.ts';
import { combinedOrderAggregate } from './combined-order.aggregate.ts';
import { combinedOrderComments } from './combined-order.tables.ts';

/** What people write about combined orders: the rules of plans hold for them too (L17, L24). */
export const commentsOfOrders = commentsOf({
  aggregate: combinedOrderAggregate,
  table: combinedOrderComments,
  tag: 'combined-order-comment',
  patchOf: (lastComment) => ({ lastComment }),
});
