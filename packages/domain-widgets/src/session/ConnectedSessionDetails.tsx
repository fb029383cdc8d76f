import { listDesignDistributionCenters } from '@crt/api-client/design-sessions/design-option';
import {
  deleteDesignSession,
  getDesignSession,
  getMeetingStatus,
} from '@crt/api-client/design-sessions/design-session';
import { getDesigner } from '@crt/api-client/design-sessions/designer';
import { resultCode } from '@crt/api-client/enums/result-code';
import { skipToken, useRead, useWrite } from '@crt/api-client/hooks';
import type { DesignSession } from '@crt/api-client/types-design-sessions';
import { meetingStatus } from '@crt/domain/booked-session';
import { DateTime } from '@crt/ui/DateTime';
import type { HourCycle } from '@crt/ui/EventCalendar';
import { fullName } from '@crt/domain/full-name';
import { FailedRead } from '../shared/read/FailedRead.tsx';
import { removeAsked } from './remove-asked.ts';
import { isTaken, RemovedEntry } from './RemovedEntry.tsx';
import { isPreReservation } from './session-access.ts';
import { sessionDialogTexts as texts } from './session-dialog.texts.ts';
import { SessionDetails } from './SessionDetails.tsx';

export interface ConnectedSessionDetailsProps {
  readonly session: DesignSession;
  /** Zone in which its time is shown, IANA name. */
  readonly zone: string;
  readonly hourCycle: HourCycle;
  /** Address of a plan, for those to whom plans are open. */
  readonly planHref?: ((planId: number) => string) | undefined;
  /** The session as it is shown, which may be newer than the one that was opened. */
  readonly onEdit: (session: DesignSession) => void;
  readonly onClose: () => void;
}

/** So often the state of a meeting that is being made is asked for again, in ms (N39). */
const meetingInterval = 5000;

/** The details of a session with the state of its meeting, and its removal (N16 to N19, N38, N39). */
export const ConnectedSessionDetails = (props: ConnectedSessionDetailsProps) => {
  const { zone, hourCycle, planHref, onEdit, onClose } = props;
  const { id } = props.session;
  const is12 = hourCycle === 12;
  const { remove, isGone } = useRemove(id, onClose);
  // By itself: schedules leave out the patient.
  const whole = useRead(getDesignSession, { id }, { enabled: !isGone });
  const session = whole.data ?? props.session;
  const meeting = useRead(getMeetingStatus, isPreReservation(session) ? skipToken : { id }, {
    enabled: !isGone,
    refetchInterval: ({ state }) => state.data?.code === meetingStatus.inProgress && meetingInterval,
  });
  const names = useNames(session);
  // What stood in it is theirs no more, or was deleted.
  if (isTaken(whole.error))
    return <RemovedEntry title={texts.details} message={whole.error.message} onClose={onClose} />;
  return (
    <SessionDetails
      session={session}
      names={names}
      meeting={meeting.data?.code}
      when={
        // One text, which breaks between the two where there is no room.
        <span>
          <DateTime
            value={session.startDate}
            timeZone={zone}
            dateStyle={is12 ? 'dateTime12' : 'dateTime'}
            isZoneHidden
          />{' '}
          – <DateTime value={session.endDate} timeZone={zone} dateStyle={is12 ? 'time12' : 'time'} />
        </span>
      }
      planHref={planHref?.(session.fulfilmentPlanId)}
      failure={
        <>
          {whole.isLoadingError && <Failed read={whole} failed={texts.failed} />}
          {meeting.isLoadingError && <Failed read={meeting} failed={texts.meetingFailed} />}
        </>
      }
      onEdit={() => onEdit(session)}
      onDelete={() => void remove()}
      onClose={onClose}
    />
  );
};

interface FailedProps {
  readonly read: Pick<ReturnType<typeof useRead>, 'error' | 'refetch' | 'isFetching'>;
  readonly failed: string;
}

const Failed = ({ read: { error, refetch, isFetching }, failed }: FailedProps) => (
  <FailedRead error={error} failed={failed} onRetry={refetch} isRetrying={isFetching} />
);

/** The names behind the ids of a session (N38). */
function useNames({ designerId, productTypeName, distributionCenterId }: DesignSession) {
  const designer = useRead(getDesigner, { id: designerId });
  const centers = useRead(listDesignDistributionCenters, {});
  return {
    designer: designer.data && fullName(designer.data),
    productType: productTypeName,
    distributionCenter: centers.data?.find(({ id }) => id === distributionCenterId)?.name,
  };
}

/**
 * Asks, deletes and tells how it ended; one sentence stands for every reason why it did not (N12, N19). What is gone, or
 * going, is not asked for again.
 */
function useRemove(id: number, onDone: () => void) {
  const { mutateAsync, isPending, data } = useWrite(deleteDesignSession);
  const remove = async () => {
    const isDone = await removeAsked(texts.removeQuestion, () => mutateAsync({ id }), texts.removeFailed);
    if (isDone) onDone();
  };
  const isDeleted = data !== undefined && data.result !== resultCode.error;
  // What is being deleted is not asked for again: it would not be found.
  return { remove, isGone: isPending || isDeleted };
}
