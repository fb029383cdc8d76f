import type { HandlerPart, Input } from '../../contract/handlers.ts';
import { listMappings, listProducts, listTypes } from './list-products.ts';
import { mappingOfRequest } from './mapping-of-request.ts';
import { mappings } from './product-type-mapping.reference.ts';
import { types } from './product-type.reference.ts';
import { orderables } from './product.reference.ts';

/** A product is one implant and active unless it is said otherwise (T11). */
const entered = (body: Input<'addProduct'>['body']) => ({ numberOfImplants: 1, isActive: true, ...body });

/** Product types, products and what imported names stand for (T2, T9 to T11). */
export const productHandlers = {
  listProductTypes: (context) => listTypes(context),
  addProductType: (context, { body }) => types.add(context, body),
  updateProductType: (context, { params, body, query }) => types.edit(context, params.id, body, query),
  listProducts: (context) => listProducts(context),
  addProduct: (context, { body }) => orderables.add(context, entered(body)),
  updateProduct: (context, { params, body, query }) =>
    orderables.edit(context, params.id, entered(body), query),
  listProductTypeMappings: (context) => listMappings(context),
  addProductTypeMapping: (context, { body }) => mappings.add(context, body),
  updateProductTypeMapping: (context, { params, body, query }) =>
    mappings.edit(context, params.id, body, query),
  removeProductTypeMapping: (context, { params }) => mappings.remove(context, params.id),
  getProductTypeMappingOfRequest: (context, { query }) => mappingOfRequest(context, query.requestId),
} satisfies HandlerPart;
