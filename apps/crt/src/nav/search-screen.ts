import { isGranted, type Permission } from '@crt/domain/permission';
import type { SearchScreen } from '@crt/domain-widgets/ConnectedSearchBox';
import { paths } from '../routes/paths.ts';
import { planRights } from './sections.ts';

const ofPath: readonly (readonly [start: string, screen: SearchScreen])[] = [
  ['/FulfilmentPlan/', 1],
  ['/ManufacturingCycle/', 2],
  ['/RepeatOrders/', 3],
  ['/PrototypeManufacturingCycle/', 4],
];

/** The screen from which is searched, by its path; elsewhere the plan's, or the cycle's without a right to plans (M2). */
export function searchScreenOf(path: string, permissions: ReadonlySet<Permission>): SearchScreen {
  const found = ofPath.find(([start]) => path.startsWith(start));
  return found?.[1] ?? (isGranted(planRights, permissions) ? 1 : 2);
}

/** Where a plan that was found is shown (M3). */
export const searchTarget: Readonly<Record<SearchScreen, (planId: number) => string>> = {
  1: (planId) => paths.planDetails(planId),
  2: paths.manufacturingDetails,
  3: paths.repeatOrders,
  4: paths.prototypeDetails,
};
