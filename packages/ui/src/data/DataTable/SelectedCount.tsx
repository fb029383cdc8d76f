import { useSyncExternalStore } from 'react';
import { BarButton } from '../BarButton/BarButton.tsx';
import { useDataTexts } from '../data-texts.ts';
import { pressAndReturn } from './grid-focus.ts';
import { clearSelection } from './select-rows.ts';
import { countSelected } from './selection.ts';
import type { TableModel } from './table-model.ts';

/** How many rows are chosen; only this draws again when that changes. */
export function SelectedCount<Row>({ model, totalCount }: { model: TableModel<Row>; totalCount: number }) {
  const texts = useDataTexts();
  const count = useSyncExternalStore(
    model.selection.subscribe,
    () => countSelected(model.selection.get(), totalCount),
    () => 0,
  );
  return (
    <>
      <span role="status">{count > 0 && texts.selected(count)}</span>
      {count > 0 && (
        <BarButton onPress={() => pressAndReturn(model, () => clearSelection(model))}>
          {texts.clearSelection}
        </BarButton>
      )}
    </>
  );
}
