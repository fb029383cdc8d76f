import { requestTypeName } from '@crt/domain/request-type';
import { referenceData } from '../reference-data/reference-data.ts';
import { productTypeError, productTypeName } from './product.options.ts';
import { productTypeMappings } from './product.tables.ts';

/** What the product names and keys of imported requests stand for (T9). */
export const mappings = referenceData({
  kind: 'product-type-mapping',
  noun: 'product type mapping',
  table: productTypeMappings,
  most: 2000,
  fields: {
    requestProductName: { label: 'Product Name' },
    productKey: { label: 'Product Key' },
    productTypeId: { label: 'Product Type', text: ({ tx }, id) => productTypeName(tx, id) },
    requestTypeId: { label: 'Request Type', text: (_context, type) => requestTypeName[type] },
    isPriority: { label: 'Priority' },
    isDesignSessionRequired: { label: 'Design Session Required' },
  },
  unique: [['requestProductName', 'productKey']],
  check: async ({ tx }, { productTypeId }, before) => ({
    error: await productTypeError(tx, productTypeId, before?.productTypeId),
  }),
});
