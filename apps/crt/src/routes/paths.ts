import type { Landing } from '@crt/domain/landing';

/** What the plan list keeps in its address (E1); `index` is the 1-based number of the selected record (E6). */
export interface ListPosition {
  readonly selectedRecordId?: number | string;
  readonly index?: number;
  readonly recordsPerPage?: number;
  /** A saved filter that is in use (E22). */
  readonly storedQueryId?: number;
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

/** Addresses of screens, relative to the base path. The only place where they are put together. */
export const paths = {
  home: () => '/',
  permissionsLack: () => '/PermissionsLack',
  insufficientPermissions: () => '/InsufficientPermissions',
  signInError: () => '/oidc-callback-error',
  planList: (position: ListPosition = {}) => withQuery('/FulfilmentPlan/List', { ...position }),
  loadPlanFilter: (id: number | string) => `/FulfilmentPlan/LoadFilter/${encodeURIComponent(id)}`,
  planDetails: (id: number | string, useContext = false) =>
    withQuery(`/FulfilmentPlan/Details/${encodeURIComponent(id)}`, { useContext: useContext || undefined }),
  repeatOrders: (id: number | string) => `/RepeatOrders/${encodeURIComponent(id)}`,
  changes: (storedQueryId?: number | string) => withQuery('/Changes', { storedQueryId }),
  loadManufacturingFilter: (id: number | string) =>
    `/ManufacturingCycle/LoadFilter/${encodeURIComponent(id)}`,
  manufacturingList: () => '/ManufacturingCycle/List',
  manufacturingDetails: (id: number | string) => `/ManufacturingCycle/Details/${encodeURIComponent(id)}`,
  prototypeDetails: (id: number | string) => `/PrototypeManufacturingCycle/Details/${encodeURIComponent(id)}`,
  mySchedule: (requestId?: string) => withQuery('/Designer/Schedule', { requestId }),
  scheduleOf: (designerId: string, requestId: string) =>
    withQuery(`/Designer/Schedule/${encodeURIComponent(designerId)}`, { requestId }),
  allSchedules: () => '/Designer/AllSchedules',
  compositeSchedule: () => '/Designer/Composite',
  documentList: () => '/Documentation/Document',
} as const;

/** What an id looks like in an address: a whole number from 1 that every call takes. */
export const idForm = /^[1-9]\d{0,8}$/;

/** The id that a text of an address is. */
export const readId = (text: string | null | undefined): number | undefined =>
  text && idForm.test(text) ? Number(text) : undefined;

/** The plan whose details a path leads to. */
export function planIdOf(path: string): string | undefined {
  return /\/FulfilmentPlan\/Details\/(\d+)/.exec(path)?.[1];
}

/** The address of each landing screen (A10, A11). */
export const landingPath: Readonly<Record<Landing, string>> = {
  planList: paths.planList(),
  manufacturingList: paths.manufacturingList(),
  designerSchedule: paths.mySchedule(),
  allSchedules: paths.compositeSchedule(),
  documentList: paths.documentList(),
};
