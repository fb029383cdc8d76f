import { planRights } from '../nav/sections.ts';
import type { RouteRow } from './route.ts';

/** The change log; behind the lists of both sections that show it (B7, B8). */
export const changesRoutes: readonly RouteRow[] = [
  {
    path: '/Changes',
    title: 'Changes',
    access: planRights,
    screen: () => import('../screens/changes/ChangesScreen.tsx'),
    reads: () => import('../screens/changes/Changes.reads.ts'),
    menu: [
      { section: 'plans', label: 'Changes' },
      { section: 'manufacturing', label: 'Changes' },
    ],
  },
];
