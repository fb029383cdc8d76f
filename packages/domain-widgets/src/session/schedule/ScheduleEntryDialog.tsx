import type { HourCycle } from '@crt/ui/EventCalendar';
import { ConnectedSessionDetails } from '../ConnectedSessionDetails.tsx';
import { ConnectedSessionDialog } from '../ConnectedSessionDialog.tsx';
import { ConnectedCalendarFeedDialog } from '../feed/ConnectedCalendarFeedDialog.tsx';
import { ConnectedAbsenceDialog } from './ConnectedAbsenceDialog.tsx';
import { ConnectedAvailabilityDialog } from './ConnectedAvailabilityDialog.tsx';
import type { OpenEntry } from './open-entry.ts';

export interface ScheduleEntryDialogProps {
  readonly open: OpenEntry;
  readonly onOpen: (open: OpenEntry | undefined) => void;
  readonly designerId: string;
  /** Zone of the designer, IANA name. */
  readonly zone: string;
  readonly hourCycle: HourCycle;
  /** Whether the person manages sessions of everybody. */
  readonly mayManage: boolean;
  readonly planHref?: ((planId: number) => string) | undefined;
}

/** What is open over a schedule: an availability, an absence, a session, its form or the calendar feed (N7 to N19). */
const ScheduleEntryDialog = ({ open, onOpen, mayManage, planHref, ...place }: ScheduleEntryDialogProps) => {
  const onClose = () => onOpen(undefined);
  const { designerId } = place;
  switch (open.kind) {
    case 'availability':
      return <ConnectedAvailabilityDialog {...place} {...open} onClose={onClose} />;
    case 'absence':
      return <ConnectedAbsenceDialog {...place} {...open} mayMove={mayManage} onClose={onClose} />;
    case 'calendarFeed':
      return <ConnectedCalendarFeedDialog designerId={designerId} onClose={onClose} />;
    case 'details':
      return (
        <ConnectedSessionDetails
          session={open.session}
          zone={place.zone}
          hourCycle={place.hourCycle}
          planHref={planHref}
          onEdit={(session) => onOpen({ kind: 'editSession', session })}
          onClose={onClose}
        />
      );
    default:
      return (
        <ConnectedSessionDialog
          {...place}
          session={open.kind === 'editSession' ? open.session : undefined}
          known={open.kind === 'newSession' ? open.known : undefined}
          preferredDesignerId={designerId}
          isOwnOnly={!mayManage}
          onClose={onClose}
        />
      );
  }
};

export default ScheduleEntryDialog;
