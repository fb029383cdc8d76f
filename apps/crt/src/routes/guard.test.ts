import { describe, expect, it } from 'vitest';
import { allPermissions, type Access, type Permission } from '@crt/domain/permission';
import { landingFor } from '@crt/domain/landing';
import { guard } from './guard.ts';
import { landingPath } from './paths.ts';
import { routeRows } from './rows.ts';

/** The route table of the specification (S0 §2.2) and the routes beyond it, written down once more by hand. */
const specified: Record<string, string> = {
  '/': 'public',
  '*': 'public',
  '/InsufficientPermissions': 'public',
  '/PermissionsLack': 'public',
  '/oidc-callback': 'public',
  '/oidc-callback-error': 'public',
  '/ChangePassword': 'open',
  '/Notification/NotificationsSettings': 'open',
  '/FilterManagement': 'open',
  '/Reports/EmbeddedReport/:id': 'open',
  '/CombinedOrders': 'open',
  '/CombinedOrders/:id': 'open',
  '/Users': 'CanManageUsers',
  '/Users/:id': 'CanManageUsers',
  '/FulfilmentPlan/List': 'ReadOnlyFulfilmentPlanAccess CanManageFulfilmentPlan',
  '/FulfilmentPlan/LoadFilter/:id?': 'ReadOnlyFulfilmentPlanAccess CanManageFulfilmentPlan',
  '/FulfilmentPlan/Details/:id': 'ReadOnlyFulfilmentPlanAccess CanManageFulfilmentPlan',
  '/Changes': 'ReadOnlyFulfilmentPlanAccess CanManageFulfilmentPlan',
  '/RepeatOrders/:id':
    'ReadOnlyFulfilmentPlanAccess CanManageFulfilmentPlan CanManageManufacturingCycles ReadOnlyManufacturingCycleAccess',
  '/ManufacturingCycle/List': 'CanManageManufacturingCycles ReadOnlyManufacturingCycleAccess',
  '/ManufacturingCycle/LoadFilter/:id?': 'CanManageManufacturingCycles ReadOnlyManufacturingCycleAccess',
  '/ManufacturingCycle/Details/:id': 'CanManageManufacturingCycles ReadOnlyManufacturingCycleAccess',
  '/PrototypeManufacturingCycle/Details/:id': 'CanManageManufacturingCycles ReadOnlyManufacturingCycleAccess',
  '/ManufacturingCycle/BulkOperations': 'CanManageManufacturingCycles ReadOnlyManufacturingCycleAccess',
  '/Designer/Schedule': 'IsDesigner',
  '/Designer/Schedule/:id': 'CanManageDesignSessions',
  '/Designer/List': 'CanManageDesignSessions',
  '/Designer/AllSchedules': 'CanViewDesignSessions CanManageDesignSessions',
  '/Designer/Composite': 'CanViewDesignSessions CanManageDesignSessions',
  '/Designer/SessionPlanner': 'CanViewDesignSessions CanManageDesignSessions',
  '/GeneralSessionProperties/List': 'CanManageDesignSessionSettings',
  '/Documentation/Document': 'CanReadDocuments',
  '/Documentation/Document/:id': 'CanReadDocuments',
  '/Documentation/Document/:id/Coverage': 'CanReadDocuments',
  '/Documentation/Document/Export': 'CanExportDocuments',
  '/Documentation/DocumentImport': 'CanImportDocuments',
  '/Documentation/DocumentImport/List': 'CanImportDocuments',
  '/Documentation/DocumentImport/:id': 'CanImportDocuments',
  '/Documentation/KeyCode/Export': 'CanExportProducts',
  '/Documentation/Product/Export': 'CanExportProducts',
  '/Documentation/Product': 'CanReadProducts',
  '/Documentation/Product/:id': 'CanReadProducts',
  '/Documentation/KeyCode': 'CanReadProducts',
  '/Documentation/Trace': 'CanReadProducts CanReadDocuments',
  '/Documentation/ProductImport': 'CanImportProducts',
  '/Documentation/ProductImport/List': 'CanImportProducts',
  '/Documentation/ProductImport/:id': 'CanImportProducts',
  '/Documentation/DocumentType': 'CanManageEDocSystemConfiguration',
  '/Documentation/Country': 'CanManageEDocSystemConfiguration',
  '/Documentation/Division': 'CanManageEDocSystemConfiguration',
  '/Documentation/Portal': 'CanManageEDocSystemConfiguration',
  '/Documentation/Language': 'CanManageEDocSystemConfiguration',
  '/Documentation/ProductFamily': 'CanManageEDocSystemConfiguration',
  '/DistributionCenters': 'CanManageMappings',
  '/ProductTypeMapping': 'CanManageMappings',
  '/JobStep': 'CanManageWorkflows',
  '/Workflow/List': 'CanManageWorkflows',
  '/Workflow/Create': 'CanManageWorkflows',
  '/Workflow/Details/:id': 'CanManageWorkflows',
  '/ManufacturingCycleDefinition/List': 'CanManageWorkflows',
  '/ManufacturingCycleDefinition/Details/:id': 'CanManageWorkflows',
  '/Reports': 'CanManageReportDefinitions',
  '/LocalCalendar': 'CanManageLocalCalendar',
  '/ManageCalendars': 'CanManageLocalCalendar',
  '/ManufacturingLocations': 'CanFulfilmentPlanAdministrate',
  '/Product': 'CanManageProductTypes',
  '/ProductType': 'CanManageProductTypes',
  '/WorkflowStepEfforts': 'CanManageWorkflowStepEfforts',
  '/LeadTimeModifications': 'CanManageMilestoneLeadTimes',
  '/MilestoneLeadTime': 'CanManageMilestoneLeadTimes',
  '/MilestoneLeadTime/:id': 'CanManageMilestoneLeadTimes',
  '/SurgeonPreferences': 'CanManageSurgeonPreferences',
  '/ImportRequest/Log': 'CanManageImportSettings',
  '/ImportRequest/List': 'CanManageImportSettings',
  '/ImportRequest/Details/:id': 'CanManageImportSettings',
  '/ImportRequest/ImportFile': 'CanManageImportSettings',
  '/TrackingInformation': 'CanManageImportSettings',
};

const personas: Record<string, { rights: readonly Permission[]; lands: string }> = {
  planner: {
    rights: ['CanManageFulfilmentPlan', 'ReadOnlyFulfilmentPlanAccess', 'CanExportFulfilmentPlans'],
    lands: '/FulfilmentPlan/List',
  },
  'plan-reader': { rights: ['ReadOnlyFulfilmentPlanAccess'], lands: '/FulfilmentPlan/List' },
  manufacturing: { rights: ['CanManageManufacturingCycles'], lands: '/ManufacturingCycle/List' },
  'manufacturing-reader': { rights: ['ReadOnlyManufacturingCycleAccess'], lands: '/ManufacturingCycle/List' },
  designer: { rights: ['IsDesigner'], lands: '/Designer/Schedule' },
  'session-manager': {
    rights: ['CanManageDesignSessions', 'CanManageDesignSessionSettings'],
    lands: '/Designer/Composite',
  },
  'session-viewer': { rights: ['CanViewDesignSessions'], lands: '/Documentation/Document' },
  'documentation-manager': {
    rights: [
      'CanManageDocuments',
      'CanReadDocuments',
      'CanManageProducts',
      'CanReadProducts',
      'CanExportDocuments',
    ],
    lands: '/Documentation/Document',
  },
  'documentation-reader': {
    rights: ['CanReadDocuments', 'CanReadProducts'],
    lands: '/Documentation/Document',
  },
  administrator: { rights: allPermissions, lands: '/FulfilmentPlan/List' },
  'user-admin': { rights: ['CanManageUsers'], lands: '/Documentation/Document' },
  'no-rights': { rights: [], lands: '/PermissionsLack' },
};

const written = (access: Access) => (typeof access === 'string' ? access : [...access].toSorted().join(' '));
const sorted = (words: string) => words.split(' ').toSorted().join(' ');

describe('the route table', () => {
  it('has every route of the specification, once, with its rights', () => {
    const rows = routeRows.map((row) => [row.path, written(row.access)]);
    expect(new Set(rows.map(([path]) => path)).size).toBe(rows.length);
    expect(Object.fromEntries(rows)).toEqual(
      Object.fromEntries(Object.entries(specified).map(([path, rights]) => [path, sorted(rights)])),
    );
  });

  it('gives every route a title', () => {
    expect(routeRows.filter((row) => row.title.trim() === '')).toEqual([]);
  });
});

describe.each(Object.entries(personas))('%s', (_name, { rights, lands }) => {
  const permissions = new Set(rights);

  it.each(routeRows.map((row) => [row.path, row.access] as const))('at %s', (path, access) => {
    const wanted = specified[path]?.split(' ') ?? [];
    const isPublic = wanted[0] === 'public';
    const isHeld = wanted[0] === 'open' || wanted.some((right) => rights.includes(right as Permission));
    const expected = isPublic
      ? 'show'
      : rights.length === 0
        ? '/PermissionsLack'
        : isHeld
          ? 'show'
          : '/InsufficientPermissions';
    expect(guard(access, { isSignedIn: true, permissions })).toBe(expected);
    expect(guard(access, { isSignedIn: false, permissions: new Set() })).toBe(
      isPublic ? 'show' : '/PermissionsLack',
    );
  });

  it(`lands on ${lands}`, () => {
    const landing = permissions.size === 0 ? '/PermissionsLack' : landingPath[landingFor(permissions)];
    expect(landing).toBe(lands);
  });
});
