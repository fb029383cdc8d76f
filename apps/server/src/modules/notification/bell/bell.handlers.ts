import type { HandlerPart } from '../../../contract/handlers.ts';
import { acknowledgeAll, acknowledgeOne } from './acknowledge.ts';
import { countNotifications, listNotifications } from './list-notifications.ts';
import { notificationNumbers } from './notification-numbers.ts';

/** The bell, and the numbers on the tabs of the cycle list (D16 to D23, G1). */
export const bellHandlers = {
  countNotifications: (context) => countNotifications(context),
  listNotifications: (context) => listNotifications(context),
  acknowledgeNotifications: (context, { body }) => acknowledgeAll(context, body?.notyficationIds),
  acknowledgeNotification: (context, { params }) => acknowledgeOne(context, params.id),
  getManufacturingNotificationNumbers: (context) => notificationNumbers(context),
} satisfies HandlerPart;
