import { readId } from '@crt/domain/record-id';
import { useDraft } from '@crt/domain-widgets/use-draft';
import { useMemo } from 'react';
import { useQuery } from '../../routes/location.ts';
import type { PlainField } from './record-values.ts';

/** A filter once its facts have been checked against the contract. */
export interface PlainFilter extends Pick<PlainField, 'label' | 'from' | 'value' | 'text'> {
  readonly key: string;
}

/** The chosen values by the member of the record that they are compared with. */
export type Chosen = Readonly<Record<string, number>>;

/** What a list of reference data is narrowed to, and the ways to change it. */
export interface RecordQuery {
  readonly search: string;
  readonly setSearch: (text: string) => void;
  readonly chosen: Chosen;
  /** Sets the value of one filter; null takes it back. */
  readonly choose: (key: string, value: number | null) => void;
  /** Takes all of it back; absent while nothing is set. */
  readonly onClear: (() => void) | undefined;
}

const searchKey = 'search';
/** Characters of a search that a file of the same rows can be asked for, too (SearchText of the contract). */
export const longestSearch = 100;
const noFilters: readonly PlainFilter[] = [];

/**
 * What a list of reference data is narrowed to: a search, and one value for each of its filters (Y1). It stands in the
 * address, so that a copied link, a reload and the way back from a record show the same.
 */
export function useRecordQuery(filters = noFilters): RecordQuery {
  const [query, setQuery] = useQuery();
  const [draft, change] = useDraft(String(query), (next: URLSearchParams) =>
    setQuery(next, { isReplacing: true }),
  );
  const shown = draft ?? query;
  const put = (key: string, value: string | null) => {
    const next = new URLSearchParams(shown);
    if (value) next.set(key, value);
    else next.delete(key);
    change(next);
  };
  const search = (shown.get(searchKey) ?? '').slice(0, longestSearch);
  const address = String(shown);
  const chosen = useMemo(() => readChosen(new URLSearchParams(address), filters), [address, filters]);
  const clear = () => {
    const next = new URLSearchParams(shown);
    for (const key of [searchKey, ...filters.map((filter) => filter.key)]) next.delete(key);
    change(next);
  };
  return {
    search,
    setSearch: (text) => put(searchKey, text),
    chosen,
    choose: (key, value) => put(key, value === null ? null : String(value)),
    onClear: search !== '' || Object.keys(chosen).length > 0 ? clear : undefined,
  };
}

/** What makes no sense counts as left out. */
function readChosen(query: URLSearchParams, filters: readonly PlainFilter[]): Chosen {
  const given = filters.flatMap(({ key }) => {
    const value = readId(query.get(key) ?? undefined);
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(given);
}

/** The records that have all chosen values. */
export function narrowed<Row extends object>(records: readonly Row[], chosen: Chosen): readonly Row[] {
  const wanted = Object.entries(chosen);
  return wanted.length === 0
    ? records
    : records.filter((record) => wanted.every(([key, value]) => Reflect.get(record, key) === value));
}
