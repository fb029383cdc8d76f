import { ConnectedNotificationBell } from '@crt/domain-widgets/ConnectedNotificationBell';
import { useMay } from '../app/permissions/RightsProvider.tsx';
import { paths } from '../routes/paths.ts';
import { mainRights } from './sections.ts';

/** The bell of the navigation, for whoever has rights in the main system (B11). */
const NavBell = () =>
  useMay(mainRights) && (
    <ConnectedNotificationBell planHref={paths.planDetails} cycleHref={paths.manufacturingDetails} />
  );

export default NavBell;
