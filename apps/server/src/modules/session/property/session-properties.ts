import {
  formatSessionDuration,
  formatWorkingDuration,
  parseSessionDuration,
  parseWorkingDuration,
} from '@crt/domain/session-duration';
import { defaultDurations, type SessionProperties } from '@crt/domain/session-settings';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Input, Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import type { Database } from '../../../platform/db/database.ts';
import { readPlan } from '../../plan/plan.options.ts';
import { productTypes } from '../../product/product.tables.ts';
import { isRefusal, type Outcome } from '../../reference-data/record-outcome.ts';
import { addRecord, editRecord, removeRecord } from '../../reference-data/save-record.ts';
import { announceSchedule } from '../announce.ts';
import { designDone, designRefused, type DesignResult } from '../design-result.ts';
import { lockSchedules } from '../schedule-lock.ts';
import { sessionProperties } from '../session.tables.ts';
import { properties } from './session-property.reference.ts';

type Row = typeof sessionProperties.$inferSelect;
type Durations = Pick<Row, 'preparationTime' | 'designSessionTime' | 'postProcessingTime'>;

const onTheWire = ({ preparationTime, designSessionTime, postProcessingTime }: Durations) => ({
  preparationTime: formatWorkingDuration(preparationTime),
  designSessionTime: formatSessionDuration(designSessionTime),
  postProcessingTime: formatWorkingDuration(postProcessingTime),
});

const entered = (sent: Input<'updateSessionProperties'>['body']) => ({
  preparationTime: parseWorkingDuration(sent.preparationTime),
  designSessionTime: parseSessionDuration(sent.designSessionTime),
  postProcessingTime: parseWorkingDuration(sent.postProcessingTime),
  sessionLimit: sent.sessionLimit,
});

/** All entries by product type, those without priority first (N26). */
export async function listProperties({ tx }: RequestContext): Promise<Output<'listSessionProperties'>> {
  const rows = await tx
    .select({ row: sessionProperties, productTypeName: productTypes.name })
    .from(sessionProperties)
    .innerJoin(productTypes, eq(productTypes.id, sessionProperties.productTypeId))
    .orderBy(sql`lower(${productTypes.name})`, asc(sessionProperties.priority));
  return rows.map(({ row, productTypeName }) => {
    const { id, productTypeId, priority, sessionLimit } = row;
    return { id, productTypeId, productTypeName, priority, ...onTheWire(row), sessionLimit };
  });
}

/** The entries of a product type, as the rules know them. */
export async function propertiesOfType(
  tx: Database,
  productTypeId: number,
): Promise<readonly SessionProperties[]> {
  const isOfType = eq(sessionProperties.productTypeId, productTypeId);
  return (await tx.select().from(sessionProperties).where(isOfType)).map(propertiesOf);
}

/** An entry as the rules know it. */
export const propertiesOf = (row: Row): SessionProperties => ({
  productTypeId: row.productTypeId,
  priority: row.priority,
  durations: {
    preparation: row.preparationTime,
    session: row.designSessionTime,
    post: row.postProcessingTime,
  },
  sessionLimit: row.sessionLimit,
});

/** The durations that apply to a plan; 0, 0 and 2 hours without an entry (N29, N30, C26). @throws not-found */
export async function defaultsOfPlan(
  { tx }: RequestContext,
  planId: number,
): Promise<Output<'getSessionDefaultsOfPlan'>> {
  const loaded = await readPlan(tx, planId);
  if (!loaded) throw notFound('Plan');
  const { productTypeId, priority } = loaded.plan;
  const isIt = and(
    eq(sessionProperties.productTypeId, productTypeId),
    eq(sessionProperties.priority, priority),
  );
  const [row] = await tx.select().from(sessionProperties).where(isIt);
  const durations = row ?? {
    preparationTime: defaultDurations.preparation,
    designSessionTime: defaultDurations.session,
    postProcessingTime: defaultDurations.post,
  };
  return { ...onTheWire(durations), productTypeId, priority };
}

function answerTo(context: RequestContext, outcome: Outcome): DesignResult {
  if (isRefusal(outcome)) return designRefused([outcome.message]);
  announceSchedule(context, null);
  return designDone(outcome.id);
}

/** Adds an entry (N26). */
export async function addProperties(
  context: RequestContext,
  sent: Input<'addSessionProperties'>['body'],
): Promise<DesignResult> {
  await lockSchedules(context);
  const { productTypeId, priority } = sent;
  const values = { productTypeId, priority, ...entered(sent) };
  return answerTo(context, await addRecord(context, properties.facts, values));
}

/** Changes durations and limit; what it is for stays (N27). @throws not-found */
export async function updateProperties(
  context: RequestContext,
  id: number,
  sent: Input<'updateSessionProperties'>['body'],
): Promise<DesignResult> {
  await lockSchedules(context);
  const [row] = await context.tx.select().from(sessionProperties).where(eq(sessionProperties.id, id));
  if (!row) throw notFound('Session property');
  const { productTypeId, priority } = row;
  const values = { productTypeId, priority, ...entered(sent) };
  return answerTo(context, await editRecord(context, properties.facts, id, values));
}

/** Removes an entry: without one the type cannot be planned (N32). @throws not-found */
export async function deleteProperties(context: RequestContext, id: number): Promise<DesignResult> {
  await lockSchedules(context);
  return answerTo(context, await removeRecord(context, properties.facts, id));
}
