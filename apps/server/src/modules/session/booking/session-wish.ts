import { enteredText } from '@crt/domain/entered-text';
import { milestoneType } from '@crt/domain/milestone-type';
import { planStatusName } from '@crt/domain/plan-status';
import { parseSessionDuration, parseWorkingDuration } from '@crt/domain/session-duration';
import { defaultDurations, sessionSettings, type SessionProperties } from '@crt/domain/session-settings';
import { statusesWithoutSession } from '@crt/domain/session-verdicts';
import { sessionTexts } from '@crt/domain/session-texts';
import { earliestStart, type SessionDurations, type SessionWish } from '@crt/domain/slot-search';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { invalidRequest } from '../../../errors.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isSameText } from '../../../platform/db/same-text.ts';
import { planMilestones } from '../../plan/plan-milestone.tables.ts';
import { plans } from '../../plan/plan.tables.ts';
import { hiddenTypeError } from '../../product/product.options.ts';
import { productTypes } from '../../product/product.tables.ts';
import { propertiesOf } from '../property/session-properties.ts';
import { sessionProperties } from '../session.tables.ts';
import { sessionOfPlan } from './session-of-plan.ts';

/** The plan of a session. */
export type PlanOfSession = typeof plans.$inferSelect;

/** Durations as every call of the sessions sends them (N15). */
export interface SentDurations {
  readonly preparationDuration: string;
  readonly sessionDuration: string;
  readonly postprocessingDuration: string;
}

/** Sent durations in ms. */
export const durationsOf = (sent: SentDurations): SessionDurations => ({
  preparation: parseWorkingDuration(sent.preparationDuration),
  session: parseSessionDuration(sent.sessionDuration),
  post: parseWorkingDuration(sent.postprocessingDuration),
});

/** The durations of a search, in ms. Throws at its field when the session has none (N14). */
export function searchedDurations(sent: SentDurations): SessionDurations {
  const durations = durationsOf(sent);
  if (durations.session > 0) return durations;
  throw invalidRequest([{ path: '/query/sessionDuration', message: sessionTexts.sessionTimeRequired }]);
}

/** The plan with a request id, however it is capitalised and whatever blanks are around: what a new plan takes for the same id (N33). */
export async function planOfRequest(tx: Database, requestId: string): Promise<PlanOfSession | undefined> {
  const [plan] = await tx
    .select()
    .from(plans)
    .where(isSameText(plans.requestId, enteredText(requestId)));
  return plan;
}

/** Why there is no plan with a request id (N13). */
export function noPlanOf(requestId: string): string {
  const entered = enteredText(requestId);
  return entered === '' ? sessionTexts.requestRequired : sessionTexts.unknownRequest(entered);
}

/** Whether a plan needs no session any more (N28). */
export const isOver = ({ status }: Pick<PlanOfSession, 'status'>) => statusesWithoutSession.includes(status);

/** A plan that wants a session, with what decides about that besides it. */
export interface WantedSession {
  readonly plan: PlanOfSession;
  readonly type: typeof productTypes.$inferSelect;
  /** How sessions of its type go. */
  readonly properties: readonly SessionProperties[];
  /** When its scan is planned to be there. */
  readonly scanPlannedAt: Date | null;
}

/** Reads what decides about the session of a plan, all at once: bookings wait for one another. */
export async function wantedSession(tx: Database, plan: PlanOfSession): Promise<WantedSession> {
  const scanOfPlan = and(
    eq(planMilestones.planId, plan.id),
    eq(planMilestones.type, milestoneType.fileUploaded),
  );
  const rows = await tx
    .select({ type: productTypes, properties: sessionProperties, scanPlannedAt: planMilestones.plannedAt })
    .from(productTypes)
    .leftJoin(sessionProperties, eq(sessionProperties.productTypeId, productTypes.id))
    .leftJoin(planMilestones, scanOfPlan)
    .where(eq(productTypes.id, plan.productTypeId));
  const [first] = rows;
  if (!first) throw new Error(`Plan ${plan.id} has no product type`);
  return {
    plan,
    type: first.type,
    properties: rows.flatMap(({ properties }) => (properties ? propertiesOf(properties) : [])),
    scanPlannedAt: first.scanPlannedAt,
  };
}

/**
 * Why a plan gets no session: it is over, or its product type is hidden. The session that it has already can be moved with
 * a hidden type too, which stays where it was chosen (T10).
 */
export function whyNoSession({ plan, type }: WantedSession, isMoved: boolean): string | undefined {
  if (isOver(plan)) return sessionTexts.planIsOver(plan.requestId, planStatusName[plan.status].toLowerCase());
  return isMoved ? undefined : hiddenTypeError(type);
}

/**
 * The plan for which times or designers are looked for, and the session of it that would be moved. Throws when there is no
 * such plan, or when it gets none.
 */
export async function plannedRequest(context: RequestContext, requestId: string) {
  const refused = (message: string) => invalidRequest([{ path: '/query/requestId', message }]);
  const plan = await planOfRequest(context.tx, requestId);
  if (!plan) throw refused(noPlanOf(requestId));
  const known = await sessionOfPlan(context, plan.id);
  const wanted = await wantedSession(context.tx, plan);
  const unfit = whyNoSession(wanted, known !== undefined);
  if (unfit !== undefined) throw refused(unfit);
  return { wanted, known };
}

/** Whether the scan of a plan is there and accepted; a plan that tracks none needs none (N18). */
export const isScanAccepted = ({ trackFileUploaded, fileUploadedDate }: PlanOfSession): boolean =>
  !trackFileUploaded || fileUploadedDate !== null;

/** What is wished for a plan: its type, its limit and from when on it can have a session (domain rules §3.8.1, §3.8.7). */
export function wishOfPlan(
  { clock }: RequestContext,
  { plan, properties, scanPlannedAt }: WantedSession,
  durations: SessionDurations,
): SessionWish {
  const { productTypeId, priority, fileUploadedDate } = plan;
  const settings = sessionSettings(properties, { productTypeId, priority }, defaultDurations);
  return {
    productTypeId,
    durations,
    dayLimit: settings?.dayLimit ?? null,
    now: clock.now().getTime(),
    earliest: earliestStart({ fileUploadedDate, fileUploadPlanned: scanPlannedAt }),
    isApiCaller: false,
  };
}
