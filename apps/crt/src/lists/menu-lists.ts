import { getChosenManufacturingFilters } from '@crt/api-client/main/manufacturing-filter';
import { getChosenPlanFilters } from '@crt/api-client/main/plan-filter';
import { listManufacturingFilters, listPlanFilters } from '@crt/api-client/main/stored-query';
import type { Read } from '@crt/api-client/operation';
import type { SavedFilter } from '@crt/api-client/types-main';
import type { Permission } from '@crt/domain/permission';
import { cycleRights, planRights, type SectionId } from '../nav/sections.ts';
import { paths } from '../routes/paths.ts';

/** What the menu shows of a list: its saved filters, each with an entry of its own (B7). */
export interface MenuList {
  readonly section: SectionId;
  readonly access: readonly Permission[];
  readonly path: string;
  /** Where the filter of that id is put in use; without an id the list without any. */
  readonly filterPath: (id?: number) => string;
  readonly filters: Read<object, { readonly content: readonly SavedFilter[] }>;
  /** What was left in use at the last visit. */
  readonly kept: Read<object, { readonly storedQueryId?: number | null }>;
}

/** The lists whose saved filters stand in the menu, always the same ones; the definitions themselves come with their screens. */
export const menuLists: readonly [MenuList, ...MenuList[]] = [
  {
    section: 'plans',
    access: planRights,
    path: paths.planList(),
    filterPath: paths.loadPlanFilter,
    filters: listPlanFilters,
    kept: getChosenPlanFilters,
  },
  {
    section: 'manufacturing',
    access: cycleRights,
    path: paths.manufacturingList(),
    filterPath: paths.loadManufacturingFilter,
    filters: listManufacturingFilters,
    kept: getChosenManufacturingFilters,
  },
];
