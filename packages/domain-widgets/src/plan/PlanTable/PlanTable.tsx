import type { IdName, PlanListRow } from '@crt/api-client/types-main';
import { useMemo, useState, type ReactNode } from 'react';
import { ListTable, type ListTableProps } from '../../shared/list/ListTable.tsx';
import type { KeptTable } from '../../shared/list/use-list-table.tsx';
import { plansList } from '../plan-list.ts';
import type { AskedDue } from './due-state.ts';
import { planColumnsFor, type PlanLinks } from './plan-columns.tsx';
import type { OpenLinks } from './related-plan-columns.tsx';

/** The plan whose links are shown, and the button beside which they are. */
export interface OpenedLinks {
  readonly row: PlanListRow;
  readonly button: HTMLButtonElement;
  readonly close: () => void;
}

export interface PlanTableProps
  extends KeptTable<PlanListRow>, Pick<ListTableProps<PlanListRow>, 'selectedId' | 'place' | 'onRowFocus'> {
  readonly links: PlanLinks;
  /** Tells the time by which dates are late, when a row is drawn; default: the clock. */
  readonly now?: (() => Date) | undefined;
  /** The list shows what is late or due today: it says which milestone is. Keep it stable. */
  readonly askedDue?: AskedDue | undefined;
  /** Milestones that can be shown as columns. */
  readonly milestones: readonly IdName[];
  /** False while nobody knows which columns were chosen: then the head is empty rather than soon another one (E24). */
  readonly isLayoutKnown?: boolean;
  /** Draws the list of linked plans beside its button (E3, E40). */
  readonly renderLinks: (opened: OpenedLinks) => ReactNode;
}

/** The plan list as a table: sorted and paged by the server, columns chosen by the person (E2 to E6, E24 to E26). */
export const PlanTable = (props: PlanTableProps) => {
  const { links, milestones, renderLinks, now, askedDue, isLayoutKnown = true, ...table } = props;
  const [opened, setOpened] = useState<Pick<OpenedLinks, 'row' | 'button'>>();
  const columns = useMemo(() => {
    const openLinks: OpenLinks = (row, button) => setOpened({ row, button });
    return isLayoutKnown ? planColumnsFor(links, milestones, openLinks, now, askedDue) : [];
  }, [links, milestones, isLayoutKnown, now, askedDue]);
  return (
    <>
      <ListTable {...table} list={plansList} columns={columns} />
      {opened && renderLinks({ ...opened, close: () => setOpened(undefined) })}
    </>
  );
};
