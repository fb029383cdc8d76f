import { cycleRights, planRights } from '../nav/sections.ts';
import { paths } from './paths.ts';
import type { RouteRow } from './route.ts';

/** Fulfilment plans (S1 §2). */
export const planRoutes: readonly RouteRow[] = [
  {
    path: '/FulfilmentPlan/List',
    title: 'Plan Coordination',
    access: planRights,
    screen: () => import('../screens/plans/PlanListScreen.tsx'),
    reads: () => import('../screens/plans/PlanList.reads.ts'),
    // By the way that takes the filters of the last visit off.
    menu: [{ section: 'plans', label: 'Default', path: paths.loadPlanFilter() }],
  },
  {
    path: '/FulfilmentPlan/LoadFilter/:id?',
    section: 'plans',
    title: 'Plan Coordination',
    access: planRights,
    screen: () => import('../screens/plans/LoadPlanFilterScreen.tsx'),
  },
  {
    path: '/FulfilmentPlan/Details/:id',
    section: 'plans',
    title: 'Plan Details',
    access: planRights,
    screen: () => import('../screens/plans/PlanDetailsScreen.tsx'),
  },
  // The specification shows no rights for repeat orders: whoever may see plans or cycles.
  {
    path: '/RepeatOrders/:id',
    title: 'Repeat orders',
    access: [...planRights, ...cycleRights],
    screen: () => import('../screens/plans/RepeatOrdersScreen.tsx'),
  },
];
