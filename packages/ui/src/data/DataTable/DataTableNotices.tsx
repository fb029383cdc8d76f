import { RotateCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { BarButton } from '../BarButton/BarButton.tsx';
import { useDataTexts } from '../data-texts.ts';
import type { DataTableProps } from './DataTable.types.ts';
import * as bars from './bars.css.ts';
import { pressAndReturn } from './grid-focus.ts';
import { clearSelection, selectEverything } from './select-rows.ts';
import { selectionExtent } from './selection.ts';
import type { TableModel } from './table-model.ts';

interface DataTableNoticesProps<Row> {
  model: TableModel<Row>;
  table: DataTableProps<Row>;
  totalCount: number;
}

/** After the whole page was chosen: offers all matching rows, or says that they are chosen. */
function SelectionNotice<Row>({ model, totalCount }: { model: TableModel<Row>; totalCount: number }) {
  const texts = useDataTexts();
  const state = useSyncExternalStore(
    model.selection.subscribe,
    () => {
      const selection = model.selection.get();
      const { rows, getRowKey, isWhole, selectionMode, canSelectRow } = model.view;
      // Nobody knows whether rows of other pages can be chosen.
      if (selectionMode !== 'multiple' || isWhole || canSelectRow) return 'none';
      if (selection.isInverted && selection.keys.size === 0) return 'everything';
      return !selection.isInverted && selectionExtent(selection, rows.map(getRowKey)) === 'all'
        ? 'page'
        : 'none';
    },
    () => 'none',
  );
  if (state === 'none') return null;
  return (
    <div className={`${bars.notice} ${bars.noticeTone.neutral}`} role="status">
      {state === 'page' ? texts.pageSelected(model.view.rows.length) : texts.everythingSelected(totalCount)}
      {state === 'page' ? (
        <BarButton kind="accent" onPress={() => selectEverything(model)}>
          {texts.selectAllMatching(totalCount)}
        </BarButton>
      ) : (
        <BarButton kind="accent" onPress={() => pressAndReturn(model, () => clearSelection(model))}>
          {texts.clearSelection}
        </BarButton>
      )}
    </div>
  );
}

/** The lines above the rows: changes on the server, a failed reload, the offer to choose everything. */
export function DataTableNotices<Row>({ model, table, totalCount }: DataTableNoticesProps<Row>) {
  const texts = useDataTexts();
  const { changes, error, rows, onRetry } = table;
  return (
    <>
      {changes !== undefined && changes.count > 0 && (
        <div className={`${bars.notice} ${bars.noticeTone.info}`} role="status">
          {texts.changed(changes.count)}
          <BarButton kind="accent" onPress={() => pressAndReturn(model, changes.onShow)}>
            {texts.showChanges}
          </BarButton>
        </div>
      )}
      {error !== undefined && rows.length > 0 && (
        <div className={`${bars.notice} ${bars.noticeTone.critical}`} role="alert">
          {error}
          {onRetry && (
            <BarButton onPress={() => pressAndReturn(model, onRetry)}>
              <RotateCw size={14} strokeWidth={1.75} aria-hidden />
              {texts.retry}
            </BarButton>
          )}
        </div>
      )}
      <SelectionNotice model={model} totalCount={totalCount} />
    </>
  );
}
