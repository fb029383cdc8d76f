import type { ApiError } from '@crt/api-client/api-error';
import { Skeleton } from '@crt/ui/Skeleton';
import { FailedRead } from '../shared/read/FailedRead.tsx';

/** A read of what a record's form needs. */
interface FormRead {
  readonly isError: boolean;
  readonly error: ApiError | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface UnreadRecordProps {
  readonly reads: readonly FormRead[];
  /** Says what failed. */
  readonly failed: string;
}

/** In place of a record's form until everything that it needs was read: what failed, or that it is on its way. */
export const UnreadRecord = ({ reads, failed }: UnreadRecordProps) => {
  const broken = reads.find(({ isError }) => isError);
  if (!broken) return <Skeleton height={320} />;
  return (
    <FailedRead
      error={broken.error}
      failed={failed}
      onRetry={() => broken.refetch()}
      isRetrying={broken.isFetching}
    />
  );
};
