import { Button } from '@crt/ui/Button';
import { appTexts } from '../../app/app.texts.ts';
import { MessagePage } from '../../app/messages/MessagePage.tsx';
import { useSession } from '../../app/sign-in/SessionProvider.tsx';

/** /oidc-callback-error: the sign-in did not finish; offers to begin again. */
const SignInErrorScreen = () => {
  const session = useSession();
  return (
    <MessagePage
      title={appTexts.invalidCallback}
      hint={appTexts.invalidCallbackHint}
      actions={
        <Button tone="accent" variant="solid" onPress={() => void session.signIn().catch(() => undefined)}>
          {appTexts.signInAgain}
        </Button>
      }
    />
  );
};

export default SignInErrorScreen;
