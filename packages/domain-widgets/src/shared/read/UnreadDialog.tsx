import type { ApiError } from '@crt/api-client/api-error';
import { Dialog } from '@crt/ui/Dialog';
import { Stack } from '@crt/ui/Stack';
import { FailedRead } from './FailedRead.tsx';

/** A read of what the form of a dialog needs. */
export interface NeededRead {
  readonly read: {
    readonly isLoadingError: boolean;
    readonly error: ApiError | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Says what failed: 'The languages could not be loaded.' */
  readonly failed: string;
}

export interface UnreadDialogProps {
  /** The title of the form. */
  readonly title: string;
  readonly reads: readonly NeededRead[];
  readonly onClose: () => void;
}

/** In place of a dialog's form until everything that it needs is read: what failed, each with Retry; nothing while it is on its way (A28). */
export const UnreadDialog = ({ title, reads, onClose }: UnreadDialogProps) => {
  const failures = reads.filter(({ read }) => read.isLoadingError);
  if (failures.length === 0) return null;
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <Stack gap={4}>
        {failures.map(({ read, failed }) => (
          <FailedRead
            key={failed}
            error={read.error}
            failed={failed}
            onRetry={read.refetch}
            isRetrying={read.isFetching}
          />
        ))}
      </Stack>
    </Dialog>
  );
};
