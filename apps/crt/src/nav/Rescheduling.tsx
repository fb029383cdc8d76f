import { ConnectedRescheduling } from '@crt/domain-widgets/ConnectedRescheduling';
import type { Permission } from '@crt/domain/permission';
import { useMay } from '../app/permissions/RightsProvider.tsx';
import * as styles from '../app/connection/Notices.css.ts';

/** Whoever may change what the dates of plans depend on, and so cause a planning anew. */
const mayCauseIt: readonly Permission[] = [
  'CanManageLocalCalendar',
  'CanFulfilmentPlanAdministrate',
  'CanManageMilestoneLeadTimes',
  'CanManageWorkflowStepEfforts',
  'CanManageProductTypes',
];

/** Above every screen of those: how far the planning anew in the background is. */
const Rescheduling = () =>
  useMay(mayCauseIt) && (
    <div className={styles.notices}>
      <ConnectedRescheduling />
    </div>
  );

export default Rescheduling;
