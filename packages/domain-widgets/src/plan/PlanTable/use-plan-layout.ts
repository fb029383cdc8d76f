import { skipToken, useRead } from '@crt/api-client/hooks';
import { getDefaultPlanColumns } from '@crt/api-client/main/plan-filter';
import type { AvailableColumn, IdName } from '@crt/api-client/types-main';
import type { ColumnLayout } from '@crt/ui/DataTable';
import { useMemo, useState } from 'react';
import { layoutFrom, toAvailableColumns } from '../plan-layout.ts';
import { isMilestoneColumnId } from '../plan-query.ts';
import { planColumns } from './plan-columns.tsx';

/** The columns that the session keeps: on their way, none at all, or these. */
export type SessionColumns = 'loading' | readonly AvailableColumn[] | undefined;

/** The layout of the plan list, and the ways to change it (E24). */
export interface PlanLayout {
  /** Undefined until it is known, or when nothing could be read: then the table keeps its own. */
  readonly layout: ColumnLayout | undefined;
  readonly isKnown: boolean;
  readonly setLayout: (layout: ColumnLayout) => void;
  readonly setColumns: (columns: readonly AvailableColumn[]) => void;
  /** The layout as the server keeps it. */
  readonly toColumns: () => AvailableColumn[] | undefined;
}

/**
 * The layout as it was left in this session, else the person's default; changes are told as columns (E24). Without
 * `milestones`, which are on their way then, a layout that shows some of them is not known yet.
 */
export function usePlanLayout(
  session: SessionColumns,
  onChange: ((columns: AvailableColumn[]) => void) | undefined,
  milestones: readonly IdName[] | undefined,
): PlanLayout {
  const [own, setOwn] = useState<ColumnLayout>();
  const isWithoutSession = session === undefined || session.length === 0;
  const defaults = useRead(getDefaultPlanColumns, isWithoutSession ? {} : skipToken);
  const stored = session === 'loading' ? undefined : layoutFrom(isWithoutSession ? defaults.data : session);
  // Kept as one object while the columns are the same, so that the table plans them once.
  const key = JSON.stringify(stored);
  const layout = useMemo(() => (key === undefined ? undefined : (JSON.parse(key) as ColumnLayout)), [key]);
  const setLayout = (next: ColumnLayout) => {
    setOwn(next);
    onChange?.(toAvailableColumns(next, namedColumns(milestones)));
  };
  const shown = own ?? layout;
  return {
    layout: shown,
    isKnown: shown === undefined ? defaults.isError : milestones !== undefined || !showsMilestones(shown),
    setLayout,
    setColumns: (columns) => {
      const next = layoutFrom(columns);
      if (next) setLayout(next);
    },
    toColumns: () => shown && toAvailableColumns(shown, namedColumns(milestones)),
  };
}

const showsMilestones = ({ order, hidden }: ColumnLayout) =>
  order.some((id) => isMilestoneColumnId(id) && !hidden.includes(id));

const namedColumns = (milestones: readonly IdName[] = []) =>
  planColumns({ plan: () => '' }, milestones, () => undefined);
