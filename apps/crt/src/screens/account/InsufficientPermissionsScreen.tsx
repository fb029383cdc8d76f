import { appTexts } from '../../app/app.texts.ts';
import { MessagePage } from '../../app/messages/MessagePage.tsx';
import { OpenScreens } from '../../nav/OpenScreens.tsx';

/** /InsufficientPermissions: says no, and where the person may go instead (A12, A14). */
const InsufficientPermissionsScreen = () => (
  <MessagePage title={appTexts.insufficientPermissions}>
    <OpenScreens />
  </MessagePage>
);

export default InsufficientPermissionsScreen;
