import type { ImportResult } from '@crt/api-client/types-main';
import { importStatusName } from '@crt/domain/import-log-list';
import { DataTable, defineColumns, type Column } from '@crt/ui/DataTable';
import { Tabs } from '@crt/ui/Tabs';
import { useMemo } from 'react';
import { importTexts } from './import.texts.ts';
import { requestImportTexts as texts } from './request-import.texts.ts';
import { statusMark, statuses, statusNumbers, type StatusCounts } from './request-status.ts';
import { updatedFieldsText } from './updated-fields-text.ts';

/** Which results are on show. */
export interface ShownResults {
  readonly page: { readonly index: number; readonly size: number };
  readonly status: keyof StatusCounts | null;
}

export interface RequestResultsProps {
  readonly results: readonly ImportResult[];
  readonly count: number | undefined;
  readonly counts: StatusCounts;
  readonly shown: ShownResults;
  readonly onShow: (shown: ShownResults) => void;
  readonly planHref: (id: number) => string;
  readonly isLoading?: boolean;
  readonly isReloading?: boolean;
  readonly error?: string | undefined;
  readonly onRetry?: () => void;
}

const getRowKey = ({ rowNumber }: ImportResult) => String(rowNumber);
const toneOf = ({ isChangedSinceDryRun }: ImportResult) =>
  isChangedSinceDryRun ? ({ tone: 'caution', label: importTexts.changedSinceDryRun } as const) : undefined;

const columnsOf = (planHref: (id: number) => string): readonly Column<ImportResult>[] =>
  defineColumns<ImportResult>([
    {
      id: 'row',
      header: importTexts.columns.row,
      kind: 'number',
      value: ({ rowNumber }) => rowNumber,
      width: 72,
      isSortable: false,
    },
    {
      id: 'requestId',
      header: texts.columns.requestId,
      kind: 'link',
      value: ({ requestId }) => requestId,
      href: ({ fulfilmentPlanId }) => (fulfilmentPlanId === null ? undefined : planHref(fulfilmentPlanId)),
      isSortable: false,
    },
    {
      id: 'status',
      header: importTexts.columns.status,
      kind: 'badge',
      value: statusMark,
      width: 112,
      isSortable: false,
    },
    said('skipReason', ({ skipReason }) => skipReason),
    said('additionalInfo', ({ additionalInfo }) => additionalInfo),
    said('updatedFields', ({ updatedFields }) => updatedFieldsText(updatedFields)),
  ]);

const said = (
  id: keyof typeof texts.columns,
  value: (row: ImportResult) => string | null,
): Column<ImportResult> => ({
  id,
  header: texts.columns[id],
  kind: 'text',
  value,
  lines: 3,
  isFlexible: true,
  isSortable: false,
});

/** What became of the requests of an import, one page of them (R14, R16). */
export const RequestResults = (props: RequestResultsProps) => {
  const { results, count, counts, shown, onShow, planHref, ...reading } = props;
  const columns = useMemo(() => columnsOf(planHref), [planHref]);
  const all = statuses.reduce((sum, status) => sum + counts[status], 0);
  return (
    <Tabs
      label={importTexts.outcomes}
      items={[
        { id: 'all', title: importTexts.allOutcomes, count: all },
        ...statuses.map((id) => ({ id, title: importStatusName[statusNumbers[id]], count: counts[id] })),
      ]}
      selected={shown.status ?? 'all'}
      onSelect={(id) =>
        onShow({
          page: { ...shown.page, index: 0 },
          status: statuses.find((status) => status === id) ?? null,
        })
      }
    >
      <DataTable
        {...reading}
        label={importTexts.table}
        columns={columns}
        getRowKey={getRowKey}
        getRowTone={toneOf}
        hasColumnChooser={false}
        height="content"
        rows={results}
        totalCount={count}
        page={shown.page}
        onPageChange={(page) => onShow({ ...shown, page })}
        empty={
          shown.status === null
            ? { reason: 'nothingYet', title: importTexts.noRows }
            : { reason: 'nothingMatches' }
        }
      />
    </Tabs>
  );
};
