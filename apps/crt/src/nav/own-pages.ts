import type { RouteRow } from '../routes/route.ts';
import { navTexts } from './nav.texts.ts';

/** Own pages of everybody, in the order of the user menu (B14). */
const ownPages = [
  { path: '/ChangePassword', label: navTexts.changePassword },
  { path: '/Notification/NotificationsSettings', label: navTexts.notificationsSettings },
  { path: '/FilterManagement', label: navTexts.filterManagement },
];

/** Those of them that have a screen. */
export const ownPagesOf = (rows: readonly RouteRow[]) =>
  ownPages.filter(({ path }) => rows.some((row) => row.path === path && row.screen !== undefined));
