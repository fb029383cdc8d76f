import type { Persona } from './personas.ts';

/**
 * The screens that are built, with an address that shows each and somebody who may open it; all of them are looked
 * at for accessibility. A test of the repository compares the list with the route rows.
 */
export const builtRoutes: { route: string; address: string; persona: Persona }[] = [
  { route: '/FulfilmentPlan/List', address: '/FulfilmentPlan/List', persona: 'planner' },
  { route: '/ManufacturingCycle/List', address: '/ManufacturingCycle/List', persona: 'manufacturing' },
  { route: '/CombinedOrders', address: '/CombinedOrders', persona: 'manufacturing' },
  { route: '/CombinedOrders/:id', address: '/CombinedOrders/1', persona: 'manufacturing' },
  {
    route: '/ManufacturingCycle/BulkOperations',
    address: '/ManufacturingCycle/BulkOperations',
    persona: 'manufacturing',
  },
  { route: '/DistributionCenters', address: '/DistributionCenters', persona: 'administrator' },
  { route: '/ManufacturingLocations', address: '/ManufacturingLocations', persona: 'administrator' },
  { route: '/LocalCalendar', address: '/LocalCalendar', persona: 'administrator' },
  { route: '/ManageCalendars', address: '/ManageCalendars', persona: 'administrator' },
  { route: '/MilestoneLeadTime', address: '/MilestoneLeadTime', persona: 'administrator' },
  { route: '/MilestoneLeadTime/:id', address: '/MilestoneLeadTime/5', persona: 'administrator' },
  { route: '/LeadTimeModifications', address: '/LeadTimeModifications', persona: 'administrator' },
  { route: '/Product', address: '/Product', persona: 'administrator' },
  { route: '/ProductType', address: '/ProductType', persona: 'administrator' },
  { route: '/ProductTypeMapping', address: '/ProductTypeMapping', persona: 'administrator' },
  { route: '/Workflow/List', address: '/Workflow/List', persona: 'administrator' },
  { route: '/Workflow/Create', address: '/Workflow/Create', persona: 'administrator' },
  { route: '/Workflow/Details/:id', address: '/Workflow/Details/6', persona: 'administrator' },
  {
    route: '/ManufacturingCycleDefinition/List',
    address: '/ManufacturingCycleDefinition/List',
    persona: 'administrator',
  },
  {
    route: '/ManufacturingCycleDefinition/Details/:id',
    address: '/ManufacturingCycleDefinition/Details/7',
    persona: 'administrator',
  },
  { route: '/WorkflowStepEfforts', address: '/WorkflowStepEfforts', persona: 'administrator' },
  { route: '/JobStep', address: '/JobStep', persona: 'administrator' },
  { route: '/Reports', address: '/Reports', persona: 'administrator' },
  { route: '/SurgeonPreferences', address: '/SurgeonPreferences', persona: 'administrator' },
  {
    route: '/Reports/EmbeddedReport/:id',
    address: '/Reports/EmbeddedReport/1',
    persona: 'plan-reader',
  },
  {
    route: '/Documentation/DocumentType',
    address: '/Documentation/DocumentType',
    persona: 'documentation-manager',
  },
  {
    route: '/Documentation/Country',
    address: '/Documentation/Country',
    persona: 'documentation-manager',
  },
  {
    route: '/Documentation/Division',
    address: '/Documentation/Division',
    persona: 'documentation-manager',
  },
  {
    route: '/Documentation/Portal',
    address: '/Documentation/Portal',
    persona: 'documentation-manager',
  },
  {
    route: '/Documentation/Language',
    address: '/Documentation/Language',
    persona: 'documentation-manager',
  },
  {
    route: '/Documentation/ProductFamily',
    address: '/Documentation/ProductFamily',
    persona: 'documentation-manager',
  },
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
  { route: '/Designer/AllSchedules', address: '/Designer/AllSchedules', persona: 'session-manager' },
  { route: '/Designer/Composite', address: '/Designer/Composite', persona: 'session-manager' },
  { route: '/Designer/List', address: '/Designer/List', persona: 'session-manager' },
  { route: '/Designer/Schedule', address: '/Designer/Schedule', persona: 'designer' },
  {
    route: '/Designer/Schedule/:id',
    address: '/Designer/Schedule/00000000-0000-4000-8000-000000000101',
    persona: 'session-manager',
  },
  { route: '/Designer/SessionPlanner', address: '/Designer/SessionPlanner', persona: 'session-manager' },
  {
    route: '/GeneralSessionProperties/List',
    address: '/GeneralSessionProperties/List',
    persona: 'session-manager',
  },
  { route: '/TrackingInformation', address: '/TrackingInformation', persona: 'administrator' },
  { route: '/Changes', address: '/Changes', persona: 'planner' },
  {
    route: '/Notification/NotificationsSettings',
    address: '/Notification/NotificationsSettings',
    persona: 'manufacturing',
  },
  { route: '/FilterManagement', address: '/FilterManagement', persona: 'administrator' },
  { route: '/RepeatOrders/:id', address: '/RepeatOrders/600', persona: 'planner' },
  { route: '/InsufficientPermissions', address: '/InsufficientPermissions', persona: 'planner' },
  { route: '/PermissionsLack', address: '/PermissionsLack', persona: 'no-rights' },
  { route: '/oidc-callback-error', address: '/oidc-callback-error', persona: 'planner' },
  { route: '*', address: '/nope', persona: 'planner' },
];

/** Built, but only ways to another screen. */
export const passages = [
  '/',
  '/oidc-callback',
  '/FulfilmentPlan/LoadFilter/:id?',
  '/ManufacturingCycle/LoadFilter/:id?',
];
