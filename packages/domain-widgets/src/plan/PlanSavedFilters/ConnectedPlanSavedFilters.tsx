import { ListSavedFilters, type ListSavedFiltersProps } from '../../shared/list/ListSavedFilters.tsx';
import { plansList, type PlanFilters } from '../plan-list.ts';

export type ConnectedPlanSavedFiltersProps = Omit<ListSavedFiltersProps<PlanFilters, never, never>, 'list'>;

/** The saved filters of the plan list (E19 to E23, E28). */
export const ConnectedPlanSavedFilters = (props: ConnectedPlanSavedFiltersProps) => (
  <ListSavedFilters list={plansList} {...props} />
);
