import { planFieldText } from '@crt/domain/plan-field';
import { asc, count, desc, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { RequestContext } from '../../../context.ts';
import type { Input, Output } from '../../../contract/handlers.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { plans } from '../../plan/plan.tables.ts';
import { productTypes } from '../../product/product.tables.ts';
import { users } from '../../user/user.tables.ts';
import { answerOf } from '../../write-road/answer.ts';
import { changes } from '../change.tables.ts';
import { changeConditions } from './change-conditions.ts';

type ChangeRow = Output<'listChanges'>['data'][number];
type Column = NonNullable<Input<'listChanges'>['body']['orderBy']>;

const sortColumns: Readonly<Record<Column, PgColumn>> = {
  requestId: plans.requestId,
  productType: productTypes.name,
  date: changes.changedAt,
  changeType: changes.field,
  message: changes.newText,
  distributionCenter: distributionCenters.requestDistributionCentre,
  userSymbol: changes.userSymbol,
  poNumber: plans.poNumber,
};

/** One page of the changes of all plans, newest first unless sorted otherwise (V1, V7, V9). */
export async function listChanges(
  { tx, clock }: RequestContext,
  request: Input<'listChanges'>['body'],
): Promise<Output<'listChanges'>> {
  const { filters, limit = 10, page = 1 } = request;
  const where = changeConditions(filters, clock.now());
  const [counted] = await tx
    .select({ number: count() })
    .from(changes)
    .innerJoin(plans, eq(plans.id, changes.aggregateId))
    .where(where);
  const rows = await tx
    .select({
      change: changes,
      plan: { id: plans.id, requestId: plans.requestId, poNumber: plans.poNumber },
      productType: productTypes.name,
      distributionCenter: distributionCenters.requestDistributionCentre,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(changes)
    .innerJoin(plans, eq(plans.id, changes.aggregateId))
    .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId))
    .leftJoin(distributionCenters, eq(distributionCenters.id, plans.distributionCenterId))
    .leftJoin(users, eq(users.id, changes.userId))
    .where(where)
    .orderBy(...orderOf(request))
    .limit(limit)
    .offset((page - 1) * limit);
  const data = rows.map(({ change, plan, firstName, lastName, ...names }): ChangeRow => ({
    ...names,
    id: change.id,
    fulfilmentPlanId: plan.id,
    requestId: plan.requestId,
    date: change.changedAt.toISOString(),
    changeType: planFieldText(change.field),
    message: sentenceOf(change),
    userSymbol: change.userSymbol || null,
    userName: firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim(),
    poNumber: plan.poNumber,
  }));
  return answerOf({ data, count: counted?.number ?? 0 });
}

function orderOf(request: Input<'listChanges'>['body']): SQL[] {
  const orderBy = request.orderBy ?? request.filters.orderBy;
  const isAscending = (request.ascending ?? request.filters.ascending) === 1;
  const column = sortColumns[orderBy ?? 'date'];
  return isAscending ? [asc(column), asc(changes.id)] : [desc(column), desc(changes.id)];
}

/** The change as a sentence (V9). */
function sentenceOf({
  field,
  oldText,
  newText,
}: Pick<typeof changes.$inferSelect, 'field' | 'oldText' | 'newText'>): string {
  const name = planFieldText(field);
  if (newText === null) return `${name} removed: ${oldText ?? ''}.`;
  return oldText === null ? `${name} set to ${newText}.` : `${name} changed from ${oldText} to ${newText}.`;
}
