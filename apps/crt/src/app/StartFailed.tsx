import { Button } from '@crt/ui/Button';
import { appTexts } from './app.texts.ts';
import { MessagePage } from './messages/MessagePage.tsx';

/** The server did not even tell its configuration: nothing works, so this is all there is. */
export const StartFailed = () => (
  <main>
    <MessagePage
      title={appTexts.startFailed}
      actions={<Button onPress={() => window.location.reload()}>{appTexts.retry}</Button>}
    />
  </main>
);
