import { Banner } from '@crt/ui/Banner';
import { Dialog } from '@crt/ui/Dialog';

interface RemovedEntryProps {
  readonly title: string;
  /** What is there no more. */
  readonly message: string;
  readonly onClose: () => void;
}

/** Stands for the dialog of an entry that somebody else deleted while it was open: nothing is left to be done with it (N12). */
export const RemovedEntry = ({ title, message, onClose }: RemovedEntryProps) => (
  <Dialog isOpen onClose={onClose} title={title}>
    <Banner tone="critical" live="polite">
      {message}
    </Banner>
  </Dialog>
);
