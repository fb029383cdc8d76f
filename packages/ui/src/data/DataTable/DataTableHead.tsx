import { ArrowDown, ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { visuallyHidden } from '../../primitives/Hidden/hidden.css.ts';
import { useDataTexts } from '../data-texts.ts';
import type { ColumnPlan, PlannedColumn } from './column-plan.tsx';
import { alignOf } from './column.ts';
import * as heads from './head.css.ts';
import * as parts from './row-parts.css.ts';
import { HEAD_ROW } from './grid-navigation.ts';
import { selectionExtent, type SelectionExtent } from './selection.ts';
import { selectableKeys, selectAll } from './select-rows.ts';
import { sortOf, type Sort } from './sort.ts';
import type { TableModel } from './table-model.ts';

export interface DataTableHeadProps<Row> {
  plan: ColumnPlan<Row>;
  model: TableModel<Row>;
  sort: Sort;
  totalCount: number;
  /** Older rows are shown while newer ones are fetched. */
  isReloading: boolean;
}

function useExtent<Row>(model: TableModel<Row>, totalCount: number): SelectionExtent {
  const { selection } = model;
  return useSyncExternalStore(
    selection.subscribe,
    () => {
      const { rows, getRowKey, isWhole, canSelectRow } = model.view;
      const { isInverted, keys } = selection.get();
      if (rows.length === 0 || (!isInverted && keys.size === 0)) return 'none';
      if (canSelectRow) return selectionExtent(selection.get(), selectableKeys(model.view));
      if (isWhole && isInverted) return keys.size === 0 ? 'all' : 'some';
      if (isWhole && keys.size < totalCount) return 'some';
      return selectionExtent(selection.get(), rows.map(getRowKey));
    },
    () => 'none',
  );
}

function SelectAllCell<Row>({ model, totalCount }: { model: TableModel<Row>; totalCount: number }) {
  const texts = useDataTexts();
  const extent = useExtent(model, totalCount);
  const label = model.view.isWhole ? texts.selectEverything : texts.selectPage;
  return (
    <div role="columnheader" className={parts.utilityCell} style={{ insetInlineStart: 0 }}>
      {model.view.selectionMode === 'multiple' ? (
        <label className={parts.checkboxTarget}>
          <input
            type="checkbox"
            className={parts.checkbox}
            aria-label={label}
            tabIndex={-1}
            checked={extent === 'all'}
            ref={(input) => {
              if (input) input.indeterminate = extent === 'some';
            }}
            onChange={() => selectAll(model)}
          />
        </label>
      ) : (
        <span className={visuallyHidden}>{texts.selectRow}</span>
      )}
    </div>
  );
}

interface HeadCellProps<Row> {
  planned: PlannedColumn<Row>;
  sort: Sort;
}

function SortMark<Row>({ planned, sort }: HeadCellProps<Row>) {
  const texts = useDataTexts();
  const sorted = sortOf(sort, planned.column.id);
  if (!sorted) return null;
  const Arrow = sorted.term.direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <span className={heads.sortMark}>
      <Arrow size={14} strokeWidth={1.75} aria-hidden />
      {sort.length > 1 && (
        <>
          <span aria-hidden>{sorted.place}</span>
          <span className={visuallyHidden}>, {texts.sortPlace(sorted.place)}</span>
        </>
      )}
    </span>
  );
}

function HeadCell<Row>({ planned, sort }: HeadCellProps<Row>) {
  const { column, pin, style } = planned;
  const align = heads.headAlign[alignOf(column)];
  const classes = [heads.headCell, pin && heads.headPinned];
  const label = (
    <span className={heads.headLabel} data-part="label">
      {column.header}
    </span>
  );
  return (
    <div
      role="columnheader"
      data-column={column.id}
      className={classes.filter(Boolean).join(' ')}
      style={style}
      aria-sort={sortOf(sort, column.id)?.term.direction}
      title={column.description}
    >
      {column.isSortable === false ? (
        <span className={`${heads.headText} ${align}`}>{label}</span>
      ) : (
        <button type="button" data-part="sort" tabIndex={-1} className={`${heads.headButton} ${align}`}>
          {label}
          <SortMark planned={planned} sort={sort} />
        </button>
      )}
      {column.isResizable !== false && <span className={heads.resizer} data-part="resizer" aria-hidden />}
      {column.description !== undefined && <span className={visuallyHidden}>{column.description}</span>}
    </div>
  );
}

/** The head: names, sorting, widths and the checkbox for all rows of the page. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { plan, model, sort, totalCount, isReloading } = props;
  const texts = useDataTexts();
  return (
    <div role="rowgroup" className={heads.head}>
      <div
        role="row"
        className={heads.headRow}
        data-index={HEAD_ROW}
        aria-rowindex={1}
        // A row without cells is one that is still waiting for them.
        aria-busy={plan.columns.length === 0 || undefined}
      >
        {plan.hasSelection && <SelectAllCell model={model} totalCount={totalCount} />}
        {plan.hasDetail && (
          <div
            role="columnheader"
            className={parts.utilityCell}
            style={{ insetInlineStart: plan.hasSelection ? 40 : 0 }}
          >
            <span className={visuallyHidden}>{texts.expandRow}</span>
          </div>
        )}
        {plan.columns.map((planned) => (
          <HeadCell key={planned.column.id} planned={planned} sort={sort} />
        ))}
      </div>
      {isReloading && <div className={heads.progressLine} aria-hidden />}
    </div>
  );
}
