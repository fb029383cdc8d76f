import { readOptions, skipToken, useRead } from '@crt/api-client/hooks';
import { listCompatibleCycles } from '@crt/api-client/main/bulk-operation';
import type { ManufacturingCycleListRow } from '@crt/api-client/types-main';
import { Banner } from '@crt/ui/Banner';
import { useLinkRouter } from '@crt/ui/LinkProvider';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useListRows } from '../../shared/list/use-list-rows.ts';
import { FailedRead } from '../../shared/read/FailedRead.tsx';
import { ConnectedCycleFilterBar } from '../CycleFilterBar/ConnectedCycleFilterBar.tsx';
import type { CycleFilters } from '../cycle-filters.ts';
import { BulkCaseTable } from './BulkCaseTable.tsx';
import * as styles from './BulkOperation.css.ts';
import { bulkCyclesList, bulkQuery } from './bulk-list.ts';
import { bulkTexts } from './bulk.texts.ts';
import { caseColumns } from './case-columns.tsx';

type Row = ManufacturingCycleListRow;

export interface ConnectedBulkCasesProps {
  readonly filters: CycleFilters;
  /** As they are asked for: half a second behind what is on screen. */
  readonly askedFilters: CycleFilters;
  readonly onFiltersChange: (filters: CycleFilters) => void;
  readonly selected: ReadonlyMap<number, Row>;
  readonly onSelect: (rows: readonly Row[]) => void;
  readonly index?: number | undefined;
  readonly cycleHref: (path: string, list: string | undefined) => string;
  readonly now?: () => Date;
}

const nobody: ReadonlySet<number> = new Set();
const clock = () => new Date();

/** Step 1: filters, until something is selected, and the cases (J2 to J5, J14, J15, J17). */
export const ConnectedBulkCases = (props: ConnectedBulkCasesProps) => {
  const { filters, askedFilters, onFiltersChange, selected, onSelect, index, cycleHref, now = clock } = props;
  const query = useMemo(() => bulkQuery(askedFilters), [askedFilters]);
  const { source, queryId } = useListRows(bulkCyclesList, query);
  const { rows, totalCount = 0 } = source;
  const { base } = useLinkRouter();
  const columns = useMemo(
    () => caseColumns({ href: ({ manufacturingURL }) => base + cycleHref(manufacturingURL, queryId), now }),
    [base, cycleHref, queryId, now],
  );
  const { suggested, read, among } = useSuggestions(rows, selected);
  const select = async (ids: readonly number[]) => {
    // Of everything at once: the first, and what can go with it.
    const [first] = ids;
    const kept = selected.size > 0 || first === undefined || ids.length < 2 ? ids : await among(first, ids);
    const known = new Map(rows.map((row) => [row.id, row]));
    onSelect(kept.flatMap((id) => known.get(id) ?? selected.get(id) ?? []));
  };
  const hasSelection = selected.size > 0;
  return (
    <div className={styles.cases}>
      <fieldset disabled={hasSelection} className={styles.filters} aria-describedby="bulk-filters-fixed">
        <ConnectedCycleFilterBar filters={filters} onChange={onFiltersChange} hasMilestones={false} />
      </fieldset>
      <p id="bulk-filters-fixed" role="status" className={styles.note}>
        {hasSelection && bulkTexts.fixedFilters}
      </p>
      {totalCount > rows.length && rows.length > 0 && (
        <Banner tone="caution">{bulkTexts.moreThanShown(totalCount, rows.length)}</Banner>
      )}
      <FailedRead
        error={read.error}
        failed={bulkTexts.suggestionsFailed}
        onRetry={read.refetch}
        isRetrying={read.isFetching}
      />
      <BulkCaseTable
        rows={rows}
        columns={columns}
        selected={useMemo(() => new Set(selected.keys()), [selected])}
        suggested={suggested}
        onSelect={(ids) => void select(ids)}
        index={index}
        isLoading={source.isLoading === true}
        error={source.error}
        isFiltered={source.isFiltered}
        {...(source.onRetry && { onRetry: source.onRetry })}
      />
    </div>
  );
};

/** Which cases the server suggests for what is selected; asked anew with each change (J4). */
function useSuggestions(rows: readonly Row[], selected: ReadonlyMap<number, Row>) {
  const client = useQueryClient();
  const filteredCases = useMemo(() => rows.map(({ id }) => id), [rows]);
  const inputOf = (selectedCases: number[]) => ({ body: { selectedCases, filteredCases } });
  const read = useRead(
    listCompatibleCycles,
    selected.size === 0 || filteredCases.length === 0 ? skipToken : inputOf([...selected.keys()]),
    { placeholderData: keepPreviousData },
  );
  const result = selected.size === 0 ? undefined : read.data?.result;
  const suggested = useMemo(() => (result ? new Set(result) : nobody), [result]);
  const among = async (first: number, ids: readonly number[]) => {
    try {
      const answer = await client.fetchQuery(readOptions(listCompatibleCycles, inputOf([first])));
      const compatible = new Set(answer.result);
      return ids.filter((id) => id === first || compatible.has(id));
    } catch {
      // The question that follows the selection fails too, and says so.
      return [first];
    }
  };
  return { suggested, read, among };
}
