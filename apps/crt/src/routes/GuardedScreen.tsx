import { Suspense, type ComponentType } from 'react';
import { usePermissions, useRightsState } from '../app/permissions/RightsProvider.tsx';
import { RightsFailed } from '../app/permissions/RightsFailed.tsx';
import { useSessionState } from '../app/sign-in/SessionProvider.tsx';
import { storeTarget } from '../app/sign-in/target.ts';
import { ScreenBoundary } from '../app/ScreenBoundary.tsx';
import { guard } from './guard.ts';
import { Redirect } from './Redirect.tsx';
import type { RouteRow, ScreenProps } from './route.ts';
import { routeRows } from './rows.ts';
import { ScreenArrival } from './ScreenArrival.tsx';

export interface GuardedScreenProps {
  readonly row: RouteRow;
  readonly screen: ComponentType<ScreenProps>;
}

/** A screen behind its guard: waits for the rights, then shows it or goes to the page that says why not. */
export const GuardedScreen = ({ row, screen: Screen }: GuardedScreenProps) => {
  const session = useSessionState();
  const rights = useRightsState();
  const permissions = usePermissions();
  const isSignedIn = session.status === 'signed-in' || session.status === 'lost';
  if (row.access !== 'public' && isSignedIn && rights.status !== 'ready') {
    return rights.status === 'failed' ? <RightsFailed /> : null;
  }
  const outcome = guard(row.access, { isSignedIn, permissions });
  if (outcome !== 'show') return <Refusal to={outcome} isStoringTarget={session.status === 'absent'} />;
  return (
    <ScreenBoundary key={row.path}>
      <Suspense>
        <ScreenArrival title={row.title} />
        <Screen rows={routeRows} />
      </Suspense>
    </ScreenBoundary>
  );
};

/** Remembers where somebody wanted to go before sending them to sign in (A13). */
const Refusal = ({ to, isStoringTarget }: { to: string; isStoringTarget: boolean }) => {
  // While rendering, not in an effect: the redirect below must find the address still in place.
  if (isStoringTarget) storeTarget();
  return <Redirect to={to} />;
};
