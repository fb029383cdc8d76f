import { QueryClientProvider } from '@tanstack/react-query';
import { AppRouter } from '../routes/index.tsx';
import { ConnectionProvider } from './connection/Notices.tsx';
import { LiveEvents } from './LiveEvents.tsx';
import type { AppParts } from './parts.ts';
import { RightsProvider } from './permissions/RightsProvider.tsx';
import { SessionProvider } from './sign-in/SessionProvider.tsx';
import { TokenLostAlert } from './sign-in/TokenLostAlert.tsx';

/** Everything that the screens stand on, from the outside in. */
export const App = ({ session, connection, queryClient, rights }: AppParts) => (
  <QueryClientProvider client={queryClient}>
    <SessionProvider session={session}>
      <RightsProvider rights={rights}>
        <ConnectionProvider connection={connection}>
          <AppRouter />
          <LiveEvents />
          <TokenLostAlert />
        </ConnectionProvider>
      </RightsProvider>
    </SessionProvider>
  </QueryClientProvider>
);
