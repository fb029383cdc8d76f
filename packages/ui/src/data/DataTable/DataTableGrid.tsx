import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useCutEdges } from '../../layout/CutEdges/use-cut-edges.ts';
import { useDataTexts } from '../data-texts.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { ColumnLayout } from './column-layout.ts';
import type { ColumnPlan } from './column-plan.tsx';
import type { RowKey } from './column.ts';
import type { DataTableProps } from './DataTable.types.ts';
import * as styles from './DataTable.css.ts';
import * as bars from './bars.css.ts';
import { DataTableBody } from './DataTableBody.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableSkeleton } from './DataTableSkeleton.tsx';
import {
  onGridBlur,
  onGridClick,
  onGridDoubleClick,
  onGridFocus,
  onGridKeyDown,
  onGridPointerDown,
  onGridPointerOver,
} from './grid-events.ts';
import { pressAndReturn } from './grid-focus.ts';
import { usePinRoom } from './pin-room.ts';
import { sidewaysHandlers } from './sideways-handlers.ts';
import type { Sort } from './sort.ts';
import type { TableModel } from './table-model.ts';
import { useDelayed } from './use-delayed.ts';
import { useHeadMenu } from './use-head-menu.tsx';
import { useTablePlace } from './use-table-place.ts';

const SKELETON_DELAY = 300;
const SKELETON_ROWS = 10;

export interface DataTableGridProps<Row> {
  table: DataTableProps<Row>;
  model: TableModel<Row>;
  plan: ColumnPlan<Row>;
  sort: Sort;
  totalCount: number;
  expandedKeys: ReadonlySet<RowKey>;
  layout: ColumnLayout;
  onLayoutChange: (layout: ColumnLayout) => void;
}

/** What stands where the rows would be, when there are none. */
function placeholderOf<Row>(
  { isLoading, error, onRetry, empty }: DataTableProps<Row>,
  model: TableModel<Row>,
): ReactNode {
  if (isLoading === true) return null;
  const retry = onRetry && (() => pressAndReturn(model, onRetry));
  if (error !== undefined) return <ErrorState onRetry={retry}>{error}</ErrorState>;
  return <EmptyState {...(empty ?? { reason: 'nothingYet' })} />;
}

function skeletonCount<Row>({ page }: DataTableProps<Row>): number {
  return Math.min(page?.size ?? SKELETON_ROWS, SKELETON_ROWS);
}

/** Writes the shared tracks before the first paint, and again when columns change; never while scrolling. */
function useTracks<Row>(plan: ColumnPlan<Row>, model: TableModel<Row>): void {
  useLayoutEffect(() => {
    if (model.grid) plan.draw(model.grid, plan.tracks, plan.width);
  }, [plan, model]);
}

/** When what has the focus is taken away with its row, the focus goes on in the rows, not at the top of the page. */
function useFocusKept<Row>(rows: readonly Row[], model: TableModel<Row>): void {
  useLayoutEffect(() => {
    const { grid } = model;
    // Nobody hears of a focus that was removed: the grid takes itself for the one that has it.
    if (grid?.tabIndex === -1 && document.activeElement === document.body)
      grid.focus({ preventScroll: true });
  }, [rows, model]);
}

/** The grid itself: one scroller with the head and the rows, one tab stop, one set of handlers for all cells. */
export function DataTableGrid<Row>(props: DataTableGridProps<Row>) {
  const { table, model, plan, sort, totalCount, expandedKeys } = props;
  const { rows, page, isLoading = false, isReloading = false } = table;
  const texts = useDataTexts();
  const scroller = useRef<HTMLDivElement>(null);
  const isSlow = useDelayed(isLoading && rows.length === 0, SKELETON_DELAY);
  useTracks(plan, model);
  useCutEdges(scroller);
  usePinRoom(scroller, plan);
  useFocusKept(rows, model);
  useTablePlace(model, scroller, table);
  const { openMenu, menu } = useHeadMenu({
    model,
    sort,
    onSortChange: table.onSortChange,
    maxSorted: table.maxSorted,
    layout: table.hasColumnChooser === false ? undefined : props.layout,
    onLayoutChange: props.onLayoutChange,
  });
  const hasTallRows = plan.columns.some(({ column }) => column.kind === 'text' && column.lines === 3);
  const isStale = rows.length > 0 && (isReloading || isLoading);
  return (
    <div className={styles.frame}>
      <div ref={scroller} className={styles.scroller} {...sidewaysHandlers}>
        <div
          ref={(element) => {
            model.grid = element;
          }}
          role={table.tree ? 'treegrid' : 'grid'}
          className={styles.grid}
          data-rows={hasTallRows ? 'tall' : undefined}
          tabIndex={0}
          aria-label={table.label}
          aria-description={texts.resizeHint}
          aria-rowcount={totalCount + 1}
          aria-colcount={plan.leading + plan.columns.length}
          aria-multiselectable={model.view.selectionMode === 'multiple' || undefined}
          aria-busy={isLoading || isReloading}
          onKeyDown={(event) =>
            event.altKey && event.key === 'ArrowDown' ? openMenu(event) : onGridKeyDown(model, event)
          }
          onContextMenu={openMenu}
          onFocus={(event) => onGridFocus(model, event)}
          onBlur={(event) => onGridBlur(model, event)}
          onPointerDown={(event) => onGridPointerDown(model, event)}
          onClick={(event) => onGridClick(model, event)}
          onDoubleClick={(event) => onGridDoubleClick(model, event)}
          onPointerOver={onGridPointerOver}
        >
          <DataTableHead
            plan={plan}
            model={model}
            sort={sort}
            totalCount={totalCount}
            isReloading={isStale}
          />
          {rows.length > 0 && (
            <DataTableBody
              rows={rows}
              getRowKey={table.getRowKey}
              firstIndex={page ? page.index * page.size : 0}
              plan={plan}
              model={model}
              facts={table}
              currentRowKey={table.currentRowKey}
              expandedKeys={expandedKeys}
              scroller={scroller}
              isVirtual={table.height !== 'content' && !hasTallRows}
              isReloading={isStale}
            />
          )}
          {isSlow && <DataTableSkeleton plan={plan} count={skeletonCount(table)} />}
        </div>
        {rows.length === 0 && !isSlow && <div className={bars.state}>{placeholderOf(table, model)}</div>}
        {menu}
      </div>
    </div>
  );
}
