import { requestTypeName } from '@crt/domain/request-type';
import type { RequestContext } from '../../context.ts';
import type { Output } from '../../contract/handlers.ts';
import { definitionOptions } from '../cycle-definition/cycle-definition.options.ts';
import { findLocations } from '../manufacturing-location/manufacturing-location.options.ts';
import { answerOf } from '../write-road/answer.ts';
import { mappings } from './product-type-mapping.reference.ts';
import { types } from './product-type.reference.ts';
import { findProductTypes } from './product.options.ts';
import { orderables } from './product.reference.ts';
import { requestTypes } from './request-types.ts';

/** Tells the name of an option by its id. */
const namesOf = (options: readonly { id: number; name: string }[]) => {
  const names = new Map(options.map(({ id, name }) => [id, name]));
  return (id: number) => names.get(id) ?? String(id);
};

/** All product types, with the plants that their form offers (T10). */
export async function listTypes(context: RequestContext): Promise<Output<'listProductTypes'>> {
  const manufacturingLocations = await findLocations(context.tx);
  const locationOf = namesOf(manufacturingLocations);
  const records = (await types.list(context)).map((type) => ({
    ...type,
    defaultManufacturingLocationName:
      type.defaultManufacturingLocationId === null ? null : locationOf(type.defaultManufacturingLocationId),
  }));
  return answerOf({ records, manufacturingLocations });
}

/** All products by number, with what their form offers (T11). */
export async function listProducts(context: RequestContext): Promise<Output<'listProducts'>> {
  const { tx } = context;
  const [productTypes, manufacturingLocations, manufacturingCycleDefinitions] = await Promise.all([
    findProductTypes(tx),
    findLocations(tx),
    definitionOptions(tx),
  ]);
  const [typeOf, locationOf, definitionOf] = [
    namesOf(productTypes),
    namesOf(manufacturingLocations),
    namesOf(manufacturingCycleDefinitions),
  ];
  const records = (await orderables.list(context)).map((product) => ({
    ...product,
    productTypeName: typeOf(product.productTypeId),
    manufacturingCycleDefinitionName: definitionOf(product.manufacturingCycleDefinitionId),
    manufacturingLocationName: locationOf(product.manufacturingLocationId),
  }));
  return answerOf({ records, productTypes, manufacturingLocations, manufacturingCycleDefinitions });
}

/** All mappings by product name, with what their form offers (T9). */
export async function listMappings(context: RequestContext): Promise<Output<'listProductTypeMappings'>> {
  const productTypes = await findProductTypes(context.tx);
  const typeOf = namesOf(productTypes);
  const records = (await mappings.list(context)).map((mapping) => ({
    ...mapping,
    productTypeName: typeOf(mapping.productTypeId),
    requestTypeName: requestTypeName[mapping.requestTypeId],
  }));
  return answerOf({ records, productTypes, requestTypes });
}
