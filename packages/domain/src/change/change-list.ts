import { listColumns } from '../list/list-column.ts';

const labels = {
  requestId: 'Plan ID',
  productType: 'Product Type',
  date: 'Date',
  changeType: 'Change Type',
  message: 'Message',
  distributionCenter: 'Distribution Center',
  userSymbol: 'User',
  poNumber: 'PO Number',
};

/** A column of the change log. */
export type ChangeColumnId = keyof typeof labels;

/** The columns of the change log in their order (V1); the PO number is shown with changes of it only (V2). */
export const changeColumns = listColumns(labels, {
  date: { kind: 'instant' },
  poNumber: { isInitiallyHidden: true },
});
