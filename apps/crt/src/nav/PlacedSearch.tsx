import { isGranted } from '@crt/domain/permission';
import { ConnectedSearchBox } from '@crt/domain-widgets/ConnectedSearchBox';
import { usePermissions } from '../app/permissions/RightsProvider.tsx';
import { useCurrentPath, useGoTo } from '../routes/location.ts';
import { paths } from '../routes/paths.ts';
import { searchScreenOf, searchTarget } from './search-screen.ts';
import { cycleRights, planRights } from './sections.ts';

/** Whether the person may search at all: whoever may see plans or cycles (B17). */
export function useMaySearch(): boolean {
  return isGranted([...planRights, ...cycleRights], usePermissions());
}

/**
 * The search box that knows the screen it is on and goes to the one that shows what was found (M2, M3); with several ids, to
 * the plan list with these.
 */
export const PlacedSearch = ({
  onLeave,
  autoFocus = false,
}: {
  onLeave?: () => void;
  autoFocus?: boolean;
}) => {
  const permissions = usePermissions();
  const path = useCurrentPath();
  const goTo = useGoTo();
  return (
    <ConnectedSearchBox
      screen={searchScreenOf(path, permissions)}
      onFound={(planId, screen) => {
        onLeave?.();
        goTo(searchTarget[screen](planId));
      }}
      {...(isGranted(planRights, permissions) && {
        onSeveral: (requestId: string) => {
          onLeave?.();
          goTo(paths.planList({ requestId }));
        },
      })}
      hrefOf={(planId, screen) => searchTarget[screen](planId)}
      {...(onLeave && { onOpened: onLeave })}
      autoFocus={autoFocus}
    />
  );
};
