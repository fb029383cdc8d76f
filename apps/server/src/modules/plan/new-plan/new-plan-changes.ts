import { hasQuantity } from '@crt/domain/quantity';
import { requestType } from '@crt/domain/request-type';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import type { FieldChange } from '../../history/record-changes.ts';
import { changed } from '../../history/changed.ts';
import { shownDate, shownValue } from '../../history/field-value.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import type { LoadedPlan } from '../plan.repository.ts';
import { plans } from '../plan.tables.ts';

/** The history of a new plan begins with everything that was typed for it: a row for the plan and one per field (F46). */
export async function newPlanChanges(tx: Database, { plan, product, productType }: LoadedPlan) {
  const isReOrder = plan.type === requestType.reOrder;
  const typed: readonly FieldChange[][] = [
    first('created', 'text', plan.requestId),
    first('orderNumber', 'text', plan.orderNumber),
    first('underlyingRequestId', 'text', await underlyingOf(tx, plan)),
    first('productNumber', 'text', isReOrder ? null : (product?.number ?? null)),
    first('quantity', 'number', hasQuantity(plan.type, productType.code) ? plan.quantity : null),
    first(
      'manufacturingLocalizationId',
      'choice',
      plan.manufacturingLocationId,
      await locationName(tx, plan.manufacturingLocationId),
    ),
    first(
      'distributionCenterId',
      'choice',
      isReOrder ? null : plan.distributionCenterId,
      await centerName(tx, plan.distributionCenterId),
    ),
    first('plannedSurgeryDate', 'date', plan.plannedSurgeryDate, shownDate(plan.plannedSurgeryDate)),
  ];
  return typed.flat();
}

/** What was typed for a field that had nothing before. */
function first(
  field: string,
  kind: FieldChange['kind'],
  value: string | number | null,
  text = shownValue(value),
): FieldChange[] {
  return changed(field, kind, null, value, (one) => (one === null ? null : text));
}

async function underlyingOf(tx: Database, { underlyingPlanId }: LoadedPlan['plan']): Promise<string | null> {
  if (underlyingPlanId === null) return null;
  const [row] = await tx
    .select({ requestId: plans.requestId })
    .from(plans)
    .where(eq(plans.id, underlyingPlanId));
  return row?.requestId ?? null;
}

async function centerName(tx: Database, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [center] = await tx
    .select({ name: distributionCenters.requestDistributionCentre })
    .from(distributionCenters)
    .where(eq(distributionCenters.id, id));
  return center?.name ?? null;
}

async function locationName(tx: Database, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [location] = await tx
    .select({ name: manufacturingLocations.name })
    .from(manufacturingLocations)
    .where(eq(manufacturingLocations.id, id));
  return location?.name ?? null;
}
