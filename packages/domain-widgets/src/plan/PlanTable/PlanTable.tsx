import type { IdName, PlanListRow } from '@crt/api-client/types-main';
import { DataTable, type ColumnLayout, type DataTableSource } from '@crt/ui/DataTable';
import { useMemo, useState, type ReactNode } from 'react';
import { planTexts } from '../plan.texts.ts';
import { planColumns, type PlanLinks } from './plan-columns.tsx';
import type { OpenLinks } from './related-plan-columns.tsx';

/** The plan whose links are shown, and the button beside which they are. */
export interface OpenedLinks {
  readonly row: PlanListRow;
  readonly button: HTMLButtonElement;
  readonly close: () => void;
}

export interface PlanTableProps extends DataTableSource<PlanListRow> {
  readonly links: PlanLinks;
  /** Milestones that can be shown as columns. */
  readonly milestones: readonly IdName[];
  /** The plan from which somebody came back; its row is grey (E4). */
  readonly selectedId?: number | undefined;
  /** The first answer is not there yet. */
  readonly isLoading?: boolean;
  /** Older rows are shown while newer ones are fetched. */
  readonly isReloading?: boolean;
  /** What went wrong, in a sentence. */
  readonly error?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** Whether filters narrow the list: decides what an empty table says (E42). */
  readonly isFiltered: boolean;
  /** Order and visibility of the columns; without it the table keeps its own (E24). */
  readonly layout?: ColumnLayout | undefined;
  readonly onLayoutChange?: ((layout: ColumnLayout) => void) | undefined;
  /** False while nobody knows which columns were chosen: then the head is empty rather than soon another one (E24). */
  readonly isLayoutKnown?: boolean;
  /** At the foot of the column chooser: keep the columns as one's default, fetch it. */
  readonly columnActions?: ReactNode;
  /** Draws the list of linked plans beside its button (E3, E40). */
  readonly renderLinks: (opened: OpenedLinks) => ReactNode;
}

const getRowKey = (row: PlanListRow) => String(row.id);
const pageSizes = [10, 20, 50, 100];

/** The plan list as a table: sorted and paged by the server, columns chosen by the person (E2 to E6, E24 to E26). */
export const PlanTable = (props: PlanTableProps) => {
  const { links, milestones, selectedId, isFiltered, layout, onLayoutChange, renderLinks, ...source } = props;
  const { isLayoutKnown = true } = props;
  const [opened, setOpened] = useState<Pick<OpenedLinks, 'row' | 'button'>>();
  const columns = useMemo(() => {
    const openLinks: OpenLinks = (row, button) => setOpened({ row, button });
    return isLayoutKnown ? planColumns(links, milestones, openLinks) : [];
  }, [links, milestones, isLayoutKnown]);
  return (
    <>
      <DataTable
        label={planTexts.list.table}
        columns={columns}
        getRowKey={getRowKey}
        pageSizes={pageSizes}
        currentRowKey={selectedId === undefined ? undefined : String(selectedId)}
        empty={{ reason: isFiltered ? 'nothingMatches' : 'nothingYet' }}
        columnLayout={layout}
        {...(onLayoutChange && { onColumnLayoutChange: onLayoutChange })}
        {...source}
      />
      {opened && renderLinks({ ...opened, close: () => setOpened(undefined) })}
    </>
  );
};
