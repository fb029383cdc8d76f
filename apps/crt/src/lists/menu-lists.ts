import { listDocumentQueries, listProductQueries } from '@crt/api-client/documentation/documentation-query';
import { getChosenManufacturingFilters } from '@crt/api-client/main/manufacturing-filter';
import { getChosenPlanFilters } from '@crt/api-client/main/plan-filter';
import { listManufacturingFilters, listPlanFilters } from '@crt/api-client/main/stored-query';
import type { Read } from '@crt/api-client/operation';
import type { DocumentationQuery } from '@crt/api-client/types-documentation';
import type { SavedFilter } from '@crt/api-client/types-main';
import type { Permission } from '@crt/domain/permission';
import { cycleRights, planRights, type SectionId } from '../nav/sections.ts';
import { paths } from '../routes/paths.ts';

/** A saved filter as the menu shows it. */
export interface MenuFilter {
  readonly id: number;
  readonly name: string;
  /** Others see it, too (B18). */
  readonly isShared: boolean;
  /** Where it is put in use. */
  readonly path: string;
}

/** What the menu shows of a list: its saved filters, each with an entry of its own (B7, B19). */
export interface MenuList {
  readonly section: SectionId;
  readonly access: readonly Permission[];
  readonly path: string;
  /** The entry of the list without any filter. */
  readonly defaultPath: string;
  readonly filters: Read<object, unknown>;
  /** The filters in the answer of that call. */
  readonly filtersIn: (answer: unknown) => readonly MenuFilter[];
  /** What was left in use at the last visit; absent where nothing is kept. */
  readonly kept?: Read<object, { readonly storedQueryId?: number | null }>;
}

/** Ties the call for the filters to the reading of its answer. */
const menuList = <Answer>(
  list: Omit<MenuList, 'filters' | 'filtersIn'> & {
    readonly filters: Read<object, Answer>;
    readonly filtersIn: (answer: Answer) => readonly MenuFilter[];
  },
): MenuList => ({
  ...list,
  // The only answers that come here are those of this call.
  filtersIn: (answer) => list.filtersIn(answer as Answer),
});

const inContent =
  (filterPath: (id: number) => string) =>
  ({ content }: { readonly content: readonly SavedFilter[] }): readonly MenuFilter[] =>
    content.map(({ id, name, sharingLevel }) => ({
      id,
      name,
      isShared: sharingLevel === 1,
      path: filterPath(id),
    }));

const asAddresses = (saved: readonly DocumentationQuery[]): readonly MenuFilter[] =>
  saved.map((filter) => ({
    id: filter.id,
    name: filter.name,
    isShared: !filter.isPrivate,
    path: paths.savedDocumentationFilter(filter),
  }));

/** The lists whose saved filters stand in the menu, always the same ones; the definitions themselves come with their screens. */
export const menuLists: readonly MenuList[] = [
  menuList({
    section: 'plans',
    access: planRights,
    path: paths.planList(),
    defaultPath: paths.loadPlanFilter(),
    filters: listPlanFilters,
    filtersIn: inContent(paths.loadPlanFilter),
    kept: getChosenPlanFilters,
  }),
  menuList({
    section: 'manufacturing',
    access: cycleRights,
    path: paths.manufacturingList(),
    defaultPath: paths.loadManufacturingFilter(),
    filters: listManufacturingFilters,
    filtersIn: inContent(paths.loadManufacturingFilter),
    kept: getChosenManufacturingFilters,
  }),
  menuList({
    section: 'documents',
    access: ['CanReadDocuments'],
    path: paths.documentList(),
    defaultPath: paths.documentList(),
    filters: listDocumentQueries,
    filtersIn: asAddresses,
  }),
  menuList({
    section: 'products',
    access: ['CanReadProducts'],
    path: paths.documentedProductList(),
    defaultPath: paths.documentedProductList(),
    filters: listProductQueries,
    filtersIn: asAddresses,
  }),
];
