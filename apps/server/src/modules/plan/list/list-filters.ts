import { allDesignStatuses, designStatusName } from '@crt/domain/design-status';
import { milestoneName, milestoneOrder } from '@crt/domain/milestone-type';
import { allPlanStatuses, planStatusName } from '@crt/domain/plan-status';
import { requestType, requestTypeName } from '@crt/domain/request-type';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { answerOf } from '../../write-road/answer.ts';
import { findFilterOptions } from './plan-list.repository.ts';

const dateModes = [
  { id: 1, name: 'Date' },
  { id: 2, name: 'Range' },
  { id: 3, name: 'Relative range' },
];
const dateTypes = [
  { id: 0, name: 'Actual' },
  { id: 1, name: 'Planned' },
];

/** What the filters of the plan list offer, each list in the order in which it is shown (E10 to E16). */
export async function listPlanFilters({ tx }: RequestContext): Promise<Output<'getPlanListFilters'>> {
  const { types, numbers, centers, locations } = await findFilterOptions(tx);
  const productsOf = Map.groupBy(numbers, (product) => product.typeId);
  return answerOf({
    data: {
      availableProducts: types.map(({ id, name }) => ({
        id,
        name,
        products: (productsOf.get(id) ?? []).map((product) => ({
          id: product.id,
          productCode: product.productCode,
        })),
      })),
      availableDesignStatuses: allDesignStatuses.map((id) => ({ id, name: designStatusName[id] })),
      availableProcessingStatuses: allPlanStatuses.map((id) => ({ id, name: planStatusName[id] })),
      availableRequestTypes: Object.values(requestType).map((id) => ({ id, name: requestTypeName[id] })),
      availableManufacturingLocations: locations,
      availableDates: dateModes,
      availableMilestones: milestoneOrder.map((id) => ({ id, name: milestoneName[id] })),
      availableDateTypes: dateTypes,
      availableDistributionCenters: centers,
    },
  });
}
