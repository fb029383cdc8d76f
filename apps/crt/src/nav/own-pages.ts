import { routeRows } from '../routes/rows.ts';
import { navTexts } from './nav.texts.ts';

/** Own pages of everybody, in the order of the user menu (B14); listed once they are built. */
export const ownPages = [
  { path: '/ChangePassword', label: navTexts.changePassword },
  { path: '/Notification/NotificationsSettings', label: navTexts.notificationsSettings },
  { path: '/FilterManagement', label: navTexts.filterManagement },
].filter(({ path }) => routeRows.some((row) => row.path === path && row.screen !== undefined));
