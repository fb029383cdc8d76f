import { expect, it } from 'vitest';
import { landingFor } from './landing.ts';
import type { Permission } from './permission.ts';

it.each<[Permission[], string]>([
  [['CanManageFulfilmentPlan', 'IsDesigner'], 'planList'],
  [['ReadOnlyFulfilmentPlanAccess'], 'planList'],
  [['ReadOnlyManufacturingCycleAccess', 'IsDesigner'], 'manufacturingList'],
  [['CanManageManufacturingCycles'], 'manufacturingList'],
  [['IsDesigner', 'CanManageDesignSessions'], 'designerSchedule'],
  [['CanManageDesignSessions', 'CanReadDocuments'], 'allSchedules'],
  [['CanReadDocuments', 'CanReadProducts'], 'documentList'],
  [['CanReadProducts', 'CanManageProducts'], 'productList'],
  [['CanManageUsers'], 'documentList'],
  [[], 'documentList'],
])('%j lands on %s', (granted, landing) => {
  expect(landingFor(new Set(granted))).toBe(landing);
});
