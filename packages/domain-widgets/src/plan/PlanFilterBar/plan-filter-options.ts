import type { IdName, PlanFilterOptions, StatusOption } from '@crt/api-client/types-main';
import type { FilterGroup } from '../../shared/filter/filter-option.ts';
import { oneGroup, productGroups } from '../../shared/filter/option-groups.ts';
import { planTexts } from '../plan.texts.ts';

/** What the filters of the plan list offer. */
export interface PlanFilterGroups {
  readonly products: readonly FilterGroup[];
  readonly designStatuses: readonly FilterGroup[];
  readonly processingStatuses: readonly FilterGroup[];
  readonly distributionCenters: readonly FilterGroup[];
  /** Whose dates can be filtered by (E12). */
  readonly milestones: readonly IdName[];
  /** Planned and actual. */
  readonly dateTypes: readonly StatusOption[];
}

/** The options as groups; a product is its type and itself, joined by a dash, and a type can be chosen whole (E10). */
export function toFilterGroups(options: PlanFilterOptions): PlanFilterGroups {
  return {
    products: productGroups(options.availableProducts, planTexts.list.filters.allOf),
    designStatuses: oneGroup(options.availableDesignStatuses),
    processingStatuses: oneGroup(options.availableProcessingStatuses),
    distributionCenters: oneGroup(options.availableDistributionCenters),
    milestones: options.availableMilestones,
    dateTypes: options.availableDateTypes,
  };
}

/** Nothing to offer yet. */
export const noFilterGroups: PlanFilterGroups = {
  products: [],
  designStatuses: [],
  processingStatuses: [],
  distributionCenters: [],
  milestones: [],
  dateTypes: [],
};
