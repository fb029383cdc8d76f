import { useRead } from '@crt/api-client/hooks';
import {
  applyRequestImport,
  continueRequestImport,
  exportSkippedRequestRows,
  getImportMessages,
  getRequestImport,
  listImportResults,
  stopRequestImport,
} from '@crt/api-client/main/request-import';
import { importStatusName } from '@crt/domain/import-log-list';
import { none } from '@crt/ui/none';
import { SkeletonText } from '@crt/ui/Skeleton';
import { Stack } from '@crt/ui/Stack';
import { useState } from 'react';
import { FailedRead } from '../shared/read/FailedRead.tsx';
import { isUnfinished, type ImportLinks } from './import-declaration.ts';
import { importTexts } from './import.texts.ts';
import { ImportDetails } from './ImportDetails.tsx';
import { requestImportTexts as texts } from './request-import.texts.ts';
import { statuses, statusNumbers, type StatusCounts } from './request-status.ts';
import { RequestImportAlerts } from './RequestImportAlerts.tsx';
import { RequestResults, type ShownResults } from './RequestResults.tsx';
import { useImportActs } from './use-import-acts.ts';
import { pollMs } from './use-import-users.ts';

const calls = {
  apply: applyRequestImport,
  stop: stopRequestImport,
  goOn: continueRequestImport,
  failedRows: exportSkippedRequestRows,
};

export interface ConnectedRequestImportProps {
  readonly id: number;
  readonly importHref: ImportLinks['importHref'];
  readonly planHref: (id: number) => string;
  /** A dry run is carried out by this import. */
  readonly onApplied: (id: number) => void;
}

/** An import of requests: how far it is, its messages, what may be cases of several pieces, and its results (R14, R20, R22). */
export const ConnectedRequestImport = ({
  id,
  importHref,
  planHref,
  onApplied,
}: ConnectedRequestImportProps) => {
  const read = useRead(
    getRequestImport,
    { id },
    { refetchInterval: ({ state }) => (state.data && isUnfinished(state.data) ? pollMs : false) },
  );
  const acts = useImportActs(calls, id, onApplied);
  const [shown, setShown] = useState<ShownResults>({ page: { index: 0, size: 20 }, status: null });
  const { data, error, refetch, isFetching } = read;
  if (!data)
    return error ? (
      <FailedRead
        error={error}
        failed={importTexts.detailsFailed}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    ) : (
      <SkeletonText lines={8} />
    );
  const nameOf = (userId: string) => data.users.find((user) => user.id === userId)?.symbol ?? userId;
  // Results are read again whenever more of them are done, with live events and without (R22); messages at the end.
  const progress = `${data.state} ${data.doneCount}`;
  const sums = statuses.map((status) => ({
    label: importStatusName[statusNumbers[status]],
    count: data.statusCounts[status],
  }));
  return (
    <Stack gap={4}>
      <Messages key={data.state} id={id} />
      <ImportDetails
        one={data}
        nameOf={nameOf}
        importHref={importHref}
        sums={sums}
        failedRowsLabel={texts.skippedRows}
        {...acts}
      >
        <Results
          key={progress}
          id={id}
          counts={data.statusCounts}
          planHref={planHref}
          shown={shown}
          onShow={setShown}
        />
      </ImportDetails>
    </Stack>
  );
};

/** A section of its own: where it fails, the rest stays. */
const Messages = ({ id }: { readonly id: number }) => {
  const { data, error, refetch, isFetching } = useRead(
    getImportMessages,
    { id },
    { refetchOnMount: 'always' },
  );
  if (data) return <RequestImportAlerts messages={data.messages} candidates={data.multipieceCandidates} />;
  return error ? (
    <FailedRead error={error} failed={texts.messagesFailed} onRetry={refetch} isRetrying={isFetching} />
  ) : null;
};

interface ResultsProps {
  readonly id: number;
  readonly counts: StatusCounts;
  readonly planHref: (id: number) => string;
  readonly shown: ShownResults;
  readonly onShow: (shown: ShownResults) => void;
}

const Results = ({ id, counts, planHref, shown, onShow }: ResultsProps) => {
  const { page, status } = shown;
  const asked = { id, limit: page.size, page: page.index + 1 };
  const read = useRead(
    listImportResults,
    { body: status === null ? asked : { ...asked, chosenStatuses: [statusNumbers[status]] } },
    { placeholderData: (before) => before, refetchOnMount: 'always' },
  );
  return (
    <RequestResults
      results={read.data?.importResults ?? none}
      count={read.data?.count}
      counts={counts}
      shown={shown}
      onShow={onShow}
      planHref={planHref}
      isLoading={read.isPending}
      isReloading={read.isPlaceholderData}
      error={read.error ? read.error.message || texts.resultsFailed : undefined}
      onRetry={() => void read.refetch()}
    />
  );
};
