import type { ApiError } from '@crt/api-client/api-error';
import { Banner } from '@crt/ui/Banner';
import { Dialog } from '@crt/ui/Dialog';

interface RemovedEntryProps {
  readonly title: string;
  /** What is there no more. */
  readonly message: string;
  readonly onClose: () => void;
}

/**
 * Stands for the dialog of an entry that somebody else deleted, or gave to another designer, while it was open: nothing is
 * left to be done with it (N12, N16). The form of a session in which something was typed stays, and says the same itself.
 */
export const RemovedEntry = ({ title, message, onClose }: RemovedEntryProps) => (
  <Dialog isOpen onClose={onClose} title={title}>
    <Banner tone="critical" live="polite">
      {message}
    </Banner>
  </Dialog>
);

/** Whether what was read is there no more for who reads it: deleted, or somebody else's now. */
export const isTaken = (error: ApiError | null): error is ApiError =>
  error?.status === 404 || error?.status === 403;
