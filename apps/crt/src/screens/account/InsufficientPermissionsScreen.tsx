import { appTexts } from '../../app/app.texts.ts';
import { MessagePage } from '../../app/messages/MessagePage.tsx';
import { OpenScreens } from '../../nav/OpenScreens.tsx';
import type { ScreenProps } from '../../routes/route.ts';

/** /InsufficientPermissions: says no, and where the person may go instead (A12, A14). */
const InsufficientPermissionsScreen = ({ rows }: ScreenProps) => (
  <MessagePage title={appTexts.insufficientPermissions}>
    <OpenScreens rows={rows} />
  </MessagePage>
);

export default InsufficientPermissionsScreen;
