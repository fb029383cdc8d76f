import { exportManufacturingCycles } from '@crt/api-client/main/manufacturing-cycle-list';
import { ListExport, type ListExportProps } from '../shared/list/ListExport.tsx';
import { ListSavedFilters, type ListSavedFiltersProps } from '../shared/list/ListSavedFilters.tsx';
import type { CycleFilters } from './cycle-filters.ts';
import { cyclesList } from './cycle-list.ts';
import { cycleTexts } from './cycle.texts.ts';

export type ConnectedCycleSavedFiltersProps = Omit<ListSavedFiltersProps<CycleFilters, never, never>, 'list'>;

/** The saved filters of the cycle list (G11, G21). */
export const ConnectedCycleSavedFilters = (props: ConnectedCycleSavedFiltersProps) => (
  <ListSavedFilters list={cyclesList} {...props} />
);

export type ConnectedCycleExportProps = Pick<ListExportProps, 'onPrepare'>;

/** The cycle list as a spreadsheet, for everybody who sees it (G6, G22). */
export const ConnectedCycleExport = ({ onPrepare }: ConnectedCycleExportProps) => (
  <ListExport call={exportManufacturingCycles} failed={cycleTexts.exportFailed} onPrepare={onPrepare} />
);
