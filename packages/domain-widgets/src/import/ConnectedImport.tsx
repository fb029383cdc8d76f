import { useRead } from '@crt/api-client/hooks';
import { SkeletonText } from '@crt/ui/Skeleton';
import { useState } from 'react';
import { FailedRead } from '../shared/read/FailedRead.tsx';
import {
  isUnfinished,
  type ImportDeclaration,
  type ImportLinks,
  type ImportRowFacts,
} from './import-declaration.ts';
import { importTexts as texts } from './import.texts.ts';
import { ImportDetails } from './ImportDetails.tsx';
import { ImportRows, type ShownRows } from './ImportRows.tsx';
import { useImportActs } from './use-import-acts.ts';
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
