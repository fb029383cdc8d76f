import {
  ConnectedNotificationBell,
  type ConnectedNotificationBellProps,
  type NotificationHref,
} from '@crt/domain-widgets/ConnectedNotificationBell';
import { useMay } from '../app/permissions/RightsProvider.tsx';
import { paths } from '../routes/paths.ts';
import { mainRights } from './sections.ts';

/** To the cycle that a notification is about, or to its plan; the server names only what the person may open (D18). */
const hrefOf: NotificationHref = ({ manufacturingCycleId, fulfilmentPlanId }) => {
  if (manufacturingCycleId !== null) return paths.manufacturingDetails(manufacturingCycleId);
  return fulfilmentPlanId === null ? undefined : paths.planDetails(fulfilmentPlanId);
};

/** The bell of the navigation, for whoever has rights in the main system (B11). */
const NavBell = ({ placement }: Pick<ConnectedNotificationBellProps, 'placement'>) =>
  useMay(mainRights) && <ConnectedNotificationBell hrefOf={hrefOf} placement={placement} />;

export default NavBell;
