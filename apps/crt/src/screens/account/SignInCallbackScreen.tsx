import { useEffect } from 'react';
import { appTexts } from '../../app/app.texts.ts';
import { MessagePage } from '../../app/messages/MessagePage.tsx';
import { useSession } from '../../app/sign-in/SessionProvider.tsx';
import { useGoTo } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';

/** /oidc-callback: finishes the sign-in and goes where the person wanted to go (A6). */
const SignInCallbackScreen = () => {
  const session = useSession();
  const goTo = useGoTo();
  useEffect(() => {
    session.completeSignIn().then(
      (target) => target !== undefined && goTo(target, { isReplacing: true }),
      () => goTo(paths.signInError(), { isReplacing: true }),
    );
  }, [session, goTo]);
  return <MessagePage title={appTexts.signingIn} />;
};

export default SignInCallbackScreen;
