import type { HandlerPart } from '../../../contract/handlers.ts';
import { referenceResource } from '../../reference-data/reference-resource.ts';
import { mostEntries } from '../entry-limits.ts';
import { documents } from '../document/document.tables.ts';
import { documentedProducts } from '../product/documented-product.tables.ts';
import { divisions } from './division.tables.ts';
import { productName } from '../names-of-users.ts';

/** Divisions (S1 to S3). */
export const divisionList = referenceResource({
  kind: 'division',
  noun: 'division',
  table: divisions,
  most: mostEntries,
  fields: { name: { label: 'Name' } },
  usedBy: [
    {
      one: 'document',
      many: 'documents',
      column: documents.divisionId,
      refusing: { named: documents.number },
    },
    {
      one: 'product',
      many: 'products',
      column: documentedProducts.divisionId,
      refusing: { named: productName },
    },
  ],
});

export const divisionHandlers = {
  listConfiguredDivisions: divisionList.list,
  addDivision: divisionList.add,
  updateDivision: divisionList.edit,
  deleteDivision: divisionList.remove,
} satisfies HandlerPart;
