import type { Persona } from './personas.ts';

/**
 * The screens that are built, with somebody who may open each, and an address that shows it where the route itself is
 * none; all of them are looked at for accessibility. A test of the repository compares the list with the route rows.
 */
export const builtRoutes: { route: string; address?: string; persona: Persona }[] = [
  { route: '/FulfilmentPlan/List', persona: 'planner' },
  { route: '/ManufacturingCycle/List', persona: 'manufacturing' },
  { route: '/CombinedOrders', persona: 'manufacturing' },
  { route: '/CombinedOrders/:id', address: '/CombinedOrders/1', persona: 'manufacturing' },
  { route: '/ManufacturingCycle/BulkOperations', persona: 'manufacturing' },
  { route: '/DistributionCenters', persona: 'administrator' },
  { route: '/ManufacturingLocations', persona: 'administrator' },
  { route: '/LocalCalendar', persona: 'administrator' },
  { route: '/ManageCalendars', persona: 'administrator' },
  { route: '/MilestoneLeadTime', persona: 'administrator' },
  { route: '/MilestoneLeadTime/:id', address: '/MilestoneLeadTime/5', persona: 'administrator' },
  { route: '/LeadTimeModifications', persona: 'administrator' },
  { route: '/Product', persona: 'administrator' },
  { route: '/ProductType', persona: 'administrator' },
  { route: '/ProductTypeMapping', persona: 'administrator' },
  { route: '/Workflow/List', persona: 'administrator' },
  { route: '/Workflow/Create', persona: 'administrator' },
  { route: '/Workflow/Details/:id', address: '/Workflow/Details/6', persona: 'administrator' },
  { route: '/ManufacturingCycleDefinition/List', persona: 'administrator' },
  {
    route: '/ManufacturingCycleDefinition/Details/:id',
    address: '/ManufacturingCycleDefinition/Details/7',
    persona: 'administrator',
  },
  { route: '/WorkflowStepEfforts', persona: 'administrator' },
  { route: '/JobStep', persona: 'administrator' },
  { route: '/Reports', persona: 'administrator' },
  { route: '/SurgeonPreferences', persona: 'administrator' },
  {
    route: '/Reports/EmbeddedReport/:id',
    address: '/Reports/EmbeddedReport/1',
    persona: 'plan-reader',
  },
  { route: '/Documentation/DocumentType', persona: 'documentation-manager' },
  { route: '/Documentation/Country', persona: 'documentation-manager' },
  { route: '/Documentation/Division', persona: 'documentation-manager' },
  { route: '/Documentation/Portal', persona: 'documentation-manager' },
  { route: '/Documentation/Language', persona: 'documentation-manager' },
  { route: '/Documentation/ProductFamily', persona: 'documentation-manager' },
  { route: '/FulfilmentPlan/Details/:id', address: '/FulfilmentPlan/Details/600', persona: 'planner' },
  {
    route: '/ManufacturingCycle/Details/:id',
    address: '/ManufacturingCycle/Details/488',
    persona: 'manufacturing',
  },
  {
    route: '/PrototypeManufacturingCycle/Details/:id',
    address: '/PrototypeManufacturingCycle/Details/474',
    persona: 'manufacturing',
  },
  { route: '/Designer/AllSchedules', persona: 'session-manager' },
  { route: '/Designer/Composite', persona: 'session-manager' },
  { route: '/Designer/List', persona: 'session-manager' },
  { route: '/Designer/Schedule', persona: 'designer' },
  {
    route: '/Designer/Schedule/:id',
    address: '/Designer/Schedule/00000000-0000-4000-8000-000000000101',
    persona: 'session-manager',
  },
  { route: '/Designer/SessionPlanner', persona: 'session-manager' },
  { route: '/GeneralSessionProperties/List', persona: 'session-manager' },
  { route: '/TrackingInformation', persona: 'administrator' },
  { route: '/Changes', persona: 'planner' },
  { route: '/Notification/NotificationsSettings', persona: 'manufacturing' },
  { route: '/FilterManagement', persona: 'administrator' },
  { route: '/RepeatOrders/:id', address: '/RepeatOrders/600', persona: 'planner' },
  { route: '/InsufficientPermissions', persona: 'planner' },
  { route: '/PermissionsLack', persona: 'no-rights' },
  { route: '/oidc-callback-error', persona: 'planner' },
  { route: '*', address: '/nope', persona: 'planner' },
];

/** Built, but only ways to another screen. */
export const passages = [
  '/',
  '/oidc-callback',
  '/FulfilmentPlan/LoadFilter/:id?',
  '/ManufacturingCycle/LoadFilter/:id?',
];
