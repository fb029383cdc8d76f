import { designStatus } from '@crt/domain/design-status';
import { importStatus, importStatusName } from '@crt/domain/import-log-list';
import { canEditPlan } from '@crt/domain/plan-edit';
import { isManuallyCreatable, requestTypeName } from '@crt/domain/request-type';
import type { RowDecision } from '../import/import-kind.ts';
import type { RowReason } from '../import/import.tables.ts';
import { factsOf } from '../plan/details/plan-facts.ts';
import type { NewPlanValues } from '../plan/new-plan/plan-check.ts';
import type { LoadedPlan } from '../plan/plan.options.ts';
import type { ImportedContent } from '../plan/reimport/import-source.tables.ts';
import { differencesOf, type Differences } from '../plan/reimport/take-over.ts';
import { hiddenTypeError } from '../product/product.options.ts';
import { keyOf, type FoundRequests } from './look-up-requests.ts';
import type { RequestRow } from './request-row.ts';

/** What is written for a row: a new plan, or what changes of one that is there; and what its source says from then on. */
export type RequestPlan = { readonly requestId: string; readonly content: ImportedContent } & (
  | { readonly kind: 'new'; readonly values: NewPlanValues }
  | { readonly kind: 'changed'; readonly loaded: LoadedPlan; readonly differences: Differences }
);

/** What is chosen for an import of requests (R10). */
export interface RequestImportOptions {
  readonly updateExistingPlans: boolean;
}

type Decision = RowDecision<RequestPlan>;

const about = (column: string | null, text: string): RowReason => ({ column, text });

/** What becomes of the requests of a file, in the words in which rows keep it (R15). */
export const requestStatus = {
  imported: importStatusName[importStatus.imported],
  updated: importStatusName[importStatus.updated],
  skipped: importStatusName[importStatus.skipped],
  staged: importStatusName[importStatus.staged],
} as const;

/**
 * Decides about a row (domain rules §3.10): what cannot be taken is skipped, what only waits for data is staged, a plan that
 * is there changes when that was asked for, everything else becomes a plan. It is known by its request id with plain signs,
 * as people look for it in the log.
 */
export function decideRequest(
  row: RequestRow,
  found: FoundRequests,
  { updateExistingPlans }: RequestImportOptions,
): Decision {
  const known = found.plans.get(keyOf(row.requestId));
  const base = { label: row.requestId, recordId: known?.id ?? null, changes: [] };
  const leave = (status: string, reasons: readonly RowReason[]): Decision => ({ ...base, status, reasons });
  const mapping = mappingOf(row, found);
  const faults = [...row.faults, ...mapping.faults];
  if (faults.length > 0) return leave(requestStatus.skipped, faults);
  if (known) {
    const changed = updateExistingPlans ? changeOf(known, row, found) : exists;
    return 'reason' in changed
      ? leave(requestStatus.skipped, [about(null, changed.reason)])
      : { ...base, status: requestStatus.updated, reasons: notesOf(row, known, found), plan: changed.plan };
  }
  const { product, locationId, waits } = placeOf(row, mapping.productTypeId, found);
  if (waits.length > 0) return leave(requestStatus.staged, waits);
  const content = contentOf(row);
  const values: NewPlanValues = {
    ...valuesOf(row, found),
    type: mapping.requestTypeId,
    designStatus: mapping.isDesignSessionRequired
      ? designStatus.waitingForSession
      : designStatus.waitingForFile,
    productTypeId: mapping.productTypeId,
    productId: product?.id ?? null,
    manufacturingLocationId: locationId,
    priority: mapping.isPriority,
    designSessionRequired: mapping.isDesignSessionRequired,
  };
  const plan: RequestPlan = { kind: 'new', requestId: row.requestId, content, values };
  return { ...base, status: requestStatus.imported, reasons: [], plan };
}

const exists = { reason: 'The plan exists already, and existing plans are not updated.' };

const contentOf = ({ surgeryDate, productNumber, distributionCenter }: RequestRow): ImportedContent => ({
  plannedSurgeryDate: surgeryDate,
  productNumber: productNumber || null,
  distributionCentre: distributionCenter || null,
});

/** What the product of a row stands for (T9), and what speaks against it. */
function mappingOf({ productName, productKey }: RequestRow, { mappings, types }: FoundRequests) {
  const none = {
    productTypeId: 0,
    requestTypeId: 1,
    isPriority: false,
    isDesignSessionRequired: false,
  } as const;
  if (productName === '' || productKey === '') return { ...none, faults: [] };
  const words = `${productName}, ${productKey}`;
  const mapping = mappings.get(keyOf(productName, productKey));
  if (!mapping) return { ...none, faults: [about(null, `No mapping for ${words}.`)] };
  const type = types.get(mapping.productTypeId);
  const hidden = type && hiddenTypeError(type);
  const kind = requestTypeName[mapping.requestTypeId];
  return {
    ...mapping,
    faults: [
      ...(hidden === undefined ? [] : [about(null, hidden)]),
      // E34: such plans have what no file tells, as the request that they repeat.
      ...(isManuallyCreatable(mapping.requestTypeId)
        ? [about(null, `${words} stands for a ${kind}, which is created manually.`)]
        : []),
    ],
  };
}

/** Where a new plan is made and sent, and the data for which it waits. */
function placeOf({ productNumber, distributionCenter }: RequestRow, typeId: number, found: FoundRequests) {
  const { content, types, locations } = found;
  const type = types.get(typeId);
  const product = content.products.find(
    (one) => one.number === productNumber && one.productTypeId === typeId,
  );
  const locationId = product?.manufacturingLocationId ?? type?.defaultManufacturingLocationId ?? null;
  const location = locationId === null ? undefined : locations.get(locationId);
  const center = content.centers.find((one) => one.requestDistributionCentre === distributionCenter);
  const waits = [
    ...(distributionCenter === ''
      ? [about(null, 'The distribution centre is missing.')]
      : center
        ? []
        : [about(null, `There is no distribution centre ${distributionCenter}.`)]),
    ...productFaults(productNumber, product, type?.name ?? ''),
    ...(location && !location.isActive ? [about(null, `${location.name} is not active.`)] : []),
  ];
  return { product, locationId, waits };
}

/** What speaks against the product that a row names. */
function productFaults(
  number: string,
  product: { readonly isActive: boolean } | undefined,
  typeName: string,
): RowReason[] {
  if (number === '' || product?.isActive === true) return [];
  const text = product
    ? `Product ${number} is not active.`
    : `${number} is no product of the type ${typeName}.`;
  return [about('productNumber', text)];
}

function valuesOf(row: RequestRow, { content }: FoundRequests) {
  const center = content.centers.find((one) => one.requestDistributionCentre === row.distributionCenter);
  return {
    requestId: row.requestId,
    status: 0,
    distributionCenterId: center?.id ?? null,
    plannedSurgeryDate: row.surgeryDate,
    hospital: row.hospital || null,
    surgeonName: row.surgeon || null,
    patientName: row.patient || null,
    trackFileUploaded: true,
  } as const;
}

/** What a row changes of a plan: what it leaves empty stays as it is. */
function changeOf(
  loaded: LoadedPlan,
  row: RequestRow,
  found: FoundRequests,
): { readonly reason: string } | { readonly plan: RequestPlan } {
  // Whoever imports needs no right to manage plans: what counts here is the plan.
  const verdict = canEditPlan('reimport', factsOf(loaded), new Set(['CanManageFulfilmentPlan']));
  if (!verdict.isAllowed) return { reason: verdict.reason };
  const said = contentOf(row);
  const content = { ...said, plannedSurgeryDate: said.plannedSurgeryDate ?? loaded.plan.plannedSurgeryDate };
  const differences = differencesOf(loaded, content, found.content);
  if (differences.changes.length === 0) return { reason: 'The plan is like this already.' };
  const { requestId } = loaded.plan;
  return { plan: { kind: 'changed', requestId, content, loaded, differences } };
}

/** What a row says that its plan cannot take. */
function notesOf(
  row: RequestRow,
  { plan, productType }: LoadedPlan,
  { content }: FoundRequests,
): RowReason[] {
  const { productNumber, distributionCenter } = row;
  const product = content.products.find(
    (one) => one.number === productNumber && one.productTypeId === plan.productTypeId,
  );
  const hasCenter = content.centers.some((one) => one.requestDistributionCentre === distributionCenter);
  return [
    ...productFaults(productNumber, product, productType.name),
    ...(distributionCenter === '' || hasCenter
      ? []
      : [about(null, `There is no distribution centre ${distributionCenter}.`)]),
  ];
}
