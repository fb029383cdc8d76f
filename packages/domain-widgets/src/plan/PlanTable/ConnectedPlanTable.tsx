import { useRead } from '@crt/api-client/hooks';
import type { AvailableColumn } from '@crt/api-client/types-main';
import { planDueFilter } from '@crt/domain/plan-list';
import { lazy, Suspense, useMemo } from 'react';
import { ListColumnActions } from '../../shared/list/ListColumnActions.tsx';
import { useListLayout } from '../../shared/list/use-list-layout.ts';
import { useListRows } from '../../shared/list/use-list-rows.ts';
import type { KeptColumns } from '../../shared/list/use-list.ts';
import { planOffers, plansList, type PlanQuery } from '../plan-list.ts';
import type { AskedDue } from './due-state.ts';
import { planColumnsFor, type PlanLinks } from './plan-columns.tsx';
import { PlanTable, type PlanTableProps } from './PlanTable.tsx';

const noMilestones: never[] = [];
const noRows: never[] = [];

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
  const { query, links, columns, onColumnsChange, ...table } = props;
  const { source, queryId } = useListRows(plansList, query);
  const options = useRead(planOffers.values, {}, { staleTime: Number.POSITIVE_INFINITY });
  const milestones = options.data?.availableMilestones ?? noMilestones;
  const named = useMemo(() => planColumnsFor(noLinks, milestones, () => undefined), [milestones]);
  const layout = useListLayout(plansList, {
    kept: columns,
    onChange: onColumnsChange,
    columns: named,
    areMoreComing: options.isPending,
  });
  const ownLinks = useMemo<PlanLinks>(() => ({ plan: (id) => links.plan(id, queryId) }), [links, queryId]);
  const { columnDefaults } = plansList;
  return (
    <PlanTable
      {...source}
      rows={layout.isKnown ? source.rows : noRows}
      isLoading={source.isLoading === true || !layout.isKnown}
      links={ownLinks}
      milestones={milestones}
      askedDue={useAskedDue(query.filters)}
      layout={layout.layout}
      isLayoutKnown={layout.isKnown}
      onLayoutChange={layout.setLayout}
      onLayoutReset={layout.reset}
      columnActions={columnDefaults && <ListColumnActions calls={columnDefaults} columns={layout} />}
      renderLinks={({ row, button, close }) => (
        <Suspense>
          <LinkedPlansPopover row={row} button={button} onClose={close} links={ownLinks} />
        </Suspense>
      )}
      {...table}
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
