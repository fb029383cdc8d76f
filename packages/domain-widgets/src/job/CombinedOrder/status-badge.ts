import type { CombinedOrder } from '@crt/api-client/types-main';
import { combinedOrderStatus, combinedOrderStatusName } from '@crt/domain/combined-order';
import type { BadgeValue } from '@crt/ui/DataTable';

/** How the status of an order looks, in the list and on its page (L19). */
export function statusBadge(status: CombinedOrder['status']): BadgeValue {
  const { inProgress, completed } = combinedOrderStatus;
  const tone = status === completed ? 'positive' : status === inProgress ? 'info' : 'neutral';
  return { text: combinedOrderStatusName[status], tone, rank: status };
}
