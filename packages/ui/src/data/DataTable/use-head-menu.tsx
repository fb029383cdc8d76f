import { lazy, Suspense, useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useDataTexts } from '../data-texts.ts';
import type { ColumnLayout } from './column-layout.ts';
import { focusCell } from './grid-focus.ts';
import { HEAD_ROW } from './grid-navigation.ts';
import { fitColumn } from './resize.ts';
import type { Sort } from './sort.ts';
import type { TableModel } from './table-model.ts';

// Most people never open it: its code, and that of the overlay around it, comes with the first press.
const HeadMenu = lazy(async () => ({ default: (await import('./HeadMenu.tsx')).HeadMenu }));

interface HeadMenuOptions<Row> {
  model: TableModel<Row>;
  sort: Sort;
  onSortChange: ((sort: Sort) => void) | undefined;
  maxSorted: number | undefined;
  /** Absent where people cannot arrange the columns. */
  layout: ColumnLayout | undefined;
  onLayoutChange: (layout: ColumnLayout) => void;
}

/** After the menu one goes on at the head, wherever it stands now, or at the one that took its place. */
function useFocusAfter<Row>(model: TableModel<Row>, openId: string | undefined): void {
  const last = useRef(openId);
  useEffect(() => {
    const closedId = last.current;
    last.current = openId;
    if (openId !== undefined || closedId === undefined) return;
    const { leading, columns } = model.view.plan;
    const place = columns.findIndex(({ column }) => column.id === closedId);
    const column = place < 0 ? Math.min(model.active.column, leading + columns.length - 1) : leading + place;
    focusCell(model, { row: HEAD_ROW, column });
  }, [model, openId]);
}

/** The menu of the column on whose head it was asked for, and the way to ask. */
export function useHeadMenu<Row>(options: HeadMenuOptions<Row>): {
  openMenu: (event: SyntheticEvent) => void;
  menu: ReactNode;
} {
  const { model, ...rest } = options;
  const texts = useDataTexts();
  const [head, setHead] = useState<HTMLElement>();
  const openId = head?.dataset['column'];
  useFocusAfter(model, openId);
  const openMenu = (event: SyntheticEvent): void => {
    const pressed =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-column]') : null;
    if (!pressed) return;
    event.preventDefault();
    setHead(pressed);
  };
  const { leading, columns } = model.view.plan;
  const place = columns.findIndex(({ column }) => column.id === openId);
  const column = columns[place]?.column;
  const facts = { ...rest, columns, place, texts, announce: model.announce };
  const menu = head && column && (
    <Suspense fallback={null}>
      <HeadMenu
        facts={{ ...facts, onFit: () => fitColumn(model, leading + place) }}
        label={texts.columnMenu(column.header)}
        head={head}
        onClose={() => setHead(undefined)}
      />
    </Suspense>
  );
  return { openMenu, menu };
}
