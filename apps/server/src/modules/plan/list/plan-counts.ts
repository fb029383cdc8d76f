import { planDueFilter } from '@crt/domain/plan-list';
import { planStatus } from '@crt/domain/plan-status';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { countRows } from '../../list/engine/find-page.ts';
import { listQuery } from '../../list/engine/list-query.ts';
import { answerOf } from '../../write-road/answer.ts';
import { additionalFilterId } from './additional-conditions.ts';
import type { PlanFilters } from './plan-filters.ts';
import { planList } from './plan.list.ts';

type Counts = Output<'getPlanCounts'>['data'];

const due = (choice: number): PlanFilters => ({
  selectedAdditionalFilters: [{ id: additionalFilterId.due, selectedValues: [String(choice)] }],
});

/** What asks for attention, each as the filters by which the list shows it. */
const asked = {
  late: due(planDueFilter.late),
  dueToday: due(planDueFilter.today),
  onHold: { chosenProcessingStatuses: [planStatus.onHold] },
  waitingForInput: { chosenProcessingStatuses: [planStatus.manufacturingInputPending] },
} as const satisfies Record<keyof Counts, PlanFilters>;

/** How many plans ask for attention in the morning, counted as the list counts them. */
export async function planCounts({ tx, clock }: RequestContext): Promise<Output<'getPlanCounts'>> {
  const viewer = { now: clock.now(), timeZone: 'UTC' };
  const countOf = async (name: keyof Counts) => ({
    count: await countRows(tx, listQuery(planList, asked[name], viewer)),
    filters: asked[name],
  });
  const [late, dueToday, onHold, waitingForInput] = await Promise.all([
    countOf('late'),
    countOf('dueToday'),
    countOf('onHold'),
    countOf('waitingForInput'),
  ]);
  return answerOf({ data: { late, dueToday, onHold, waitingForInput } as Counts });
}
