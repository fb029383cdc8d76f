import { FilterSheet, type FilterSheetProps } from '../../shared/filter/FilterSheet.tsx';
import { notificationTableTexts as texts } from './notification-table.texts.ts';
import { ConnectedNotificationTable } from './ConnectedNotificationTable.tsx';
import type { NotificationHref } from './NotificationTable.tsx';

export interface NotificationPopoverProps extends Pick<
  FilterSheetProps,
  'trigger' | 'onClose' | 'placement'
> {
  /** Where a notification leads to. Keep it stable. */
  readonly hrefOf: NotificationHref;
}

/** The table of notifications on its bell (D16). */
const NotificationPopover = ({ hrefOf, ...place }: NotificationPopoverProps) => (
  <FilterSheet label={texts.title} isFitted {...place}>
    <ConnectedNotificationTable hrefOf={hrefOf} onOpen={place.onClose} />
  </FilterSheet>
);

export default NotificationPopover;
