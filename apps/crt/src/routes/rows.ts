import { accountRoutes } from './account.routes.ts';
import { administrationRoutes } from './administration.routes.ts';
import { changesRoutes } from './changes.routes.ts';
import { designRoutes } from './design.routes.ts';
import { documentationRoutes } from './documentation.routes.ts';
import { manufacturingRoutes } from './manufacturing.routes.ts';
import { planRoutes } from './plan.routes.ts';
import type { RouteRow } from './route.ts';

/** Every screen of the application. Menus show their entries in this order within a section. */
export const routeRows: readonly RouteRow[] = [
  ...planRoutes,
  ...manufacturingRoutes,
  ...changesRoutes,
  ...designRoutes,
  ...administrationRoutes,
  ...documentationRoutes,
  ...accountRoutes,
];
