import { listColumns } from '../list/list-column.ts';

const labels = {
  identifier: 'Identifier',
  orderNumber: 'Order Number',
  combinedOrderDefinitionName: 'Definition',
  status: 'Status',
  manufacturingProgress: 'Progress',
};

/** A column of the list of combined orders. */
export type CombinedOrderColumnId = keyof typeof labels;

/** The columns of the list of combined orders in their order (L1, L2). */
export const combinedOrderColumns = listColumns(labels, { manufacturingProgress: { kind: 'percent' } });
