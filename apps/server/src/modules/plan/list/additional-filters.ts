import { requestType, requestTypeName } from '@crt/domain/request-type';
import { asc } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { chosenFilters } from '../../list/engine/list-verbs.ts';
import { answerOf } from '../../write-road/answer.ts';
import { additionalFilterId as id, dueText } from './additional-conditions.ts';
import { planList } from './plan.list.ts';

type AdditionalFilter = Output<'listPlanAdditionalFilters'>['data'][number];
type Offered = Pick<AdditionalFilter, 'id' | 'name' | 'filterType' | 'selectOptions'>;

const kind = { text: 0, number: 1, select: 2, date: 3, multiSelect: 4 } as const;

const options = (rows: readonly { readonly id: number; readonly name: string }[]) =>
  rows.map((row) => ({ value: String(row.id), label: row.name }));

/** What is offered; the kinds text, select and date are specified as not implemented and never shown (E17). */
async function offered({ tx }: RequestContext): Promise<Offered[]> {
  const locations = await tx.select().from(manufacturingLocations).orderBy(asc(manufacturingLocations.name));
  const categories = Object.values(requestType).map((type) => ({ id: type, name: requestTypeName[type] }));
  return [
    { id: id.progress, name: 'Minimum Progress', filterType: kind.number, selectOptions: [] },
    { id: id.category, name: 'Category', filterType: kind.multiSelect, selectOptions: options(categories) },
    {
      id: id.location,
      name: 'Manufacturing Location',
      filterType: kind.multiSelect,
      selectOptions: options(locations),
    },
    {
      id: id.due,
      name: 'Due',
      filterType: kind.multiSelect,
      selectOptions: Object.entries(dueText).map(([value, label]) => ({ value, label })),
    },
    { id: id.surgeon, name: 'Surgeon', filterType: kind.text, selectOptions: [] },
    { id: id.allergy, name: 'Metal Allergy', filterType: kind.select, selectOptions: [] },
    { id: id.created, name: 'Created', filterType: kind.date, selectOptions: [] },
  ];
}

/** The additional filters with the values of the session, or of a saved filter (E17). */
export async function additionalPlanFilters(
  context: RequestContext,
  storedQueryId: number | undefined,
): Promise<Output<'listPlanAdditionalFilters'>> {
  const filters = await chosenFilters(context, planList, storedQueryId);
  const chosen = new Map(filters.selectedAdditionalFilters?.map((one) => [one.id, one.selectedValues]));
  const rows = await offered(context);
  return answerOf({ data: rows.map((row) => withChosen(row, chosen.get(row.id) ?? [])) });
}

function withChosen(row: Offered, values: string[]): AdditionalFilter {
  const number = row.filterType === kind.number ? Number(values[0]) : Number.NaN;
  return {
    ...row,
    checked: values.length > 0,
    selectedValues: row.filterType === kind.multiSelect ? values : [],
    selectedValue: Number.isInteger(number) && number >= 0 ? number : null,
  };
}
