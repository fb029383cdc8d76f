import { listColumns } from '../list/list-column.ts';
import { productFields } from './product-field.ts';

const labels = {
  description: productFields.description.label,
  catalogNumber: productFields.catalogNumber.label,
  gtin: productFields.gtin.label,
  family: productFields.productFamilyId.label,
  division: productFields.divisionId.label,
  describedBy: 'Described By',
};

/** A column of the product list. */
export type ProductColumnId = keyof typeof labels;

/** The columns of the product list in their order (P1). */
export const productColumns = listColumns(labels, { describedBy: { isSortable: false } });
