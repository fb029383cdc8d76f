import { useRead } from '@crt/api-client/hooks';
import type { AvailableColumn } from '@crt/api-client/types-main';
import { planDueFilter } from '@crt/domain/plan-list';
import { none } from '@crt/ui/none';
import { lazy, Suspense, useMemo } from 'react';
import { useListRows } from '../../shared/list/use-list-rows.ts';
import { useListTable } from '../../shared/list/use-list-table.tsx';
import type { KeptColumns } from '../../shared/list/use-list.ts';
import { planOffers, plansList, type PlanQuery } from '../plan-list.ts';
import type { AskedDue } from './due-state.ts';
import { planColumnsFor, type PlanLinks } from './plan-columns.tsx';
import { PlanTable, type PlanTableProps } from './PlanTable.tsx';

// Opened by a press on one of the rows.
const LinkedPlansPopover = lazy(() => import('./LinkedPlansPopover.tsx'));

/** Where links of the list lead; `list` names the query from which a plan is opened (F2). */
export interface PlanListLinks {
  readonly plan: (id: number, list: string | undefined) => string;
}

export interface ConnectedPlanTableProps extends Pick<PlanTableProps, 'selectedId' | 'place' | 'onRowFocus'> {
  readonly query: PlanQuery;
  readonly onSortChange: (sort: PlanQuery['sort']) => void;
  readonly onPageChange: (page: PlanQuery['page']) => void;
  readonly links: PlanListLinks;
  /** The columns of the session; without any the person's default applies (E24). */
  readonly columns?: KeptColumns;
  readonly onColumnsChange?: ((columns: AvailableColumn[]) => void) | undefined;
}

/** The plan list of a query. */
export const ConnectedPlanTable = (props: ConnectedPlanTableProps) => {
  const { query, links, columns: kept, onColumnsChange, ...place } = props;
  const { source, queryId } = useListRows(plansList, query);
  const options = useRead(planOffers.values, {}, { staleTime: Number.POSITIVE_INFINITY });
  const milestones = options.data?.availableMilestones ?? none;
  const named = useMemo(() => planColumnsFor(noLinks, milestones, () => undefined), [milestones]);
  const sources = { kept, onChange: onColumnsChange, columns: named, areMoreComing: options.isPending };
  const { table, isKnown } = useListTable(plansList, source, sources);
  const ownLinks = useMemo<PlanLinks>(() => ({ plan: (id) => links.plan(id, queryId) }), [links, queryId]);
  return (
    <PlanTable
      {...table}
      isLayoutKnown={isKnown}
      links={ownLinks}
      milestones={milestones}
      askedDue={useAskedDue(query.filters)}
      renderLinks={({ row, button, close }) => (
        <Suspense>
          <LinkedPlansPopover row={row} button={button} onClose={close} links={ownLinks} />
        </Suspense>
      )}
      {...place}
    />
  );
};

/** Which due milestones the filters ask for; the same object as long as they do. */
function useAskedDue({ additional }: PlanQuery['filters']): AskedDue | undefined {
  const values = additional.find(({ id }) => id === planDueFilter.id)?.values ?? [];
  const [late, today] = [planDueFilter.late, planDueFilter.today].map((one) => values.includes(String(one)));
  return useMemo(
    () => (late || today ? { late: late === true, today: today === true } : undefined),
    [late, today],
  );
}

const noLinks: PlanLinks = { plan: () => '' };
