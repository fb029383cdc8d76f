import type { ProductGroup } from '@crt/api-client/types-main';
import type { FilterGroup } from './filter-option.ts';

/** Options without a heading. */
export const oneGroup = (
  options: readonly { readonly id: number; readonly name: string }[],
): readonly FilterGroup[] => [{ options: options.map(({ id, name }) => ({ id: String(id), name })) }];

/** Products under their types; a product is its type and itself, joined by a dash, and a type can be chosen whole (E10, V3). */
export const productGroups = (
  types: readonly ProductGroup[],
  allOf: (type: string) => string,
): readonly FilterGroup[] =>
  types.map((type) => ({
    name: type.name,
    options: [
      { id: String(type.id), name: allOf(type.name) },
      ...type.products.map(({ id, productCode }) => ({ id: `${type.id}-${id}`, name: productCode })),
    ],
  }));
