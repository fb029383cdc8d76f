import { useRead } from '@crt/api-client/hooks';
import { getPlanCounts } from '@crt/api-client/main/plan-list';
import type { PlanCounts as Counts } from '@crt/api-client/types-main';
import { fromWire } from '../../shared/list/list-query.ts';
import { noPlanFilters, plansList, type PlanFilters } from '../plan-list.ts';
import { planCountNames, PlanCounts, type PlanCountName } from './PlanCounts.tsx';

export interface ConnectedPlanCountsProps {
  /** What narrows the list now. */
  readonly filters: PlanFilters;
  /** Gets the filters that show exactly the plans of a count; none, when the chosen one is pressed again. */
  readonly onChange: (filters: PlanFilters) => void;
}

const numbersOf = ({ late, dueToday, onHold, waitingForInput }: Counts) => ({
  late: late.count,
  dueToday: dueToday.count,
  onHold: onHold.count,
  waitingForInput: waitingForInput.count,
});

/** What waits this morning, counted by the server; without an answer the list goes without. */
export const ConnectedPlanCounts = ({ filters, onChange }: ConnectedPlanCountsProps) => {
  const { data, isError } = useRead(getPlanCounts);
  if (isError && !data) return null;
  if (!data) return <PlanCounts counts={undefined} onChoose={() => undefined} />;
  const filtersOf = (name: PlanCountName) => fromWire(plansList, data[name].filters).filters;
  const shown = JSON.stringify(filters);
  const chosen = planCountNames.find((name) => JSON.stringify(filtersOf(name)) === shown);
  return (
    <PlanCounts
      counts={numbersOf(data)}
      chosen={chosen}
      onChoose={(name) => onChange(name === chosen ? noPlanFilters : filtersOf(name))}
    />
  );
};
