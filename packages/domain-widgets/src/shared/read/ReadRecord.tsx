import type { ApiError } from '@crt/api-client/api-error';
import { Card } from '@crt/ui/Card';
import { ErrorState } from '@crt/ui/ErrorState';
import { SkeletonText } from '@crt/ui/Skeleton';
import { Stack } from '@crt/ui/Stack';
import type { ReactNode } from 'react';
import { FailedRead } from './FailedRead.tsx';

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
  /** The titles of its panels, which stand there from the beginning; without them a few lines keep its place. */
  readonly panels?: readonly string[];
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
    <WaitingPanels titles={panels} />
  );
};

const WaitingPanels = ({ titles }: { readonly titles: readonly string[] | undefined }) =>
  titles === undefined ? (
    <SkeletonText lines={14} />
  ) : (
    <Stack gap={6}>
      {titles.map((title) => (
        <Card key={title} title={title}>
          <SkeletonText lines={4} />
        </Card>
      ))}
    </Stack>
  );
