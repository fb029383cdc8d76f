import { whenIdle } from '@crt/ui/when-idle';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSessionState } from './sign-in/SessionProvider.tsx';

/** While somebody is signed in, what others change is read again where it is on screen. */
export const LiveEvents = () => {
  const client = useQueryClient();
  const isSignedIn = useSessionState().status === 'signed-in';
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let isOver = false;
    let stop: (() => void) | undefined;
    // Not needed for the first picture, so not part of the first files.
    void whenIdle()
      .then(() => import('@crt/api-client/follow-live-events'))
      .then(({ followLiveEvents }) => {
        if (!isOver) stop = followLiveEvents(client);
      });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client, isSignedIn]);
  return null;
};
