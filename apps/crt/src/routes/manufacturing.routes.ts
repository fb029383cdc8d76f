import { cycleRights } from '../nav/sections.ts';
import { paths } from './paths.ts';
import type { RouteRow } from './route.ts';

/** Manufacturing cycles and combined orders (S1 §2). */
export const manufacturingRoutes: readonly RouteRow[] = [
  {
    path: '/ManufacturingCycle/List',
    title: 'Manufacturing',
    access: cycleRights,
    screen: () => import('../screens/manufacturing/CycleListScreen.tsx'),
    reads: () => import('../screens/manufacturing/CycleList.reads.ts'),
    // By the way that takes the filters of the last visit off.
    menu: [{ section: 'manufacturing', label: 'Default', path: paths.loadManufacturingFilter() }],
  },
  {
    path: '/ManufacturingCycle/LoadFilter/:id?',
    section: 'manufacturing',
    title: 'Manufacturing',
    access: cycleRights,
    screen: () => import('../screens/manufacturing/LoadCycleFilterScreen.tsx'),
  },
  {
    path: '/ManufacturingCycle/Details/:id',
    section: 'manufacturing',
    title: 'Manufacturing',
    access: cycleRights,
    screen: () => import('../screens/manufacturing/ManufacturingDetailsScreen.tsx'),
  },
  {
    path: '/PrototypeManufacturingCycle/Details/:id',
    section: 'manufacturing',
    title: 'Manufacturing',
    access: cycleRights,
    screen: () => import('../screens/manufacturing/PrototypeDetailsScreen.tsx'),
  },
  {
    path: '/ManufacturingCycle/BulkOperations',
    section: 'manufacturing',
    title: 'Manufacturing',
    access: cycleRights,
    screen: () => import('../screens/manufacturing/BulkOperationsScreen.tsx'),
  },
  {
    path: '/CombinedOrders',
    title: 'Combined Orders',
    access: 'open',
    screen: () => import('../screens/combined-orders/CombinedOrderListScreen.tsx'),
    reads: () => import('../screens/combined-orders/CombinedOrderList.reads.ts'),
    menu: [{ section: 'manufacturing', label: 'Combined Orders' }],
  },
  {
    path: '/CombinedOrders/:id',
    section: 'manufacturing',
    title: 'Combined Order Details',
    access: 'open',
    screen: () => import('../screens/combined-orders/CombinedOrderScreen.tsx'),
  },
];
