import { requestType, requestTypeName } from '@crt/domain/request-type';
import { asc } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { additionalKind, optionsOf, withChosen, type Offered } from '../../list/additional.ts';
import { chosenFilters } from '../../list/engine/list-verbs.ts';
import { answerOf } from '../../write-road/answer.ts';
import { additionalFilterId as id, dueText } from './additional-conditions.ts';
import { planList } from './plan.list.ts';

/** What is offered; the kinds text, select and date are specified as not implemented and never shown (E17). */
async function offered({ tx }: RequestContext): Promise<Offered[]> {
  const locations = await tx.select().from(manufacturingLocations).orderBy(asc(manufacturingLocations.name));
  const categories = Object.values(requestType).map((type) => ({ id: type, name: requestTypeName[type] }));
  return [
    { id: id.progress, name: 'Minimum Progress', filterType: additionalKind.number, selectOptions: [] },
    {
      id: id.category,
      name: 'Category',
      filterType: additionalKind.multiSelect,
      selectOptions: optionsOf(categories),
    },
    {
      id: id.location,
      name: 'Manufacturing Location',
      filterType: additionalKind.multiSelect,
      selectOptions: optionsOf(locations),
    },
    {
      id: id.due,
      name: 'Due',
      filterType: additionalKind.multiSelect,
      selectOptions: optionsOf(Object.entries(dueText).map(([key, name]) => ({ id: key, name }))),
    },
    { id: id.surgeon, name: 'Surgeon', filterType: additionalKind.text, selectOptions: [] },
    { id: id.allergy, name: 'Metal Allergy', filterType: additionalKind.select, selectOptions: [] },
    { id: id.created, name: 'Created', filterType: additionalKind.date, selectOptions: [] },
  ];
}

/** The additional filters with the values of the session, or of a saved filter (E17). */
export async function additionalPlanFilters(
  context: RequestContext,
  storedQueryId: number | undefined,
): Promise<Output<'listPlanAdditionalFilters'>> {
  const filters = await chosenFilters(context, planList, storedQueryId);
  return answerOf({ data: withChosen(await offered(context), filters.selectedAdditionalFilters) });
}
