import { appTexts } from '../app/app.texts.ts';
import { MessagePage } from '../app/messages/MessagePage.tsx';
import { OpenScreens } from '../nav/OpenScreens.tsx';
import type { ScreenProps } from '../routes/route.ts';

/** Stands in for every screen that has a route but no file yet: says so, and where the person may go meanwhile. */
const NotBuiltScreen = ({ rows }: ScreenProps) => (
  <MessagePage title={appTexts.notBuilt}>
    <OpenScreens rows={rows} />
  </MessagePage>
);

export default NotBuiltScreen;
