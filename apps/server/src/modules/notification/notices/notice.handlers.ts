import type { HandlerPart } from '../../../contract/handlers.ts';
import { acknowledgeNotice } from './acknowledge-notice.ts';
import { listNotices, listNoticesOf } from './list-notices.ts';

/** Notices about requests that stay until they are acknowledged (D21, G24, H4). */
export const noticeHandlers = {
  listGlobalNotificationsOfRequest: (context, { params }) => listNoticesOf(context, params.id),
  listGlobalNotificationsOfRequests: (context, { body }) => listNotices(context, body.requestIds),
  acknowledgeGlobalNotification: (context, { params }) => acknowledgeNotice(context, params.id),
} satisfies HandlerPart;
