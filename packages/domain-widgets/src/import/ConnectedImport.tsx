import { useDownload, useRead, useWrite } from '@crt/api-client/hooks';
import { SkeletonText } from '@crt/ui/Skeleton';
import { toast } from '@crt/ui/toast';
import { useState } from 'react';
import { FailedRead } from '../shared/read/FailedRead.tsx';
import { sendOrTell } from '../shared/rest/send-or-tell.tsx';
import {
  isUnfinished,
  type ImportCalls,
  type ImportDeclaration,
  type ImportLinks,
  type ImportRowFacts,
} from './import-declaration.ts';
import { importTexts as texts } from './import.texts.ts';
import { ImportDetails } from './ImportDetails.tsx';
import { ImportRows, type ShownRows } from './ImportRows.tsx';
import { pollMs, useImportUsers } from './use-import-users.ts';

export interface ConnectedImportProps<Row extends ImportRowFacts> extends ImportLinks {
  readonly kind: Pick<ImportDeclaration<Row>, 'calls' | 'rowsOf' | 'record' | 'columns'>;
  readonly id: number;
  /** A dry run is carried out by this import. */
  readonly onApplied: (id: number) => void;
}

/** An import with its rows: it follows how it goes on by itself, and can be stopped and carried out (R2, R3, R19, R22). */
export const ConnectedImport = <Row extends ImportRowFacts>(props: ConnectedImportProps<Row>) => {
  const { kind, id, importHref, recordHref, onApplied } = props;
  const [shown, setShown] = useState<ShownRows>({ page: { index: 0, size: 20 }, outcome: null });
  const { page, outcome } = shown;
  const asked = { id, limit: page.size, page: page.index + 1 };
  const read = useRead(
    kind.calls.details,
    outcome === null ? asked : { ...asked, chosenOutcomes: [outcome] },
    {
      placeholderData: (before) => before,
      refetchInterval: ({ state }) => (state.data && isUnfinished(state.data) ? pollMs : false),
    },
  );
  const nameOf = useImportUsers();
  const acts = useImportActs(kind.calls, id, onApplied);
  const { data, error, refetch, isFetching } = read;
  if (data)
    return (
      <ImportDetails one={data} nameOf={nameOf} importHref={importHref} {...acts}>
        <ImportRows
          kind={kind}
          recordHref={recordHref}
          summary={data.summary}
          rows={kind.rowsOf(data)}
          count={data.count}
          shown={shown}
          onShow={setShown}
          isReloading={read.isPlaceholderData}
        />
      </ImportDetails>
    );
  if (error)
    return (
      <FailedRead error={error} failed={texts.detailsFailed} onRetry={refetch} isRetrying={isFetching} />
    );
  return <SkeletonText lines={8} />;
};

/** What can be done with an import, told when it is done and when it is refused. */
function useImportActs(calls: ImportCalls, id: number, onApplied: (id: number) => void) {
  const stop = useWrite(calls.stop);
  const goOn = useWrite(calls.goOn);
  const apply = useWrite(calls.apply);
  const failedRows = useDownload(calls.failedRows);
  const failed = texts.actFailed;
  return {
    onStop: () => void sendOrTell(() => stop.mutateAsync({ id }), { done: texts.stopped, failed }),
    onGoOn: () => void sendOrTell(() => goOn.mutateAsync({ id }), { done: texts.goesOn, failed }),
    onApply: () =>
      void sendOrTell(async () => onApplied(await apply.mutateAsync({ id })), {
        done: texts.applied,
        failed,
      }),
    onFailedRows: () =>
      void failedRows
        .mutateAsync({ id })
        .catch(() => toast({ message: texts.downloadFailed, tone: 'critical' })),
  };
}
