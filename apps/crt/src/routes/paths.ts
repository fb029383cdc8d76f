import type { Landing } from '@crt/domain/landing';

/** What the plan list keeps in its address (E1); `index` is the 1-based number of the selected record (E6). */
export interface ListPosition {
  readonly selectedRecordId?: number | string;
  /** Narrows it to what contains this, or one of these ids (E9). */
  readonly requestId?: string;
  readonly index?: number;
  readonly recordsPerPage?: number;
  /** A saved filter that is in use (E22). */
  readonly storedQueryId?: number;
}

/** What the details of a plan keep in their address. */
export interface PlanPlace {
  /** Opened from a list, whose neighbours it leads to (F2). */
  readonly useContext?: true;
  /** Names the query of that list; without it the list that the person last saw counts. */
  readonly list?: string | undefined;
  /** The tab that is open, where it is not the first one. */
  readonly tab?: string | undefined;
}

function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | boolean | undefined>>,
): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const text = new URLSearchParams(entries).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** A saved filter of the documentation: of the documents (1) or of the products (2), with what stands in its address. */
interface DocumentationFilterPlace {
  readonly id: number;
  readonly storedQueryType: 1 | 2;
  readonly query: string;
}

/** Addresses of screens, relative to the base path. The only place where they are put together. */
export const paths = {
  home: () => '/',
  permissionsLack: () => '/PermissionsLack',
  insufficientPermissions: () => '/InsufficientPermissions',
  signInError: () => '/oidc-callback-error',
  planList: (position: ListPosition = {}) => withQuery('/FulfilmentPlan/List', { ...position }),
  /** Without an id: the list without any filter. */
  loadPlanFilter: (id?: number | string) =>
    id === undefined ? '/FulfilmentPlan/LoadFilter' : `/FulfilmentPlan/LoadFilter/${encodeURIComponent(id)}`,
  planDetails: (id: number | string, place: PlanPlace = {}) =>
    withQuery(`/FulfilmentPlan/Details/${encodeURIComponent(id)}`, { ...place }),
  report: (id: number) => `/Reports/EmbeddedReport/${id}`,
  repeatOrders: (id: number | string) => `/RepeatOrders/${encodeURIComponent(id)}`,
  /** The groups of lead times, or what is told beside them: which ones count, and which are missing. */
  leadTimeGroups: (shown?: 'applying' | 'missing') => withQuery('/MilestoneLeadTime', { shown }),
  /** The lead times of a group, or one that is missing there on its way in. */
  leadTimesOfGroup: (id: number, toAdd: { type?: number; category?: number; leadTime?: number } = {}) =>
    withQuery(`/MilestoneLeadTime/${id}`, toAdd),
  changes: (storedQueryId?: number | string) => withQuery('/Changes', { storedQueryId }),
  /** Without an id: the list without any filter. */
  loadManufacturingFilter: (id?: number | string) =>
    id === undefined
      ? '/ManufacturingCycle/LoadFilter'
      : `/ManufacturingCycle/LoadFilter/${encodeURIComponent(id)}`,
  manufacturingList: (position: ListPosition = {}) => withQuery('/ManufacturingCycle/List', { ...position }),
  manufacturingDetails: (id: number | string, place: PlanPlace = {}) =>
    withQuery(`/ManufacturingCycle/Details/${encodeURIComponent(id)}`, { ...place }),
  /** With the filters of the list from which it is opened, as they stand in its address. */
  bulkOperations: (filters?: URLSearchParams) => {
    const query = filters?.toString() ?? '';
    return query === ''
      ? '/ManufacturingCycle/BulkOperations'
      : `/ManufacturingCycle/BulkOperations?${query}`;
  },
  prototypeDetails: (id: number | string, place: PlanPlace = {}) =>
    withQuery(`/PrototypeManufacturingCycle/Details/${encodeURIComponent(id)}`, { ...place }),
  combinedOrders: (chosenDefinition?: number) => withQuery('/CombinedOrders', { chosenDefinition }),
  combinedOrder: (id: number) => `/CombinedOrders/${id}`,
  mySchedule: (requestId?: string) => withQuery('/Designer/Schedule', { requestId }),
  scheduleOf: (designerId: string, requestId?: string) =>
    withQuery(`/Designer/Schedule/${encodeURIComponent(designerId)}`, { requestId }),
  allSchedules: () => '/Designer/AllSchedules',
  compositeSchedule: () => '/Designer/Composite',
  workflowList: () => '/Workflow/List',
  newWorkflow: () => '/Workflow/Create',
  workflow: (id: number) => `/Workflow/Details/${id}`,
  cycleDefinitionList: () => '/ManufacturingCycleDefinition/List',
  /** 0 is a new one (U10). */
  cycleDefinition: (id: number) => `/ManufacturingCycleDefinition/Details/${id}`,
  documentList: () => '/Documentation/Document',
  /** A document, as it is today or was on a day. */
  document: (id: number, currentOn?: string) => withQuery(`/Documentation/Document/${id}`, { currentOn }),
  /** In which languages a document is there for which countries, today or on a day. */
  documentCoverage: (id: number, currentOn?: string) =>
    withQuery(`/Documentation/Document/${id}/Coverage`, { currentOn }),
  documentImportForm: () => '/Documentation/DocumentImport',
  documentImports: () => '/Documentation/DocumentImport/List',
  documentImport: (id: number) => `/Documentation/DocumentImport/${id}`,
  documentedProductList: () => '/Documentation/Product',
  documentedProduct: (id: number) => `/Documentation/Product/${id}`,
  requestImportForm: () => '/ImportRequest/ImportFile',
  requestImports: () => '/ImportRequest/List',
  requestImport: (id: number) => `/ImportRequest/Details/${id}`,
  productImportForm: () => '/Documentation/ProductImport',
  productImports: () => '/Documentation/ProductImport/List',
  productImport: (id: number) => `/Documentation/ProductImport/${id}`,
  /** A saved filter of the documents or of the products, put to use (W3). */
  savedDocumentationFilter: ({ id, storedQueryType, query }: DocumentationFilterPlace) =>
    `/Documentation/${storedQueryType === 1 ? 'Document' : 'Product'}?handleFilter=1&${query}&storedQueryId=${id}`,
  /** The keycodes, or those that a search finds. */
  keyCodes: (search?: string) => withQuery('/Documentation/KeyCode', { search }),
  /** What belongs to a code, in both directions. */
  trace: (code?: string) => withQuery('/Documentation/Trace', { code }),
  /** Countries, or the regions inside their screen (S4). */
  countries: (shown?: 'regions') => withQuery('/Documentation/Country', { shown }),
} as const;

/** A path that the server names, opened from a list whose neighbours it leads to (F2, G10). */
export const inContext = (path: string, list: string | undefined): string =>
  withQuery(path, { useContext: true, list });

/** The address of each landing screen (A10, A11). */
export const landingPath: Readonly<Record<Landing, string>> = {
  planList: paths.planList(),
  manufacturingList: paths.manufacturingList(),
  designerSchedule: paths.mySchedule(),
  allSchedules: paths.compositeSchedule(),
  documentList: paths.documentList(),
  productList: paths.documentedProductList(),
};
