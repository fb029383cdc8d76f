import { Button } from '@crt/ui/Button';
import { appTexts } from '../../app/app.texts.ts';
import { MessagePage } from '../../app/messages/MessagePage.tsx';
import { useSession, useSessionState } from '../../app/sign-in/SessionProvider.tsx';

/** /PermissionsLack: no rights at all, or nobody signed in; then it also offers to sign in (A8, A13). */
const PermissionsLackScreen = () => {
  const session = useSession();
  const { status } = useSessionState();
  return (
    <MessagePage
      title={appTexts.noPrivileges}
      actions={
        <>
          {status !== 'signed-in' && (
            <Button
              tone="accent"
              variant="solid"
              onPress={() => void session.signIn().catch(() => undefined)}
            >
              {appTexts.signIn}
            </Button>
          )}
          <Button onPress={() => void session.signOut()}>{appTexts.signOut}</Button>
        </>
      }
    />
  );
};

export default PermissionsLackScreen;
