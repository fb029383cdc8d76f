import { GlobalNoticesDialog, type GlobalNoticesDialogProps } from './GlobalNoticesDialog.tsx';
import { useCloseNotices } from './use-close-notices.ts';

export interface ConnectedNoticesDialogProps extends Pick<GlobalNoticesDialogProps, 'notices'> {
  /** Called once it is closed, and what was ticked is recorded. */
  readonly onClose: () => void;
}

/** Some notices, acknowledged where they are ticked (D21). */
const ConnectedNoticesDialog = ({ notices, onClose }: ConnectedNoticesDialogProps) => (
  <GlobalNoticesDialog notices={notices} onClose={useCloseNotices(onClose)} />
);

export default ConnectedNoticesDialog;
