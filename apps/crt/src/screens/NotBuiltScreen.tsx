import { appTexts } from '../app/app.texts.ts';
import { MessagePage } from '../app/messages/MessagePage.tsx';

/** Stands in for every screen that has a route but no file yet. */
const NotBuiltScreen = () => <MessagePage title={appTexts.notBuilt} />;

export default NotBuiltScreen;
