import { useRead } from '@crt/api-client/hooks';
import type { AvailableColumn, ManufacturingCycleListRow } from '@crt/api-client/types-main';
import { cycleColumns } from '@crt/domain/cycle-list';
import type { RowTone } from '@crt/ui/DataTable';
import { useLinkRouter } from '@crt/ui/LinkProvider';
import { none } from '@crt/ui/none';
import { useMemo } from 'react';
import { columnsOf } from '../../shared/list/list-columns.ts';
import { ListTable, type ListRowsNeeds } from '../../shared/list/ListTable.tsx';
import { useListRows } from '../../shared/list/use-list-rows.ts';
import { useListTable } from '../../shared/list/use-list-table.tsx';
import type { KeptColumns } from '../../shared/list/use-list.ts';
import { stepsOfColumns, type CycleFilters } from '../cycle-filters.ts';
import { cycleOffers, cyclesList } from '../cycle-list.ts';
import { cycleTexts } from '../cycle.texts.ts';
import { cycleCellOf } from './cycle-cells.tsx';

export interface ConnectedCycleTableProps extends ListRowsNeeds<CycleFilters> {
  /** The page of a cycle, by the path that the server names; `list` is the query from which it is opened (G10). */
  readonly cycleHref: (path: string, list: string | undefined) => string;
  /** Shows a cycle over the list; `list` is the query through which it leads on. Keep it stable (G4, G25). */
  readonly onOpen: (cycleId: number, list: string | undefined) => void;
  /** Shows the global notifications of a request. Keep it stable (G3, G24). */
  readonly onNotices?: ((requestId: string) => void) | undefined;
  /** The columns of the session; without any the person's default applies (E24). */
  readonly columns?: KeptColumns;
  readonly onColumnsChange?: ((columns: AvailableColumn[]) => void) | undefined;
  /** Tells the time; default: the clock. Keep it stable. */
  readonly now?: () => Date;
}

const clock = () => new Date();

/** The cycles of a query: sorted and paged by the server, columns chosen by the person (G3 to G10, G14 to G20, G23). */
export const ConnectedCycleTable = (props: ConnectedCycleTableProps) => {
  const {
    query,
    cycleHref,
    onOpen,
    onNotices,
    columns: kept,
    onColumnsChange,
    now = clock,
    ...place
  } = props;
  const { source, queryId } = useListRows(cyclesList, query);
  const { base } = useLinkRouter();
  const { known, areMoreComing } = useKnownColumns(query.filters.milestones);
  const sources = { kept, onChange: onColumnsChange, columns: known, areMoreComing };
  const { table, isKnown } = useListTable(cyclesList, source, sources);
  const columns = useMemo(() => {
    const cellOf = cycleCellOf({
      href: ({ manufacturingURL }) => base + cycleHref(manufacturingURL, queryId),
      onOpen: (id) => onOpen(id, queryId),
      onNotices,
      now,
    });
    return columnsOf(known, cyclesList.nameColumn, cellOf);
  }, [known, base, cycleHref, queryId, onOpen, onNotices, now]);
  return (
    <ListTable
      list={cyclesList}
      columns={isKnown ? columns : none}
      getRowTone={rowTone}
      {...table}
      {...place}
    />
  );
};

/** The columns with those of the chosen job steps, which have their names once these are known (G8, G9). */
function useKnownColumns(milestones: readonly string[]) {
  const { data, isPending } = useRead(cycleOffers.values, {}, { staleTime: Number.POSITIVE_INFINITY });
  const known = useMemo(() => {
    const names = new Map(data?.availableJobSteps.map(({ id, name }) => [id, name]));
    const named = stepsOfColumns(milestones).flatMap((step) => {
      const name = names.get(step.jobStepId);
      return name === undefined ? [] : [{ ...step, name }];
    });
    // What dates of steps take the place of is no column then, also for who has chosen it before (G8).
    const shown = cycleColumns(named).filter(({ isInitiallyHidden }) => !isInitiallyHidden);
    return shown.map((column) => ({ ...column, header: column.label }));
  }, [data, milestones]);
  return { known, areMoreComing: milestones.length > 0 && isPending };
}

/** What makes a row stand out, in the words of the server's rule (G23); on hold has a badge of its own (G3). */
function rowTone({ style }: ManufacturingCycleListRow): RowTone | undefined {
  if (style === 'late') return { tone: 'caution', label: cycleTexts.style.late };
  return style === 'critical' ? { tone: 'critical', label: cycleTexts.style.critical } : undefined;
}
