import { isGranted, type Permission } from './permission.ts';

/** The screens that '/' may lead to. */
export type Landing =
  'planList' | 'manufacturingList' | 'designerSchedule' | 'allSchedules' | 'documentList' | 'productList';

const order: readonly (readonly [Landing, readonly Permission[]])[] = [
  ['planList', ['ReadOnlyFulfilmentPlanAccess', 'CanManageFulfilmentPlan']],
  ['manufacturingList', ['CanManageManufacturingCycles', 'ReadOnlyManufacturingCycleAccess']],
  ['designerSchedule', ['IsDesigner']],
  ['allSchedules', ['CanManageDesignSessions']],
  ['documentList', ['CanReadDocuments']],
  // Whoever reads products only would be refused by the documents.
  ['productList', ['CanReadProducts']],
];

/** Where '/' leads a holder of `granted`: the first match, else the document list, whose own guard decides (A10, A12). */
export function landingFor(granted: ReadonlySet<Permission>): Landing {
  return order.find(([, anyOf]) => isGranted(anyOf, granted))?.[0] ?? 'documentList';
}
