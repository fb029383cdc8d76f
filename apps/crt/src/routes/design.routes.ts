import type { Permission } from '@crt/domain/permission';
import type { RouteRow } from './route.ts';

const sessionViewers: readonly Permission[] = ['CanViewDesignSessions', 'CanManageDesignSessions'];

/** Design sessions (S2 §2.1). */
export const designRoutes: readonly RouteRow[] = [
  {
    path: '/Designer/Schedule',
    title: 'My Schedule',
    access: ['IsDesigner'],
    screen: () => import('../screens/schedule/DesignerScheduleScreen.tsx'),
    menu: [{ section: 'design', label: 'My Schedule' }],
  },
  {
    path: '/Designer/Schedule/:id',
    section: 'design',
    title: 'Designer Schedule',
    access: ['CanManageDesignSessions'],
    screen: () => import('../screens/schedule/DesignerScheduleScreen.tsx'),
  },
  {
    path: '/Designer/AllSchedules',
    title: 'All Schedules',
    access: sessionViewers,
    screen: () => import('../screens/design/AllSchedulesScreen.tsx'),
    menu: [{ section: 'design', label: 'All Schedules' }],
  },
  // Named as a landing target but absent from the specification's table: another name of All Schedules (A11).
  {
    path: '/Designer/Composite',
    section: 'design',
    title: 'All Schedules',
    access: sessionViewers,
    screen: () => import('../screens/design/AllSchedulesScreen.tsx'),
  },
  {
    path: '/Designer/List',
    title: 'Designer Properties',
    access: ['CanManageDesignSessions'],
    screen: () => import('../screens/design/DesignersScreen.tsx'),
    menu: [{ section: 'design', label: 'Designer Properties' }],
  },
  {
    path: '/GeneralSessionProperties/List',
    title: 'General Session Properties',
    access: ['CanManageDesignSessionSettings'],
    screen: () => import('../screens/design/SessionPropertiesScreen.tsx'),
    menu: [{ section: 'design', label: 'General Session Properties' }],
  },
  {
    path: '/Designer/SessionPlanner',
    title: 'Session Planner',
    access: sessionViewers,
    screen: () => import('../screens/design/SessionPlannerScreen.tsx'),
    menu: [{ section: 'design', label: 'Session Planner' }],
  },
];
