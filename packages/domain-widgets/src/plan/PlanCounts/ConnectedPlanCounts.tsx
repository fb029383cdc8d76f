import { useRead } from '@crt/api-client/hooks';
import { getPlanCounts } from '@crt/api-client/main/plan-list';
import type { PlanCounts as Counts, PlanListFilter } from '@crt/api-client/types-main';
import { PlanCounts } from './PlanCounts.tsx';

export interface ConnectedPlanCountsProps {
  /** Gets the filters that show exactly the plans of a count. */
  readonly onChoose: (filters: PlanListFilter) => void;
}

const numbersOf = ({ late, dueToday, onHold, waitingForInput }: Counts) => ({
  late: late.count,
  dueToday: dueToday.count,
  onHold: onHold.count,
  waitingForInput: waitingForInput.count,
});

/** What waits this morning, counted by the server; without an answer the list goes without. */
export const ConnectedPlanCounts = ({ onChoose }: ConnectedPlanCountsProps) => {
  const { data, isError } = useRead(getPlanCounts);
  if (isError && !data) return null;
  return (
    <PlanCounts counts={data && numbersOf(data)} onChoose={(name) => data && onChoose(data[name].filters)} />
  );
};
