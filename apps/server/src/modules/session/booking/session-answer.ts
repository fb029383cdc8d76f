import { sessionType } from '@crt/domain/booked-session';
import { formatSessionDuration, formatWorkingDuration } from '@crt/domain/session-duration';
import { canDeleteSession } from '@crt/domain/session-verdicts';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import type { SessionRow } from './session.repository.ts';

type Answer = Output<'getDesignSession'>;

/** Names of patients are for who may read plans. */
function readsPlans({ actor: { permissions } }: RequestContext): boolean {
  return permissions.has('ReadOnlyFulfilmentPlanAccess') || permissions.has('CanManageFulfilmentPlan');
}

/** The contract has room for so many addresses. */
const mostEmails = 20;

/** A session as calendars and dialogs get it (N38). */
export function sessionAnswer(context: RequestContext, { session, plan, organizer }: SessionRow): Answer {
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
    organizer: organizer && `${organizer.firstName} ${organizer.lastName}`,
    surgeonName: plan.surgeonName,
    startDate: session.startAt.toISOString(),
    endDate: session.endAt.toISOString(),
    canBeDeleted: verdict.isAllowed,
    sessionType: session.meeting === null ? sessionType.preReservation : sessionType.session,
    preparationTime: formatWorkingDuration(session.preparationTime),
    sessionTime: formatSessionDuration(span.end - span.start),
    postProcessingTime: formatWorkingDuration(session.postProcessingTime),
    productTypeId: plan.productTypeId,
    distributionCenterId: plan.distributionCenterId,
    productId: plan.productId,
    emailAddresses: plan.additionalEmails.slice(0, mostEmails),
    patientName: readsPlans(context) ? plan.patientName : null,
  };
}
