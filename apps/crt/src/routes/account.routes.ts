import type { RouteRow } from './route.ts';

/** Sign-in, message pages and what every signed-in person has (S0 §2). */
export const accountRoutes: readonly RouteRow[] = [
  {
    path: '/',
    title: 'Home',
    access: 'public',
    screen: () => import('../screens/account/LandingScreen.tsx'),
  },
  {
    path: '/oidc-callback',
    title: 'Signing in',
    access: 'public',
    screen: () => import('../screens/account/SignInCallbackScreen.tsx'),
  },
  {
    path: '/oidc-callback-error',
    title: 'Sign-in failed',
    access: 'public',
    screen: () => import('../screens/account/SignInErrorScreen.tsx'),
  },
  {
    path: '/PermissionsLack',
    title: 'No privileges',
    access: 'public',
    screen: () => import('../screens/account/PermissionsLackScreen.tsx'),
  },
  {
    path: '/InsufficientPermissions',
    title: 'Insufficient permissions',
    access: 'public',
    screen: () => import('../screens/account/InsufficientPermissionsScreen.tsx'),
  },
  { path: '/ChangePassword', title: 'Change Password', access: 'open' },
  {
    path: '/Notification/NotificationsSettings',
    title: 'Notifications Settings',
    access: 'open',
    screen: () => import('../screens/account/NotificationSettingsScreen.tsx'),
  },
  {
    path: '/FilterManagement',
    title: 'Filter Management',
    access: 'open',
    screen: () => import('../screens/filter-management/FilterManagementScreen.tsx'),
  },
  {
    path: '/Reports/EmbeddedReport/:id',
    title: 'Report',
    access: 'open',
    section: 'reports',
    screen: () => import('../screens/reports/EmbeddedReportScreen.tsx'),
  },
  {
    path: '*',
    title: 'Page not found',
    access: 'public',
    screen: () => import('../screens/account/PageNotFoundScreen.tsx'),
  },
];
