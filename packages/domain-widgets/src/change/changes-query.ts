import { sortOrder as wireOrder } from '@crt/api-client/enums/sort-order';
import type { ChangesFilterState } from '@crt/api-client/types-main';
import { parseRelativeDuration } from '@crt/domain/relative-duration';
import type { Sort } from '@crt/ui/DataTable';
import type { Page } from '@crt/ui/Pagination';

/** A change type, by its code and its text, and the values that are looked for; '' looks for any (V3). */
export interface ChangeTypeChoice {
  readonly code: string;
  readonly label: string;
  readonly oldValue: string;
  readonly newValue: string;
}

/** When a change was made: between two instants, either of them open, or a time back from now as '4w 2d' (V5). */
export type ChangesSpan =
  | { readonly kind: 'absolute'; readonly start: string | null; readonly end: string | null }
  | { readonly kind: 'relative'; readonly text: string };

/** What narrows the change log; an empty member does not narrow (V3). */
export interface ChangesFilters {
  readonly requestId: string;
  readonly products: readonly string[];
  readonly type: ChangeTypeChoice | undefined;
  readonly span: ChangesSpan | undefined;
  readonly distributionCenters: readonly number[];
  readonly userId: string;
}

/** Which page of which changes, in which order. */
export interface ChangesQuery {
  readonly filters: ChangesFilters;
  readonly sort: Sort;
  readonly page: Page;
}

/** The change log without any filter. */
export const noChangesFilters: ChangesFilters = {
  requestId: '',
  products: [],
  type: undefined,
  span: undefined,
  distributionCenters: [],
  userId: '',
};

/** Whether anything narrows the log. */
export function isChangesNarrowed({ type, span, ...others }: ChangesFilters): boolean {
  return (
    type !== undefined ||
    span !== undefined ||
    Object.values(others).some((value: { length: number }) => value.length > 0)
  );
}

/** The order when nobody chose one: newest first (V9). */
export const newestFirst: Sort = [{ columnId: 'date', direction: 'descending' }];

/** Whether the purchase order number is worth a column: the chosen change type is about it (V2). */
export function showsPoNumber({ type }: ChangesFilters): boolean {
  return type?.label.includes('PO NUMBER') === true;
}

type OrderBy = NonNullable<ChangesFilterState['orderBy']>;

/** Filters and order as the wire carries them. */
export function toWireChanges(filters: ChangesFilters, sort: Sort): ChangesFilterState {
  const { type, span } = filters;
  const [first] = sort;
  return {
    requestId: filters.requestId || null,
    chosenProducts: [...filters.products],
    changeTypeFilter: type
      ? {
          changeType: type.code,
          oldValue: type.oldValue || null,
          newValue: type.newValue || null,
          changeTypeLabel: type.label,
        }
      : null,
    dateFilter: span ? toWireSpan(span) : null,
    chosenDistributionCenters: [...filters.distributionCenters],
    userId: filters.userId || null,
    ...(first && { orderBy: first.columnId as OrderBy, ascending: wireOrder[first.direction] }),
  };
}

function toWireSpan(span: ChangesSpan): NonNullable<ChangesFilterState['dateFilter']> {
  const isRelative = span.kind === 'relative';
  return {
    absoluteStartDate: isRelative ? null : span.start,
    absoluteEndDate: isRelative ? null : span.end,
    relativeDate: isRelative ? span.text : null,
    relativeDateMiliseconds: isRelative ? (parseRelativeDuration(span.text) ?? null) : null,
    currentDateTabValue: span.kind,
  };
}

/** Filters that the server kept. */
export function fromWireChanges(wire: ChangesFilterState): ChangesFilters {
  const { changeTypeFilter: type } = wire;
  return {
    requestId: wire.requestId ?? '',
    products: wire.chosenProducts ?? [],
    type: type?.changeType
      ? {
          code: type.changeType,
          label: type.changeTypeLabel ?? '',
          oldValue: type.oldValue ?? '',
          newValue: type.newValue ?? '',
        }
      : undefined,
    span: fromWireSpan(wire.dateFilter),
    distributionCenters: wire.chosenDistributionCenters ?? [],
    userId: wire.userId ?? '',
  };
}

function fromWireSpan(date: ChangesFilterState['dateFilter']): ChangesSpan | undefined {
  if (!date) return undefined;
  if (date.currentDateTabValue === 'relative')
    return date.relativeDate ? { kind: 'relative', text: date.relativeDate } : undefined;
  const { absoluteStartDate: start, absoluteEndDate: end } = date;
  return start || end ? { kind: 'absolute', start, end } : undefined;
}

const sortable: Readonly<Record<OrderBy, true>> = {
  requestId: true,
  productType: true,
  date: true,
  changeType: true,
  message: true,
  distributionCenter: true,
  userSymbol: true,
  poNumber: true,
};

/** Whether the log can be sorted by a column. */
export const isSortableChange = (columnId: string): boolean => Object.hasOwn(sortable, columnId);

/** The order that the server kept. */
export function fromWireChangesSort({ orderBy, ascending }: ChangesFilterState): Sort {
  if (!orderBy) return newestFirst;
  return [{ columnId: orderBy, direction: ascending === wireOrder.ascending ? 'ascending' : 'descending' }];
}
