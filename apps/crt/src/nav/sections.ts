import { mainPermissions, type Permission } from '@crt/domain/permission';

/** A section of the menu: who sees it at all (beyond the rights of its entries), in the order of the bar. */
export interface Section {
  readonly label: string;
  /** Any one is enough; without a list the entries alone decide. */
  readonly anyOf?: readonly Permission[];
}

export const planRights: readonly Permission[] = ['ReadOnlyFulfilmentPlanAccess', 'CanManageFulfilmentPlan'];
export const cycleRights: readonly Permission[] = [
  'CanManageManufacturingCycles',
  'ReadOnlyManufacturingCycleAccess',
];

/** Every right of the main system but that to users: whoever has any sees reports and the bell (B11). */
export const mainRights: readonly Permission[] = mainPermissions.filter(
  (right) => right !== 'CanManageUsers',
);

/** The sections of the navigation bar (S0 §2.3), in its order. */
export const sections = {
  plans: { label: 'Plan Coordination', anyOf: planRights },
  manufacturing: { label: 'Manufacturing', anyOf: cycleRights },
  design: { label: 'Design' },
  documents: { label: 'Document Data' },
  products: { label: 'Product Data' },
  keycodes: { label: 'Keycode' },
  reports: { label: 'Reports', anyOf: mainRights },
  configuration: { label: 'Configuration' },
} as const satisfies Record<string, Section>;

export type SectionId = keyof typeof sections;
