import { appTexts } from '../app/app.texts.ts';
import { MessagePage } from '../app/messages/MessagePage.tsx';
import { OpenScreens } from '../nav/OpenScreens.tsx';

/** Stands in for every screen that has a route but no file yet: says so, and where the person may go meanwhile. */
const NotBuiltScreen = () => (
  <MessagePage title={appTexts.notBuilt}>
    <OpenScreens />
  </MessagePage>
);

export default NotBuiltScreen;
