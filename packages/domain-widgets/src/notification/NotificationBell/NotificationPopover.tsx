import type { NotificationMember } from '@crt/api-client/types-main';
import { useCallback } from 'react';
import { FilterSheet, type FilterSheetProps } from '../../shared/filter/FilterSheet.tsx';
import { ConnectedNotificationTable } from './ConnectedNotificationTable.tsx';
import { notificationTableTexts as texts } from './notification-table.texts.ts';
import { useIsNarrow } from '@crt/ui/use-is-narrow';

export interface NotificationPopoverProps extends Pick<FilterSheetProps, 'trigger' | 'onClose'> {
  /** The address of a plan, and of a cycle. Keep them stable. */
  readonly planHref: (planId: number) => string;
  readonly cycleHref: (cycleId: number) => string;
  /** Where the table opens; default `bottom end`. */
  readonly placement?: FilterSheetProps['placement'];
}

/** The table of notifications on its bell (D16). */
const NotificationPopover = (props: NotificationPopoverProps) => {
  const { planHref, cycleHref, placement = 'bottom end', ...place } = props;
  const isNarrow = useIsNarrow();
  // To the cycle that it is about, or to the plan; the server names only what the person may open (D18).
  const hrefOf = useCallback(
    ({ manufacturingCycleId, fulfilmentPlanId }: NotificationMember) => {
      if (manufacturingCycleId !== null) return cycleHref(manufacturingCycleId);
      return fulfilmentPlanId === null ? undefined : planHref(fulfilmentPlanId);
    },
    [planHref, cycleHref],
  );
  return (
    // Beside a menu a narrow window has no room for a sheet that is nearly as wide as the window.
    <FilterSheet label={texts.title} isFitted placement={isNarrow ? 'bottom start' : placement} {...place}>
      <ConnectedNotificationTable hrefOf={hrefOf} onOpen={place.onClose} />
    </FilterSheet>
  );
};

export default NotificationPopover;
