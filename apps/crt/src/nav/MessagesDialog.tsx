import { Button } from '@crt/ui/Button';
import { Dialog } from '@crt/ui/Dialog';
import { ToastHistory } from '@crt/ui/ToastHistory';
import { navTexts } from './nav.texts.ts';

/** What the application said since it was opened, for whoever looked away. */
const MessagesDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    isOpen
    onClose={onClose}
    title={navTexts.messages}
    width="small"
    footer={<Button onPress={onClose}>{navTexts.close}</Button>}
  >
    <ToastHistory />
  </Dialog>
);

export default MessagesDialog;
