import { resourceScreen } from '../resources/resource-screen.tsx';
import type { MenuPlace, RouteRow } from './route.ts';

/** An entry of the Configuration menu, in a group or directly in it (B13). */
const place = (label: string, group?: string): readonly MenuPlace[] => [
  { section: 'configuration', label, ...(group !== undefined && { group }) },
];

/** Users, reference data and imports (S0 §2.4, S2 §2.3), in the order of the Configuration menu. */
export const administrationRoutes: readonly RouteRow[] = [
  { path: '/Users', title: 'User administration', access: ['CanManageUsers'], menu: place('Users') },
  { path: '/Users/:id', section: 'configuration', title: 'User administration', access: ['CanManageUsers'] },
  {
    path: '/Reports',
    title: 'Report Definitions',
    access: ['CanManageReportDefinitions'],
    screen: resourceScreen(() => import('../resources/report.resource.ts')),
    menu: place('Report Definitions'),
  },
  {
    path: '/SurgeonPreferences',
    title: 'Surgeon Preferences',
    access: ['CanManageSurgeonPreferences'],
    screen: resourceScreen(() => import('../resources/surgeon-preference.resource.ts')),
    menu: place('Surgeon Preferences'),
  },
  {
    path: '/DistributionCenters',
    title: 'Distribution Centers',
    access: ['CanManageMappings'],
    screen: resourceScreen(() => import('../resources/distribution-center.resource.ts')),
    menu: place('Distribution Centers'),
  },
  {
    path: '/MilestoneLeadTime',
    title: 'Milestone Lead Times',
    access: ['CanManageMilestoneLeadTimes'],
    menu: place('Milestone Lead Times', 'Lead Times'),
  },
  {
    path: '/MilestoneLeadTime/:id',
    section: 'configuration',
    title: 'Milestone Lead Times',
    access: ['CanManageMilestoneLeadTimes'],
  },
  {
    path: '/LeadTimeModifications',
    title: 'Default Lead Time Modifications',
    access: ['CanManageMilestoneLeadTimes'],
    menu: place('Default Lead Time Modifications', 'Lead Times'),
  },
  {
    path: '/Product',
    title: 'Products',
    access: ['CanManageProductTypes'],
    menu: place('Products', 'Product'),
  },
  {
    path: '/ProductType',
    title: 'Product Types',
    access: ['CanManageProductTypes'],
    menu: place('Product Types', 'Product'),
  },
  {
    path: '/ProductTypeMapping',
    title: 'Product Type Mapping',
    access: ['CanManageMappings'],
    menu: place('Product Type Mapping', 'Product'),
  },
  {
    path: '/ManufacturingLocations',
    title: 'Manufacturing Locations',
    access: ['CanFulfilmentPlanAdministrate'],
    menu: place('Manufacturing Locations', 'Manufacturing'),
  },
  {
    path: '/JobStep',
    title: 'Job Steps',
    access: ['CanManageWorkflows'],
    screen: resourceScreen(() => import('../resources/job-step.resource.ts')),
    menu: place('Job Steps', 'Manufacturing'),
  },
  {
    path: '/Workflow/List',
    title: 'Workflows',
    access: ['CanManageWorkflows'],
    screen: () => import('../screens/workflows/WorkflowListScreen.tsx'),
    menu: place('Workflows', 'Manufacturing'),
  },
  {
    path: '/Workflow/Create',
    section: 'configuration',
    title: 'New Workflow',
    access: ['CanManageWorkflows'],
    screen: () => import('../screens/workflows/NewWorkflowScreen.tsx'),
  },
  {
    path: '/Workflow/Details/:id',
    section: 'configuration',
    title: 'Workflow Details',
    access: ['CanManageWorkflows'],
    screen: () => import('../screens/workflows/WorkflowDetailsScreen.tsx'),
  },
  {
    path: '/ManufacturingCycleDefinition/List',
    title: 'Manufacturing Cycle Definitions',
    access: ['CanManageWorkflows'],
    screen: () => import('../screens/workflows/CycleDefinitionListScreen.tsx'),
    menu: place('Manufacturing Cycle Definitions', 'Manufacturing'),
  },
  {
    path: '/ManufacturingCycleDefinition/Details/:id',
    section: 'configuration',
    title: 'Manufacturing Cycle Definition',
    access: ['CanManageWorkflows'],
    screen: () => import('../screens/workflows/CycleDefinitionScreen.tsx'),
  },
  {
    path: '/WorkflowStepEfforts',
    title: 'Workflow Step Efforts',
    access: ['CanManageWorkflowStepEfforts'],
    menu: place('Workflow Step Efforts', 'Manufacturing'),
  },
  {
    path: '/ImportRequest/ImportFile',
    title: 'Import File',
    access: ['CanManageImportSettings'],
    menu: place('Import File', 'Import'),
  },
  {
    path: '/ImportRequest/List',
    title: 'List of Imports',
    access: ['CanManageImportSettings'],
    menu: place('List of Imports', 'Import'),
  },
  {
    path: '/ImportRequest/Details/:id',
    section: 'configuration',
    title: 'Import Details',
    access: ['CanManageImportSettings'],
  },
  {
    path: '/ImportRequest/Log',
    title: 'Import Log',
    access: ['CanManageImportSettings'],
    menu: place('Import Log', 'Import'),
  },
  {
    path: '/TrackingInformation',
    title: 'Tracking Information',
    access: ['CanManageImportSettings'],
    menu: place('Tracking Information', 'Import'),
  },
  {
    path: '/LocalCalendar',
    title: 'Local Calendar',
    access: ['CanManageLocalCalendar'],
    menu: place('Local Calendar', 'Calendar'),
  },
  {
    path: '/ManageCalendars',
    title: 'Calendars',
    access: ['CanManageLocalCalendar'],
    menu: place('Calendars', 'Calendar'),
  },
];
