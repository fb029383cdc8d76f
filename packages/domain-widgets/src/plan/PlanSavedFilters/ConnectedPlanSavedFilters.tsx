import { useRead, useWrite } from '@crt/api-client/hooks';
import { listPlanFilters, savePlanFiltersPreset } from '@crt/api-client/main/stored-query';
import type { AvailableColumn, SavedFilter } from '@crt/api-client/types-main';
import { saveFilter } from '../../shared/saved-filter/save-filter.ts';
import { SavedFilters } from '../../shared/saved-filter/SavedFilters.tsx';
import { toWireFilters, type PlanQuery } from '../plan-query.ts';

const none: readonly SavedFilter[] = [];

export interface ConnectedPlanSavedFiltersProps {
  /** What is shown, and would be saved. */
  readonly query: Pick<PlanQuery, 'filters' | 'sort'>;
  /** The columns as the session keeps them; saved along. */
  readonly columns: readonly AvailableColumn[] | undefined;
  readonly activeId: number | undefined;
  /** Its name, which the session tells before the filters are there. */
  readonly activeName?: string | undefined;
  readonly isModified: boolean;
  readonly onApply: (id: number) => void;
  readonly onReset: () => void;
  /** A filter was saved and is the one in use now. */
  readonly onSaved: (id: number, name: string) => void;
}

/** The saved filters of the plan list (E19 to E23, E28). */
export const ConnectedPlanSavedFilters = (props: ConnectedPlanSavedFiltersProps) => {
  const { query, columns, onSaved, ...picker } = props;
  const list = useRead(listPlanFilters, {});
  const { mutateAsync } = useWrite(savePlanFiltersPreset);
  const save = async (name: string, isOverwriting: boolean) => {
    const wire = toWireFilters(query.filters, query.sort);
    const filters = { ...wire, ...(columns && { availableColumns: [...columns] }) };
    const sortModel = wire.sortColumns ?? [];
    const id = await saveFilter(
      (ignoreWarning) => mutateAsync({ body: { filters, sortModel, name, ignoreWarning } }),
      isOverwriting,
    );
    if (id !== undefined) onSaved(id, name);
    return id !== undefined;
  };
  return <SavedFilters {...picker} filters={list.data?.content ?? none} onSave={save} />;
};
