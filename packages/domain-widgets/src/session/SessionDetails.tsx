import type { DesignSession, MeetingCode } from '@crt/api-client/types-design-sessions';
import { durationText } from '@crt/domain/session-duration';
import { sessionTexts } from '@crt/domain/session-texts';
import { Banner } from '@crt/ui/Banner';
import { Button } from '@crt/ui/Button';
import { Dialog } from '@crt/ui/Dialog';
import { Link } from '@crt/ui/Link';
import { Property, PropertyList } from '@crt/ui/PropertyList';
import { Stack } from '@crt/ui/Stack';
import { StatusMark } from '@crt/ui/StatusMark';
import type { ReactNode } from 'react';
import { readDurations } from './properties/session-properties-draft.ts';
import { isPreReservation, meetingLook, sessionRefusals } from './session-access.ts';
import { sessionDialogTexts as texts } from './session-dialog.texts.ts';

/** Names that a session has only as ids; undefined while they are on their way. */
export interface SessionNames {
  readonly designer: string | undefined;
  readonly productType: string | undefined;
  readonly distributionCenter: string | undefined;
}

export interface SessionDetailsProps {
  readonly session: DesignSession;
  readonly names: SessionNames;
  /** State of its meeting; undefined while it is on its way, and for a pre-reservation, which has none (N39). */
  readonly meeting?: MeetingCode | undefined;
  /** When it is, in words, with its zone. */
  readonly when: ReactNode;
  /** Address of its plan, for those who may see it. */
  readonly planHref?: string | undefined;
  /** Instead of its state: that it could not be loaded. */
  readonly failure?: ReactNode;
  /** Absent for people who only look. */
  readonly onEdit?: (() => void) | undefined;
  readonly onDelete?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Everything about a session, what can be done with it in its state, and what a pre-reservation waits for (N16 to N18, N38). */
export const SessionDetails = (props: SessionDetailsProps) => {
  const { session, meeting, failure, onEdit, onDelete, onClose } = props;
  const refusals = sessionRefusals(session, meeting);
  const isReserved = isPreReservation(session);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isReserved ? texts.preReservation : texts.details}
      footer={
        <>
          {onDelete && (
            <Button tone="critical" onPress={onDelete} disabledReason={refusals.remove}>
              {texts.remove}
            </Button>
          )}
          {onEdit && (
            <Button onPress={onEdit} disabledReason={refusals.edit}>
              {texts.editAction}
            </Button>
          )}
          <Button onPress={onClose}>{texts.close}</Button>
        </>
      }
    >
      <Stack gap={4}>
        {isReserved && <Banner tone="caution">{sessionTexts.preReservation}</Banner>}
        {failure}
        <SessionFacts {...props} />
      </Stack>
    </Dialog>
  );
};

const SessionFacts = ({ session, names, meeting, when, planHref }: SessionDetailsProps) => {
  const {
    preparation,
    session: length,
    post,
  } = readDurations({
    preparationTime: session.preparationTime,
    designSessionTime: session.sessionTime,
    postProcessingTime: session.postProcessingTime,
  });
  const look = meeting === undefined ? undefined : meetingLook(meeting);
  return (
    <PropertyList layout="aside">
      <Property label={texts.requestId}>
        {planHref === undefined ? session.requestId : <Link href={planHref}>{session.requestId}</Link>}
      </Property>
      {!isPreReservation(session) && (
        <Property label={texts.meeting}>
          <span aria-live="polite">{look && <StatusMark status={look.status}>{look.name}</StatusMark>}</span>
        </Property>
      )}
      <Property label={texts.designer}>{names.designer}</Property>
      <Property label={texts.planned}>{when}</Property>
      <Property label={texts.preparation}>{durationText(preparation)}</Property>
      <Property label={texts.session}>{durationText(length)}</Property>
      <Property label={texts.post}>{durationText(post)}</Property>
      <Property label={texts.surgeon}>{session.surgeonName}</Property>
      <Property label={texts.organizer}>
        {session.organizerId === null ? texts.bookedViaApi : session.organizer}
      </Property>
      <Property label={texts.productType}>{names.productType}</Property>
      <Property label={texts.distributionCenter}>{names.distributionCenter}</Property>
      <Property label={texts.emails}>{session.emailAddresses.join(', ')}</Property>
      <Property label={texts.patient}>{session.patientName}</Property>
    </PropertyList>
  );
};
