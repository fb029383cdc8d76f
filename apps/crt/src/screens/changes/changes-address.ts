import { pageOfRecord, pageSizes } from '@crt/domain/list-page';
import { planFieldText } from '@crt/domain/plan-field';
import { parseRelativeDuration } from '@crt/domain/relative-duration';
import {
  isChangesNarrowed,
  isSortableChange,
  newestFirst,
  type ChangesFilters,
  type ChangesQuery,
  type ChangesSpan,
} from '@crt/domain-widgets/changes-query';
import type { Sort } from '@crt/ui/DataTable';
import { isSomethingLeftOut } from '../../routes/left-out.ts';
import { idForm, readId } from '../../routes/paths.ts';

/** What the address of the change log says. */
export interface ChangesAddress extends ChangesQuery {
  /** The saved filter from which the filters come (V6). */
  readonly storedQueryId: number | undefined;
  /** Whether filters stand in the address; if not, those of the saved filter apply. */
  readonly hasFilters: boolean;
}

/** Stands in the address of a log without filters, so that it differs from one that nobody has filtered yet. */
const unfilteredMark = 'all';
const names = ['requestId', 'products', 'changeType', 'from', 'to', 'last', 'distributionCenters', 'userId'];

const listOf = (query: URLSearchParams, name: string, form: RegExp): string[] =>
  [...new Set((query.get(name) ?? '').split(','))].filter((value) => form.test(value));
// Signs that cannot be seen would refuse the whole log.
const textOf = (query: URLSearchParams, name: string, length: number) =>
  (query.get(name) ?? '').replaceAll(/\p{Cc}/gu, '').slice(0, length);

/** Reads the address; what is missing or damaged gets its default. */
export function readChangesAddress(query: URLSearchParams): ChangesAddress {
  const size =
    pageSizes.find((candidate) => candidate === Number(query.get('recordsPerPage'))) ?? pageSizes[0];
  return {
    filters: readFilters(query),
    sort: readSort(query),
    page: { index: pageOfRecord(Number(query.get('index')), size) - 1, size },
    storedQueryId: readId(query.get('storedQueryId')),
    hasFilters: query.has(unfilteredMark) || names.some((name) => query.has(name)),
  };
}

function readFilters(query: URLSearchParams): ChangesFilters {
  return {
    requestId: textOf(query, 'requestId', 30),
    products: listOf(query, 'products', /^\d+(?:-\d+)?$/),
    type: readType(query),
    span: readSpan(query),
    distributionCenters: listOf(query, 'distributionCenters', idForm).map(Number),
    userId: textOf(query, 'userId', 60),
  };
}

function readType(query: URLSearchParams): ChangesFilters['type'] {
  const code = textOf(query, 'changeType', 60);
  // What does not look like a code would refuse the whole log.
  if (!/^[\w.:-]+$/.test(code)) return undefined;
  return {
    code,
    label: textOf(query, 'changeTypeLabel', 100) || planFieldText(code).toUpperCase(),
    oldValue: textOf(query, 'oldValue', 200),
    newValue: textOf(query, 'newValue', 200),
  };
}

function readSpan(query: URLSearchParams): ChangesSpan | undefined {
  const text = textOf(query, 'last', 40);
  if (parseRelativeDuration(text) !== undefined) return { kind: 'relative', text };
  const [start, end] = [instantOf(query, 'from'), instantOf(query, 'to')];
  return start === null && end === null ? undefined : { kind: 'absolute', start, end };
}

function instantOf(query: URLSearchParams, name: string): string | null {
  const time = Date.parse(query.get(name) ?? '');
  if (Number.isNaN(time)) return null;
  const instant = new Date(time).toISOString();
  // Of years with other than four digits the server knows nothing.
  return /^\d{4}-/.test(instant) ? instant : null;
}

function readSort(query: URLSearchParams): Sort {
  const columnId = query.get('orderBy') ?? '';
  if (!isSortableChange(columnId)) return newestFirst;
  return [{ columnId, direction: query.get('ascending') === '1' ? 'ascending' : 'descending' }];
}

/** Writes the address of a query. */
export function writeChangesAddress(
  { filters, sort, page }: ChangesQuery,
  storedQueryId?: number,
): URLSearchParams {
  const { type, span } = filters;
  const [first] = sort;
  const parts: readonly (readonly [name: string, value: string])[] = [
    [unfilteredMark, isChangesNarrowed(filters) ? '' : '1'],
    ['requestId', filters.requestId],
    ['products', filters.products.join(',')],
    ['changeType', type?.code ?? ''],
    ['changeTypeLabel', type?.label ?? ''],
    ['oldValue', type?.oldValue ?? ''],
    ['newValue', type?.newValue ?? ''],
    ['last', span?.kind === 'relative' ? span.text : ''],
    ['from', span?.kind === 'absolute' ? (span.start ?? '') : ''],
    ['to', span?.kind === 'absolute' ? (span.end ?? '') : ''],
    ['distributionCenters', filters.distributionCenters.join(',')],
    ['userId', filters.userId],
    ['orderBy', first?.columnId ?? ''],
    ['ascending', first ? (first.direction === 'ascending' ? '1' : '0') : ''],
    ['storedQueryId', storedQueryId === undefined ? '' : String(storedQueryId)],
    ['index', page.index > 0 ? String(page.index * page.size + 1) : ''],
    ['recordsPerPage', page.size === pageSizes[0] ? '' : String(page.size)],
  ];
  return new URLSearchParams(parts.filter(([, value]) => value !== '').map(([name, value]) => [name, value]));
}

/** Whether an address says something that the log does not know; it shows what the rest says. */
export function isLeftOut(query: URLSearchParams): boolean {
  const address = readChangesAddress(query);
  return isSomethingLeftOut(query, {
    as: writeChangesAddress(address, address.storedQueryId),
    places: [unfilteredMark, 'changeTypeLabel', 'ascending', 'index', 'recordsPerPage'],
    reworded: ['from', 'to'],
  });
}
