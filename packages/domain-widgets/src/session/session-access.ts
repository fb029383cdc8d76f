import type { DesignSession, MeetingCode } from '@crt/api-client/types-design-sessions';
import {
  meetingStatus,
  meetingStatusName,
  sessionType,
  type MeetingStatus,
} from '@crt/domain/booked-session';
import { sessionTexts } from '@crt/domain/session-texts';
import { meetingAllowsEdit } from '@crt/domain/session-verdicts';
import type { Status } from '@crt/ui/StatusMark';
import { sessionDialogTexts as texts } from './session-dialog.texts.ts';

/** The state of a meeting in words and as a mark (N16). */
export const meetingLook = (code: MeetingCode): { readonly name: string; readonly status: Status } => ({
  name: meetingStatusName[code],
  status: marks[code],
});

const marks: Readonly<Record<MeetingStatus, Status>> = {
  [meetingStatus.error]: 'failed',
  [meetingStatus.inProgress]: 'progress',
  [meetingStatus.created]: 'done',
  [meetingStatus.failed]: 'failed',
};

/** Whether it waits for its scan (N18). */
export const isPreReservation = ({ sessionType: type }: Pick<DesignSession, 'sessionType'>): boolean =>
  type === sessionType.preReservation;

/** Why a session cannot be changed or deleted now; undefined where it can (N16, N19). No code: nobody knows yet. */
export function sessionRefusals(
  session: Pick<DesignSession, 'canBeDeleted' | 'sessionType'>,
  code: MeetingCode | undefined,
): { readonly edit: string | undefined; readonly remove: string | undefined } {
  const isReserved = isPreReservation(session);
  if (!isReserved && code === undefined) return { edit: texts.meetingUnknown, remove: texts.meetingUnknown };
  const meeting = isReserved ? null : (code ?? null);
  const begun = session.canBeDeleted ? undefined : sessionTexts.hasBegun;
  const made = meetingAllowsEdit(meeting);
  return {
    edit: made.isAllowed ? begun : made.reason,
    remove: meeting === meetingStatus.inProgress ? sessionTexts.meetingInProgress : begun,
  };
}
