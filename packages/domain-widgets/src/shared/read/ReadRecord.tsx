import type { ApiError } from '@crt/api-client/api-error';
import { Card } from '@crt/ui/Card';
import { ErrorState } from '@crt/ui/ErrorState';
import { SkeletonText } from '@crt/ui/Skeleton';
import { SplitView } from '@crt/ui/SplitView';
import { Stack } from '@crt/ui/Stack';
import type { ReactNode } from 'react';
import { FailedRead } from './FailedRead.tsx';

/** The panels of a record, laid out as they will stand. */
export interface RecordPanels {
  /** What it is, with about so many lines as it has fields; beside it what it is in the eIFU. */
  readonly information: WaitingPanel;
  readonly aside: WaitingPanel;
  /** The titles of the tables below. */
  readonly tables: readonly string[];
}

interface WaitingPanel {
  readonly title: string;
  readonly lines: number;
}

export interface ReadRecordProps<Data> {
  readonly read: {
    readonly data: Data | undefined;
    readonly error: ApiError | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Whatever else it is drawn with is there. */
  readonly isReady: boolean;
  /** Says what failed. */
  readonly failed: string;
  /** Its panels, which stand there from the beginning; without them a few lines keep its place. */
  readonly panels?: RecordPanels;
  readonly children: (data: Data) => ReactNode;
}

/** A record once it is there; one that was removed says so, whatever was known of it, and any other failure offers Retry. */
export const ReadRecord = <Data,>({ read, isReady, failed, panels, children }: ReadRecordProps<Data>) => {
  const { data, error, refetch, isFetching } = read;
  if (error?.status === 404) return <ErrorState title={error.message} />;
  if (data !== undefined && isReady) return children(data);
  return error ? (
    <FailedRead error={error} failed={failed} onRetry={refetch} isRetrying={isFetching} />
  ) : (
    <WaitingPanels panels={panels} />
  );
};

const WaitingPanels = ({ panels }: { readonly panels: RecordPanels | undefined }) =>
  panels === undefined ? (
    <SkeletonText lines={14} />
  ) : (
    <Stack gap={6}>
      <SplitView side="end" stacked="asideLast" aside={<WaitingCard {...panels.aside} />}>
        <WaitingCard {...panels.information} />
      </SplitView>
      {panels.tables.map((title) => (
        <WaitingCard key={title} title={title} lines={4} />
      ))}
    </Stack>
  );

const WaitingCard = ({ title, lines }: WaitingPanel) => (
  <Card title={title}>
    <SkeletonText lines={lines} />
  </Card>
);
