import { Button } from '@crt/ui/Button';
import { appTexts } from '../../app/app.texts.ts';
import { MessagePage } from '../../app/messages/MessagePage.tsx';
import { useRightsState } from '../../app/permissions/RightsProvider.tsx';
import { useSession, useSessionState } from '../../app/sign-in/SessionProvider.tsx';
import { paths } from '../../routes/paths.ts';
import { Redirect } from '../../routes/Redirect.tsx';

/** /PermissionsLack: no rights at all, or nobody signed in; then it also offers to sign in (A8, A13). */
const PermissionsLackScreen = () => {
  const session = useSession();
  const { status } = useSessionState();
  const rights = useRightsState();
  // Back from the page that signing in led to.
  if (status === 'signed-in' && rights.status === 'ready' && rights.permissions.size > 0)
    return <Redirect to={paths.home()} />;
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
