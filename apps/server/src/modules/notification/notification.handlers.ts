import type { HandlerPart } from '../../contract/handlers.ts';
import { bellHandlers } from './bell/bell.handlers.ts';
import { noticeHandlers } from './notices/notice.handlers.ts';
import { notificationRuleHandlers } from './rules/rule.handlers.ts';

/** Notifications, what they come from, and global notices (D). */
export const notificationHandlers = {
  ...notificationRuleHandlers,
  ...bellHandlers,
  ...noticeHandlers,
} satisfies HandlerPart;
