import type { NotificationMember } from '@crt/api-client/types-main';
import { useCallback } from 'react';
import { FilterSheet, type FilterSheetProps } from '../../shared/filter/FilterSheet.tsx';
import { ConnectedNotificationTable } from './ConnectedNotificationTable.tsx';
import { notificationTableTexts as texts } from './notification-table.texts.ts';

export interface NotificationPopoverProps extends Pick<FilterSheetProps, 'trigger' | 'onClose'> {
  /** The address of a plan, and of a cycle. Keep them stable. */
  readonly planHref: (planId: number) => string;
  readonly cycleHref: (cycleId: number) => string;
}

/** The table of notifications on its bell (D16). */
const NotificationPopover = (props: NotificationPopoverProps) => {
  const { planHref, cycleHref, ...place } = props;
  // To the cycle that it is about, or to the plan; the server names only what the person may open (D18).
  const hrefOf = useCallback(
    ({ manufacturingCycleId, fulfilmentPlanId }: NotificationMember) => {
      if (manufacturingCycleId !== null) return cycleHref(manufacturingCycleId);
      return fulfilmentPlanId === null ? undefined : planHref(fulfilmentPlanId);
    },
    [planHref, cycleHref],
  );
  return (
    // Above or below the bell it is moved sideways as far as the window asks; beside a menu it would lead out of the window.
    <FilterSheet label={texts.title} isFitted placement="bottom end" {...place}>
      <ConnectedNotificationTable hrefOf={hrefOf} onOpen={place.onClose} />
    </FilterSheet>
  );
};

export default NotificationPopover;
