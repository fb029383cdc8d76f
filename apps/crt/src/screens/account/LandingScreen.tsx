import { useEffect } from 'react';
import { landingFor } from '@crt/domain/landing';
import { appTexts } from '../../app/app.texts.ts';
import { MessagePage } from '../../app/messages/MessagePage.tsx';
import { RightsFailed } from '../../app/permissions/RightsFailed.tsx';
import { useRightsState } from '../../app/permissions/RightsProvider.tsx';
import { useSession, useSessionState } from '../../app/sign-in/SessionProvider.tsx';
import { landingPath, paths } from '../../routes/paths.ts';
import { Redirect } from '../../routes/Redirect.tsx';

/** '/': to the screen that a person's rights lead to (A10); the front door for whoever is not signed in yet. */
const LandingScreen = () => {
  const session = useSession();
  const { status } = useSessionState();
  const rights = useRightsState();
  const isOutside = status === 'absent';
  useEffect(() => {
    if (isOutside) session.signIn().catch(() => window.location.replace('oidc-callback-error'));
  }, [isOutside, session]);

  if (isOutside) return <MessagePage title={appTexts.signingIn} />;
  if (status === 'ended') return <Redirect to={paths.permissionsLack()} />;
  if (rights.status === 'failed') return <RightsFailed />;
  if (rights.status === 'loading') return null;
  const isLost = rights.permissions.size === 0;
  return <Redirect to={isLost ? paths.permissionsLack() : landingPath[landingFor(rights.permissions)]} />;
};

export default LandingScreen;
