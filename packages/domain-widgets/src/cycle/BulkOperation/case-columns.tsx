import type { ManufacturingCycleListRow } from '@crt/api-client/types-main';
import { cycleColumns } from '@crt/domain/cycle-list';
import type { Column } from '@crt/ui/DataTable';
import { columnsOf } from '../../shared/list/list-columns.ts';
import { cycleCellOf, type CycleCellNeeds } from '../CycleTable/cycle-cells.tsx';

const shown = cycleColumns().filter(({ id }) => id !== 'actualDate');

/** The columns of step 1: those of the cycle list, with the progress as a bar only (J2). */
export function caseColumns(
  needs: Omit<CycleCellNeeds, 'onOpen'>,
): readonly Column<ManufacturingCycleListRow>[] {
  const cellOf = cycleCellOf({ ...needs, onOpen: () => {} });
  return columnsOf(shown, 'requestIdWithManufacturingRevision', (id) =>
    id === 'manufacturingProgress'
      ? { kind: 'progress', value: (row: ManufacturingCycleListRow) => row.manufacturingProgress, width: 176 }
      : cellOf(id),
  );
}
