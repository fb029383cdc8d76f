import { designStatus } from '@crt/domain/design-status';
import { requestType } from '@crt/domain/request-type';
import { and, eq } from 'drizzle-orm';
import { productTypes } from '../../product/product.tables.ts';
import { findProductOfType } from './find-product.ts';
import { refusal, type KindCheck } from './plan-check.ts';

/** A prototype has a type that is offered, and if it is known a product of that type (E29, E31). */
export const checkPrototype: KindCheck = async ({ tx }, request, common) => {
  if (!request.productType) return refusal('Produce Type is required');
  const isOffered = and(eq(productTypes.id, request.productType), eq(productTypes.isHidden, false));
  const [type] = await tx.select().from(productTypes).where(isOffered);
  if (!type) return refusal('Produce Type is required');
  const { productNumber } = request;
  const product = productNumber ? await findProductOfType(tx, type.id, productNumber) : undefined;
  if (productNumber && !product) return refusal(`${productNumber} is no product of the type ${type.name}.`);
  return {
    values: {
      ...common,
      type: requestType.prototype,
      designStatus: designStatus.waitingForFile,
      productTypeId: type.id,
      productId: product?.id ?? null,
      trackFileUploaded: true,
    },
  };
};
