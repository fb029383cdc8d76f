import { fullName } from '@crt/domain/full-name';
import { sessionType } from '@crt/domain/booked-session';
import { formatSessionDuration, formatWorkingDuration } from '@crt/domain/session-duration';
import { canDeleteSession } from '@crt/domain/session-verdicts';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { encodeStamp } from '../../write-road/stamp.ts';
import type { SessionRow } from './session.repository.ts';

type Answer = Output<'getDesignSession'>;

/** Lists tell names of patients only to who may read plans. */
function readsPlans({ actor: { permissions } }: RequestContext): boolean {
  return permissions.has('ReadOnlyFulfilmentPlanAccess') || permissions.has('CanManageFulfilmentPlan');
}

/** The contract has room for so many addresses. */
const mostEmails = 200;

/** A session by itself: who works with it, its designer or who manages sessions, learns the patient as well (N38). */
export function sessionDetails(context: RequestContext, row: SessionRow): Answer {
  const { permissions, userId } = context.actor;
  const isTheirs = userId === row.session.designerId || permissions.has('CanManageDesignSessions');
  const answer = sessionAnswer(context, row);
  return isTheirs ? { ...answer, patientName: row.plan.patientName } : answer;
}

/** A session as calendars get it (N38). */
export function sessionAnswer(context: RequestContext, row: SessionRow): Answer {
  const { session, plan, productType, organizer } = row;
  const span = { start: session.startAt.getTime(), end: session.endAt.getTime() };
  const verdict = canDeleteSession(
    { meeting: session.meeting, session: span },
    context.clock.now().getTime(),
  );
  return {
    id: session.id,
    requestId: plan.requestId,
    designerId: session.designerId,
    fulfilmentPlanId: plan.id,
    organizerId: session.organizerId,
    organizer: organizer && fullName(organizer),
    surgeonName: plan.surgeonName,
    startDate: session.startAt.toISOString(),
    endDate: session.endAt.toISOString(),
    canBeDeleted: verdict.isAllowed,
    sessionType: session.meeting === null ? sessionType.preReservation : sessionType.session,
    meeting: session.meeting,
    preparationTime: formatWorkingDuration(session.preparationTime),
    sessionTime: formatSessionDuration(span.end - span.start),
    postProcessingTime: formatWorkingDuration(session.postProcessingTime),
    productTypeId: plan.productTypeId,
    productTypeName: productType,
    distributionCenterId: plan.distributionCenterId,
    productId: plan.productId,
    emailAddresses: plan.additionalEmails.slice(0, mostEmails),
    patientName: readsPlans(context) ? plan.patientName : null,
    timestampBase64: encodeStamp(session.stamp),
  };
}
