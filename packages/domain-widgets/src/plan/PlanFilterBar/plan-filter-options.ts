import type { PlanFilterOptions } from '@crt/api-client/types-main';
import type { FilterGroup } from '../../shared/filter/filter-option.ts';
import { planTexts } from '../plan.texts.ts';

/** What the four pickers of the plan list offer. */
export interface PlanFilterGroups {
  readonly products: readonly FilterGroup[];
  readonly designStatuses: readonly FilterGroup[];
  readonly processingStatuses: readonly FilterGroup[];
  readonly distributionCenters: readonly FilterGroup[];
}

const one = (options: readonly { readonly id: number; readonly name: string }[]): readonly FilterGroup[] => [
  { options: options.map(({ id, name }) => ({ id: String(id), name })) },
];

/** The options as groups; a product is its type and itself, joined by a dash, and a type can be chosen whole (E10). */
export function toFilterGroups(options: PlanFilterOptions): PlanFilterGroups {
  return {
    products: options.availableProducts.map((type) => ({
      name: type.name,
      options: [
        { id: String(type.id), name: planTexts.list.filters.allOf(type.name) },
        ...type.products.map(({ id, productCode }) => ({ id: `${type.id}-${id}`, name: productCode })),
      ],
    })),
    designStatuses: one(options.availableDesignStatuses),
    processingStatuses: one(options.availableProcessingStatuses),
    distributionCenters: one(options.availableDistributionCenters),
  };
}

/** Nothing to offer yet. */
export const noFilterGroups: PlanFilterGroups = {
  products: [],
  designStatuses: [],
  processingStatuses: [],
  distributionCenters: [],
};
