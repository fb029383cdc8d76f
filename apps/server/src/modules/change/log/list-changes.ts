import { planFieldText } from '@crt/domain/plan-field';
import { eq, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Input, Output } from '../../../contract/handlers.ts';
import type { Database } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { plans } from '../../plan/plan.tables.ts';
import { productTypes } from '../../product/product.tables.ts';
import { users } from '../../user/user.tables.ts';
import { answerOf } from '../../write-road/answer.ts';
import { changeSentence } from '../change-sentence.ts';
import { changes } from '../change.tables.ts';
import { changeConditions } from './change-conditions.ts';
import { findChangePage } from './change-page.ts';

type ChangeRow = Output<'listChanges'>['data'][number];
/** One page of the changes of all plans, newest first unless sorted otherwise; a page beyond the last one gives the last one (V1, V7, V9). */
export async function listChanges(
  { tx, clock }: RequestContext,
  request: Input<'listChanges'>['body'],
): Promise<Output<'listChanges'>> {
  const { filters, limit = 10, page = 1 } = request;
  const conditions = changeConditions(filters, clock.now());
  const findPage = (index: number) =>
    findChangePage(tx, {
      ...conditions,
      orderBy: request.orderBy ?? filters.orderBy ?? 'date',
      isAscending: (request.ascending ?? filters.ascending) === 1,
      limit,
      offset: index * limit,
    });
  const found = await findPage(page - 1);
  const { total } = found;
  const isBeyond = found.ids.length === 0 && total > 0;
  const { ids } = isBeyond ? await findPage(Math.ceil(total / limit) - 1) : found;
  const rows = await findChangeRows(tx, ids);
  const data = rows.map(({ change, plan, firstName, lastName, ...names }): ChangeRow => ({
    ...names,
    id: change.id,
    fulfilmentPlanId: plan.id,
    requestId: plan.requestId,
    date: change.changedAt.toISOString(),
    changeType: planFieldText(change.field),
    message: changeSentence(change),
    userSymbol: change.userSymbol || null,
    userName: firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim(),
    poNumber: plan.poNumber,
  }));
  return answerOf({ data, count: total });
}

const changesByIds = statement('changes_by_ids', (tx) =>
  tx
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
    .where(sql`${changes.id} = any (${sql.placeholder('ids')}::bigint[])`),
);

async function findChangeRows(tx: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await changesByIds(tx).execute({ ids: `{${ids.join(',')}}` });
  const byId = new Map(rows.map((row) => [row.change.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
