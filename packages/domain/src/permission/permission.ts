/** Rights of the main system, in the order of the specification (S0 §3; inventory C27). */
export const mainPermissions = [
  'CanManageFulfilmentPlan',
  'ReadOnlyFulfilmentPlanAccess',
  'CanManageManufacturingCycles',
  'ReadOnlyManufacturingCycleAccess',
  'CanViewDesignSessions',
  'CanManageDesignSessions',
  'IsDesigner',
  'CanManageDesignSessionSettings',
  'CanManageUsers',
  'CanManageMappings',
  'CanManageMilestoneLeadTimes',
  'CanManageProductTypes',
  'CanManageReportDefinitions',
  'CanManageWorkflowStepEfforts',
  'CanManageWorkflows',
  'CanManageLocalCalendar',
  'CanFulfilmentPlanAdministrate',
  'CanManageImportSettings',
  'CanManageSurgeonPreferences',
  'CanManageGlobalFilters',
  'CanExportFulfilmentPlans',
] as const;

/** Rights of the documentation area (S0 §3; inventory C27). */
export const documentationPermissions = [
  'CanManageProducts',
  'CanManageDocuments',
  'CanReadProducts',
  'CanReadDocuments',
  'CanImportDocuments',
  'CanImportProducts',
  'CanExportDocuments',
  'CanExportProducts',
  'CanManageEDocSystemConfiguration',
  'CanManagePermissions',
  'CanRemoveData',
  'CanManageKeyCodes',
] as const;

/** Rights named by the design-session service; all four are main-system names too and are united (C27). */
export const designPermissions = [
  'IsDesigner',
  'CanViewDesignSessions',
  'CanManageDesignSessionSettings',
  'CanManageDesignSessions',
] as const satisfies readonly (typeof mainPermissions)[number][];

/** Rights that of things with an owner open only one's own: a designer reads no other's schedule by it (N1). */
export const ownPermissions: readonly Permission[] = ['IsDesigner'];

/** Name of a right of the main system. */
export type MainPermission = (typeof mainPermissions)[number];
/** Name of a right of the documentation area. */
export type DocumentationPermission = (typeof documentationPermissions)[number];
/** One of the 33 rights on which every guard, menu entry and operation decides. */
export type Permission = MainPermission | DocumentationPermission;

/** All 33 rights, each once. */
export const allPermissions: readonly Permission[] = [...mainPermissions, ...documentationPermissions];

/** Who may use a route or an operation: everybody, any signed-in user, or holders of any one of the listed rights (A15). */
export type Access = 'public' | 'open' | readonly Permission[];

/** Whether a signed-in holder of `granted` passes `access`; any one of the listed rights is enough (A15). */
export function isGranted(access: Access, granted: ReadonlySet<Permission>): boolean {
  if (access === 'public' || access === 'open') return true;
  return access.some((permission) => granted.has(permission));
}
