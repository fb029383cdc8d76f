import { milestoneName, milestoneOrder } from '@crt/domain/milestone-type';
import { requestType, requestTypeName } from '@crt/domain/request-type';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { namesOf } from '../../../platform/db/names.ts';
import { offersOf } from '../../list/list-offers.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { answerOf } from '../../write-road/answer.ts';
import { planFilters } from './plan.list.ts';

const dateModes = [
  { id: 1, name: 'Date' },
  { id: 2, name: 'Range' },
  { id: 3, name: 'Relative range' },
];
const dateTypes = [
  { id: 0, name: 'Actual' },
  { id: 1, name: 'Planned' },
];

/** What the filters of the plan list offer, and what others by plans offer (E10 to E16). */
export async function listPlanFilters({ tx }: RequestContext): Promise<Output<'getPlanListFilters'>> {
  return answerOf({
    data: {
      ...(await offersOf(tx, planFilters)),
      availableRequestTypes: Object.values(requestType).map((id) => ({ id, name: requestTypeName[id] })),
      availableManufacturingLocations: await namesOf(tx, manufacturingLocations),
      availableDates: dateModes,
      availableMilestones: milestoneOrder.map((id) => ({ id, name: milestoneName[id] })),
      availableDateTypes: dateTypes,
    },
  });
}
